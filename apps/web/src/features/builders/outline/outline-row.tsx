import { isHidden, isUnknownSection, type Section } from '@wildpath/page/document'
import { sectionName } from '@wildpath/page/templates'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, Eye, EyeOff, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'

import { IconButton } from '../../../ui/icon-button.tsx'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { sectionKey } from '../store/section-key.ts'
import { toggleHidden } from '../store/toggle-hidden.ts'
import { useRemoveSection } from '../store/use-remove-section.tsx'

type OutlineRowProps = {
  section: Section
  index: number
  handle: ReactNode
  onChoose: () => void
}

export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { section, index, handle, onChoose } = props
  const { edit } = useEditor()
  const remove = useRemoveSection()
  const isSelected = useEditorState(({ selected }) => selected === sectionKey(section))
  const isLast = useEditorState(({ history }) => index === history.present.sections.length - 1)
  const { name } = sectionName(section)
  const isOff = isHidden(section)
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
        {(isOff || title !== '') && (
          <span className="block truncate text-note text-quiet">
            {isOff && <span className="text-lantern">Hidden </span>}
            {title}
          </span>
        )}
      </button>
      {(isOff || isSelected) && !isUnknownSection(section) && (
        <IconButton
          label={isOff ? `Show ${name}` : `Hide ${name}`}
          onClick={() => edit(toggleHidden({ index, isOff }))}
        >
          {isOff ? <Eye aria-hidden size={18} /> : <EyeOff aria-hidden size={18} />}
        </IconButton>
      )}
      <IconButton
        label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => edit({ kind: 'move-section', index, to: index - 1 })}
      >
        <ArrowUp aria-hidden size={18} />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        disabled={isLast}
        onClick={() => edit({ kind: 'move-section', index, to: index + 1 })}
      >
        <ArrowDown aria-hidden size={18} />
      </IconButton>
      {isSelected && (
        <IconButton label={`Delete ${name}`} onClick={() => remove(index)}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      )}
    </div>
  )
})
