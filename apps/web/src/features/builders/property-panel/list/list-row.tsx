import type { FieldPath } from '@wildpath/page/edit'
import type { FieldOf } from '@wildpath/page/fields'
import { ChevronDown, Copy, Stamp, Trash2 } from 'lucide-react'
import { memo, type ReactNode, useId, useMemo } from 'react'

import { IconButton } from '../../../../ui/icon-button.tsx'
import { FieldGrid } from '../field-grid.tsx'
import { useHoldsSample } from '../samples-context.ts'
import { RecordField } from '../record-field.tsx'
import { nameOfEntry } from './entries.ts'

type ListRowProps = {
  field: FieldOf<'list'>
  entry: Record<string, unknown>
  /** The way to the list. */
  path: FieldPath
  index: number
  handle: ReactNode
  isOpen: boolean
  /** The same functions at every drawing; they take the place of the row. */
  onToggle: (index: number) => void
  onCopy: (index: number) => void
  onRemove: (index: number) => void
}

/** One entry: its name, what can be done with it, and its fields while it is open. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { field, entry, path, index, handle, isOpen, onToggle, onCopy, onRemove } = props
  const id = useId()
  const base = useMemo(() => [...path, index], [path, index])
  const name = nameOfEntry(field, entry, index)
  const isSample = useHoldsSample(base)

  return (
    <div data-entry={base.join('.')} className="rounded-control border border-line bg-raised">
      <div className="flex items-center">
        {handle}
        <button
          type="button"
          data-row-toggle
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onToggle(index)}
          className="group flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control text-left font-semibold"
        >
          <span className="min-w-0 flex-1 truncate">{name}</span>
          {isSample && (
            <>
              <Stamp aria-hidden size={16} className="shrink-0 text-lantern" />
              <span className="sr-only">Sample</span>
            </>
          )}
          <ChevronDown
            aria-hidden
            size={18}
            className="shrink-0 text-quiet transition-transform group-aria-expanded:rotate-180"
          />
        </button>
        <IconButton label={`Duplicate ${name}`} onClick={() => onCopy(index)}>
          <Copy aria-hidden size={18} />
        </IconButton>
        <IconButton label={`Remove ${name}`} onClick={() => onRemove(index)}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      </div>
      {isOpen && (
        <div id={id} className="border-t border-line p-3">
          <FieldGrid>
            {field.fields.map((one) => (
              <RecordField key={one.path.join('.')} field={one} record={entry} base={base} />
            ))}
          </FieldGrid>
        </div>
      )}
    </div>
  )
})
