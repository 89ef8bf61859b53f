import type { FieldOf } from '@wildpath/page/fields'
import { memo, type ReactNode, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { useStableCallbacks } from '../../../../lib/use-stable-callbacks.ts'
import { SortableList } from '../../../../ui/sortable/sortable-list.tsx'
import { usePanelActions } from '../panel-actions.ts'
import { AddButton } from './add-button.tsx'
import { copyOfEntry, entriesOf, moved, nameOfEntry, newEntry } from './entries.ts'
import { ListRow } from './list-row.tsx'
import { useRowKeys } from '../../../../ui/sortable/use-row-keys.ts'

type ListEditorProps = {
  field: FieldOf<'list'>
  value: unknown
  /** False where the card around it says it already. */
  isLabelled: boolean
}

/** Entries that open one by one: added, copied, removed, and put in order. */
export const ListEditor = memo(function ListEditor(props: ListEditorProps) {
  const { field, value, isLabelled } = props
  const { path } = field
  const { set } = usePanelActions()
  const entries = entriesOf(value)
  const { keys, next } = useRowKeys(entries)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const place = useRef<HTMLDivElement>(null)

  /** Puts an entry at `index`, open, and begins to edit it. */
  function insert(entry: (typeof entries)[number], index: number) {
    flushSync(() => {
      set(path, entries.toSpliced(index, 0, entry))
      setOpen(new Set([...open, next]))
    })
    focusFirstField(place.current, index)
  }

  const actions = useStableCallbacks({
    copy: (index: number) => insert(copyOfEntry(field, entries, index), index + 1),
    toggle: (index: number) => setOpen(toggled(open, keys[index])),
    remove(index: number) {
      flushSync(() => set(path, entries.toSpliced(index, 1)))
      focusNear(place.current, index)
    },
  })

  const draw = useCallback(
    (entry: (typeof entries)[number], index: number, handle: ReactNode) => (
      <ListRow
        field={field}
        entry={entry}
        path={path}
        index={index}
        handle={handle}
        isOpen={open.has(keys[index] ?? -1)}
        onToggle={actions.toggle}
        onCopy={actions.copy}
        onRemove={actions.remove}
      />
    ),
    [field, path, keys, open, actions],
  )

  const isFull = entries.length >= field.most
  return (
    <div ref={place} className="col-span-full flex min-w-0 flex-col gap-2">
      {isLabelled && <p className="text-note font-semibold">{field.label}</p>}
      {field.hint !== undefined && <p className="text-note text-quiet">{field.hint}</p>}
      <SortableList
        label={field.label}
        items={entries}
        keyOf={(_, index) => String(keys[index])}
        nameOf={(entry, index) => nameOfEntry(field, entry, index)}
        onMove={(from, to) => set(path, moved(entries, from, to))}
        className="flex flex-col gap-2 empty:hidden"
      >
        {draw}
      </SortableList>
      <AddButton
        singular={field.singular}
        most={field.most}
        isFull={isFull}
        onAdd={() => insert(newEntry(field, entries), entries.length)}
      />
    </div>
  )
})

function toggled(keys: ReadonlySet<number>, key: number | undefined): ReadonlySet<number> {
  if (key === undefined) return keys
  const changed = new Set(keys)
  if (!changed.delete(key)) changed.add(key)
  return changed
}

/** The words of a new entry are there to be replaced. */
function focusFirstField(place: HTMLElement | null, index: number) {
  const row = place?.querySelectorAll('ol > li')[index]
  const field = row?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input,textarea')
  field?.focus()
  field?.select()
}

/** The row that took the place of a removed one, else the one before it, else the button that adds. */
function focusNear(place: HTMLElement | null, index: number) {
  const toggles = place?.querySelectorAll<HTMLElement>('[data-row-toggle]') ?? []
  const near = toggles[Math.min(index, toggles.length - 1)]
  const target = near ?? place?.querySelector<HTMLElement>('[data-add]')
  target?.focus()
}
