import { isUnknownSection, type Section } from '@wildpath/page/document'
import { sectionAnchor } from '@wildpath/page/edit'
import { sectionName } from '@wildpath/page/templates'
import { Copy, Hash, Pencil, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'

import { IconButton } from '../../../ui/icon-button.tsx'
import { useEditor } from '../store/editor-context.ts'
import { addOrNotify } from '../store/add-or-notify.ts'
import { useRemoveSection } from '../store/use-remove-section.tsx'

type SectionCardProps = {
  section: Section
  index: number
  /** Drags the card. */
  handle: ReactNode
  hasAnchor: boolean
  onEdit: (index: number) => void
}

/** One section: what it is, and what can be done with it. */
export const SectionCard = memo(function SectionCard(props: SectionCardProps) {
  const { section, index, hasAnchor, onEdit } = props
  const editor = useEditor()
  const remove = useRemoveSection()
  const { name, category } = sectionName(section)
  const title = isUnknownSection(section) ? '' : section.content.title

  return (
    <div className="flex items-center gap-1 rounded-card border border-line bg-surface py-2 pr-2 pl-1 sm:gap-2 sm:py-3 sm:pr-3">
      {props.handle}
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-sans text-body font-semibold tracking-normal">{name}</h2>
        <p className="truncate text-note text-quiet">
          {category}
          {title !== '' && ` · ${title}`}
        </p>
        {hasAnchor && (
          <p className="mt-1 flex items-center gap-1 text-note text-lantern wrap-anywhere">
            <Hash aria-hidden size={14} className="shrink-0" />
            {sectionAnchor(section)}
          </p>
        )}
      </div>
      <div className="flex shrink-0 max-sm:flex-wrap max-sm:justify-end">
        <IconButton
          label={`Edit ${name}`}
          disabled={isUnknownSection(section)}
          onClick={() => onEdit(index)}
        >
          <Pencil aria-hidden size={18} />
        </IconButton>
        <IconButton
          label={`Copy ${name}`}
          className="max-[24rem]:hidden"
          onClick={() =>
            addOrNotify(editor, () => editor.edit({ kind: 'duplicate-section', index }))
          }
        >
          <Copy aria-hidden size={18} />
        </IconButton>
        <IconButton label={`Delete ${name}`} onClick={() => remove(index)}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      </div>
    </div>
  )
})
