import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'

import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { SortableList } from '../../../../ui/sortable/sortable-list.tsx'
import { useRowKeys } from '../../../../ui/sortable/use-row-keys.ts'

type EntryListProps<Entry> = {
  label: string
  /** 'benefit' */
  singular: string
  entries: readonly Entry[]
  blank: Entry
  /** Entries that are ready to be added, each by a button of its own. */
  offered?: readonly { label: string; entry: Entry }[]
  /** So many stay at least: then none can be removed. */
  least?: number
  most: number
  onChange: (entries: Entry[]) => void
  children: (entry: Entry, index: number, onEdit: (entry: Entry) => void) => ReactNode
}

/** Entries that are added, removed and put in order, with pointer, finger or keyboard. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const {
    label,
    singular,
    entries,
    blank,
    offered = [],
    least = 0,
    most,
    onChange,
    children,
  } = props
  const { keys } = useRowKeys(entries)
  const place = useRef<HTMLDivElement>(null)
  const isFull = entries.length >= most
  const nameOf = (index: number) => `${singular} ${index + 1}`

  function handleAdd(entry: Entry) {
    flushSync(() => onChange([...entries, entry]))
    focusRow(place.current, entries.length)
  }

  function handleRemove(index: number) {
    flushSync(() => onChange(entries.toSpliced(index, 1)))
    focusRow(place.current, index)
  }

  function handleMove(from: number, to: number) {
    const moved = entries.slice(from, from + 1)
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, ...moved))
  }

  return (
    <div ref={place} className="flex flex-col gap-2">
      <SortableList
        label={label}
        items={entries}
        keyOf={(_, index) => String(keys[index])}
        nameOf={(_, index) => nameOf(index)}
        onMove={handleMove}
        className="flex flex-col gap-2 empty:hidden"
      >
        {(entry: Entry, index: number, handle: ReactNode) => (
          <div className="flex items-start gap-1">
            {handle}
            {children(entry, index, (edited) => onChange(entries.with(index, edited)))}
            {entries.length > least && (
              <IconButton label={`Remove ${nameOf(index)}`} onClick={() => handleRemove(index)}>
                <Trash2 aria-hidden size={18} />
              </IconButton>
            )}
          </div>
        )}
      </SortableList>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          data-add
          variant="secondary"
          size="small"
          disabled={isFull}
          onClick={() => handleAdd(blank)}
        >
          <Plus aria-hidden size={16} />
          Add {singular}
        </Button>
        {offered.map(({ label: words, entry }) => (
          <Button
            key={words}
            variant="quiet"
            size="small"
            disabled={isFull}
            onClick={() => handleAdd(entry)}
          >
            <Plus aria-hidden size={16} />
            {words}
          </Button>
        ))}
        {isFull && <p className="text-note text-quiet">{most} at most</p>}
      </div>
    </div>
  )
}

/** The field of the row there, else of the last one, else the button that adds. */
function focusRow(place: HTMLElement | null, index: number) {
  const rows = [...(place?.querySelectorAll('ol > li') ?? [])]
  const field = rows[Math.min(index, rows.length - 1)]?.querySelector('input,textarea')
  const target = field ?? place?.querySelector('[data-add]')
  if (target instanceof HTMLElement) target.focus()
}
