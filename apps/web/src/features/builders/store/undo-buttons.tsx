import { Redo2, Undo2 } from 'lucide-react'

import { IconButton } from '../../../ui/icon-button.tsx'
import { useEditor, useEditorState } from './editor-context.ts'
import { canRedo, canUndo } from './editor.ts'

export function UndoButtons() {
  const { undo, redo } = useEditor()
  const isUndoable = useEditorState(canUndo)
  const isRedoable = useEditorState(canRedo)

  return (
    <div role="toolbar" aria-label="History" className="flex">
      <IconButton label="Undo" disabled={!isUndoable} onClick={undo}>
        <Undo2 aria-hidden size={18} />
      </IconButton>
      <IconButton label="Redo" disabled={!isRedoable} onClick={redo}>
        <Redo2 aria-hidden size={18} />
      </IconButton>
    </div>
  )
}
