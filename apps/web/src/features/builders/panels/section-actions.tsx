import { isHidden, isUnknownSection } from '@wildpath/page/document'
import { sectionName } from '@wildpath/page/templates'
import { ArrowDown, ArrowUp, Bookmark, Copy, Eye, EyeOff, Trash2 } from 'lucide-react'
import { use } from 'react'

import { IconButton } from '../../../ui/icon-button.tsx'
import { SaveSectionContext } from '../saved-sections/save-section-context.ts'
import { addOrNotify } from '../store/add-or-notify.ts'
import { useEditor, useEditorState } from '../store/editor-context.ts'
import { selectedIndex } from '../store/editor.ts'
import { toggleHidden } from '../store/toggle-hidden.ts'

type SectionActionsProps = {
  /** Adds a button that deletes the section. */
  onDelete?: () => void
}

/** Moves, copies, saves, hides, and shows the selected section. */
export function SectionActions({ onDelete }: SectionActionsProps) {
  const editor = useEditor()
  const { edit, move } = editor
  const index = useEditorState(selectedIndex)
  const section = useEditorState(({ history }) => history.present.sections[index])
  const count = useEditorState(({ history }) => history.present.sections.length)
  const saveSection = use(SaveSectionContext)
  if (section === undefined) {
    return (
      <p className="flex min-h-11 items-center text-note text-quiet">
        Drag sections into order, or choose one to move, copy, save, or hide it.
      </p>
    )
  }
  const { name } = sectionName(section)
  const isHiddenNow = isHidden(section)

  return (
    <div role="toolbar" aria-label="Selected section" className="flex items-center">
      <p className="min-w-0 flex-1 truncate text-note font-semibold">{name}</p>
      <IconButton
        label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => move(index, index - 1)}
      >
        <ArrowUp aria-hidden size={18} />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => move(index, index + 1)}
      >
        <ArrowDown aria-hidden size={18} />
      </IconButton>
      <IconButton
        label={`Copy ${name}`}
        onClick={() => addOrNotify(editor, () => edit({ kind: 'duplicate-section', index }))}
      >
        <Copy aria-hidden size={18} />
      </IconButton>
      {saveSection !== null && !isUnknownSection(section) && (
        <IconButton
          label={`Save ${name} to My sections`}
          onClick={(event) => saveSection(index, event.currentTarget)}
        >
          <Bookmark aria-hidden size={18} />
        </IconButton>
      )}
      {!isUnknownSection(section) && (
        <IconButton
          label={isHiddenNow ? `Show ${name}` : `Hide ${name}`}
          onClick={() => edit(toggleHidden({ index, isHiddenNow }))}
        >
          {isHiddenNow ? <Eye aria-hidden size={18} /> : <EyeOff aria-hidden size={18} />}
        </IconButton>
      )}
      {onDelete !== undefined && (
        <IconButton label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 aria-hidden size={18} />
        </IconButton>
      )}
    </div>
  )
}
