import { isHidden, isUnknownSection, type Section } from '@wildpath/page/document'
import { sectionAnchor } from '@wildpath/page/edit'
import { sectionName } from '@wildpath/page/templates'
import { clsx } from 'clsx'
import { Hash, Pencil, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'

import { IconButton } from '../../../ui/icon-button.tsx'
import { useEditorState } from '../store/editor-context.ts'
import { sectionKey } from '../store/section-key.ts'
import { useRemoveSection } from '../store/use-remove-section.tsx'

type OutlineRowProps = {
  section: Section
  index: number
  /** The drag handle. */
  handle: ReactNode
  hasAnchor: boolean
  onChoose: () => void
  onEdit: (index: number) => void
}

/** A section in the list, with its edit and delete buttons. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { section, index, handle, hasAnchor, onChoose, onEdit } = props
  const remove = useRemoveSection()
  const isSelected = useEditorState(({ selected }) => selected === sectionKey(section))
  const { name, category } = sectionName(section)
  const title = isUnknownSection(section) ? '' : section.content.title

  return (
    <div
      className={clsx(
        'flex items-center rounded-control border',
        isSelected ? 'border-lantern bg-lantern-wash' : 'border-line bg-surface',
      )}
    >
      {handle}
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={onChoose}
        className="min-h-11 min-w-0 flex-1 rounded-control py-1 pr-2 text-left"
      >
        <span className="block truncate text-body font-semibold">{name}</span>
        <span className="block truncate text-note text-quiet">
          {isHidden(section) && <span className="text-lantern">Hidden </span>}
          {title === '' ? category : `${category} · ${title}`}
        </span>
        {hasAnchor && (
          <span className="flex items-center gap-1 text-note text-lantern wrap-anywhere">
            <Hash aria-hidden size={14} className="shrink-0" />
            {sectionAnchor(section)}
          </span>
        )}
      </button>
      <IconButton
        label={`Edit ${name}`}
        disabled={isUnknownSection(section)}
        onClick={() => onEdit(index)}
      >
        <Pencil aria-hidden size={18} />
      </IconButton>
      <IconButton label={`Delete ${name}`} onClick={() => remove(index)}>
        <Trash2 aria-hidden size={18} />
      </IconButton>
    </div>
  )
})
