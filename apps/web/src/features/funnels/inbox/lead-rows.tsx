import type { Lead } from '@wildpath/contract'
import { ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

import { neighbourKey, stepTo } from '../../../lib/list-steps.ts'
import { shortcutKey } from '../../../lib/shortcut-key.ts'
import { relativeTime } from '../../../lib/relative-time.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useStableCallbacks } from '../../../lib/use-stable-callbacks.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { countOf, formatCount } from '../funnel-stats.ts'
import { LeadRow } from './lead-row.tsx'
import { focusLead, leadFocused } from './row-focus.ts'

type LeadRowsProps = {
  leads: readonly Lead[]
  total: number
  openId: string | null
  selected: ReadonlySet<string>
  isFresh: (lead: Lead) => boolean
  showsFunnel: boolean
  hrefOf: (id: string) => string
  /** So many newer ones wait above. */
  waiting: number
  top: RefObject<HTMLElement | null>
  hasMore: boolean
  isLoadingMore: boolean
  onShowMore: () => void
  onOpen: (id: string) => void
  onSelect: (id: string, isRange: boolean) => void
  onSelectAll: (isSelected: boolean) => void
}

/** The list itself: rows, keys, and what comes when its end is near. */
export function LeadRows(props: LeadRowsProps) {
  const { leads, selected, waiting, hasMore, isLoadingMore } = props
  const list = useRef<HTMLDivElement>(null)
  const now = useNow()
  const { onOpen, onSelect, onShowMore } = useStableCallbacks({
    onOpen: props.onOpen,
    onSelect: props.onSelect,
    onShowMore: props.onShowMore,
  })
  const chosen = leads.filter(({ id }) => selected.has(id)).length

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.metaKey || event.ctrlKey || event.altKey || !list.current) return
    const id = leadFocused(event.target)
    if (id === null) return
    const key = shortcutKey(event)
    if (key === 'x') onSelect(id, event.shiftKey)
    const next = stepTo(
      leads.map((lead) => lead.id),
      id,
      neighbourKey(key),
    )
    if (next !== null) {
      event.preventDefault()
      focusLead(list.current, next)
    }
  }

  return (
    <div className="flex min-w-0 flex-col gap-4">
      {waiting > 0 && (
        <div className="sticky top-20 z-20 -mb-15 flex h-11 justify-center">
          <Button onClick={() => props.top.current?.scrollIntoView({ block: 'center' })}>
            <ArrowUp aria-hidden size={18} />
            {countOf(waiting, 'new lead')}
          </Button>
        </div>
      )}
      <Card className="overflow-clip p-0! sm:p-0!">
        <div className="flex min-h-12 items-center justify-between gap-3 border-b border-line pr-4 text-note text-quiet sm:pr-5">
          <label className="flex min-h-12 cursor-pointer items-center">
            <span className="flex w-12 shrink-0 justify-center sm:w-14">
              <input
                type="checkbox"
                checked={chosen > 0 && chosen === leads.length}
                ref={(box) => {
                  if (box) box.indeterminate = chosen > 0 && chosen < leads.length
                }}
                onChange={(event) => props.onSelectAll(event.target.checked)}
              />
            </span>
            Select all shown
          </label>
          <span aria-live="polite">
            {formatCount(leads.length)} of {formatCount(props.total)}
          </span>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- keys of the links in it; between ul and li there is no room for stretches */}
        <div ref={list} role="list" aria-label="Leads" onKeyDown={handleKey}>
          {stretchesOf(leads).map((stretch) => (
            <div
              key={stretch[0]?.id}
              className="[contain-intrinsic-size:auto_68rem] [content-visibility:auto]"
            >
              {stretch.map((lead) => (
                <LeadRow
                  key={lead.id}
                  lead={lead}
                  when={relativeTime(lead.enquired_at, now)}
                  href={props.hrefOf(lead.id)}
                  isOpen={lead.id === props.openId}
                  isSelected={selected.has(lead.id)}
                  isFresh={props.isFresh(lead)}
                  showsFunnel={props.showsFunnel}
                  onOpen={onOpen}
                  onSelect={onSelect}
                />
              ))}
            </div>
          ))}
        </div>
      </Card>
      {hasMore && (
        <div className="flex justify-center">
          <NearEnd key={leads.length} isPaused={isLoadingMore} onNear={onShowMore} />
          <Button variant="secondary" isBusy={isLoadingMore} onClick={onShowMore}>
            Show more
          </Button>
        </div>
      )}
    </div>
  )
}

const stretchLength = 12

/**
 * The browser draws a stretch of rows only near the screen, and a whole stretch within one frame: of twenty
 * rows that frame comes late, of twelve it does not. It watches every stretch at every frame of scrolling, so
 * that shorter ones cost more than they save. Counted from the end, so that a new lead at the top leaves the
 * other stretches as they are.
 */
function stretchesOf(leads: readonly Lead[]): (readonly Lead[])[] {
  const first = leads.length % stretchLength
  const starts = Array.from(
    { length: Math.floor(leads.length / stretchLength) },
    (_, index) => first + index * stretchLength,
  )
  const rest = starts.map((start) => leads.slice(start, start + stretchLength))
  return first === 0 ? rest : [leads.slice(0, first), ...rest]
}

/** Asks for more a screen before the end is reached. */
function NearEnd({ isPaused, onNear }: { isPaused: boolean; onNear: () => void }) {
  const mark = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (isPaused || !mark.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      { rootMargin: '900px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [isPaused, onNear])

  return <span ref={mark} aria-hidden />
}
