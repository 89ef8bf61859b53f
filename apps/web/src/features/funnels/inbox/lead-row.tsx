import { type Lead, readSource, sourceName } from '@wildpath/contract'
import { clsx } from 'clsx'
import { type ChangeEvent, memo, type MouseEvent } from 'react'

import { Badge } from '../../../ui/badge.tsx'
import { answersPreview, leadParts } from './lead/lead-parts.ts'
import { StatusBadge } from './status-badge.tsx'

type LeadRowProps = {
  lead: Lead
  /** '2 hours ago' */
  when: string
  /** Where the lead opens when the link is opened elsewhere. */
  href: string
  isOpen: boolean
  isSelected: boolean
  /** It came in while this screen was open. */
  isFresh: boolean
  showsFunnel: boolean
  onOpen: (id: string) => void
  onSelect: (id: string, isRange: boolean) => void
}

/** One line of the inbox, drawn again only when something of it changes. */
export const LeadRow = memo(function LeadRow(props: LeadRowProps) {
  const { lead, when, isOpen, isSelected, isFresh } = props
  const { title, answers } = leadParts(lead.values)
  const origin = [
    props.showsFunnel && lead.funnel_title,
    lead.source && `from ${sourceName(readSource(lead.source))}`,
  ]
    .filter(Boolean)
    .join(' · ')

  function handlePress(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    props.onOpen(lead.id)
  }

  function handleSelect(event: ChangeEvent<HTMLInputElement>) {
    const { nativeEvent } = event
    props.onSelect(lead.id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
      role="listitem"
      className={clsx(
        'flex border-b',
        // No colour that a badge has: each stays a badge.
        isOpen || isSelected ? 'border-surface bg-muted' : 'border-line hover:bg-raised',
        isOpen && 'shadow-[inset_3px_0_0_var(--fern)]',
      )}
    >
      <label className="flex w-12 shrink-0 cursor-pointer items-start justify-center pt-4 select-none sm:w-14">
        <span className="sr-only">Select {title}</span>
        <input type="checkbox" checked={isSelected} onChange={handleSelect} />
      </label>
      <a
        href={props.href}
        data-lead={lead.id}
        aria-current={isOpen || undefined}
        onClick={handlePress}
        className="grid min-h-20 min-w-0 scroll-mb-24 flex-1 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 gap-y-0.5 py-3.5 pr-4 -outline-offset-2 sm:pr-5"
      >
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <h3 className="truncate font-sans text-body tracking-normal">{title}</h3>
          {isFresh && <Badge tone="lantern">Just in</Badge>}
        </span>
        <span className="text-right text-note leading-6 whitespace-nowrap text-quiet">{when}</span>
        <span className="line-clamp-2 text-note wrap-anywhere text-quiet">
          {answersPreview(answers)}
        </span>
        <span className="justify-self-end">
          <StatusBadge lead={lead} />
        </span>
        {origin !== '' && (
          <span className="col-span-2 truncate text-note text-quiet">{origin}</span>
        )}
      </a>
    </div>
  )
})
