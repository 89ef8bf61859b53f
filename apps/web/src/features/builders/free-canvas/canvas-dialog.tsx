import type { VisualElement } from '@wildpath/page/document'
import { useState } from 'react'

import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { PickImage } from '../media-library/pick-image.ts'
import {
  EditorContext,
  useEditor,
  useEditorState,
  useKnownSection,
} from '../store/editor-context.ts'
import { isDirty } from '../store/editor.ts'
import { UndoButtons } from '../store/undo-buttons.tsx'
import { undoByKey } from '../store/undo-by-key.ts'
import { useScratchEditor } from '../store/use-scratch-editor.ts'
import { FreeCanvas } from './free-canvas.tsx'
import { FullScreenDialog } from './full-screen-dialog.tsx'

type CanvasDialogProps = {
  onClose: () => void
  /** Place of the section whose elements are arranged. */
  index: number
  /** All at once: one edit of the page. */
  onSave: (elements: readonly VisualElement[]) => void
  pickImage: PickImage | null
}

/** Arranges the elements of a section apart from its page; nothing changes there before it is saved. */
export function CanvasDialog(props: CanvasDialogProps) {
  const editor = useScratchEditor(useEditor().store.getState().history.present)

  return (
    <EditorContext value={editor}>
      <CanvasRoom {...props} />
    </EditorContext>
  )
}

function CanvasRoom({ index, onClose, onSave, pickImage }: CanvasDialogProps) {
  const editor = useEditor()
  const section = useKnownSection(index)
  const hasChanges = useEditorState(isDirty)
  const [isLeaving, setLeaving] = useState(false)
  if (section === null) return null

  function handleClose() {
    if (hasChanges) setLeaving(true)
    else onClose()
  }

  return (
    <FullScreenDialog
      title="Arrange elements"
      onClose={handleClose}
      onKeyDown={(event) => undoByKey(event, editor)}
      status={hasChanges && <Badge tone="lantern">Unsaved changes</Badge>}
      actions={
        <>
          <UndoButtons />
          <Button size="small" variant="quiet" onClick={handleClose} className="max-[22rem]:hidden">
            Cancel
          </Button>
          <Button
            size="small"
            disabled={!hasChanges}
            onClick={() => onSave(section.content.visualElements)}
          >
            Save Changes
          </Button>
        </>
      }
    >
      <FreeCanvas section={section} index={index} pickImage={pickImage}>
        <NothingChosen />
      </FreeCanvas>
      <ConfirmDialog
        isOpen={isLeaving}
        title="Leave without saving?"
        confirmLabel="Leave without saving"
        keepLabel="Keep arranging"
        onClose={() => setLeaving(false)}
        onConfirm={onClose}
      >
        <p>What you arranged since you opened this is lost. The page stays as it was.</p>
      </ConfirmDialog>
    </FullScreenDialog>
  )
}

function NothingChosen() {
  return (
    <div className="flex flex-col gap-3 text-note text-quiet">
      <p className="text-body font-semibold text-ink">Nothing chosen</p>
      <p>
        Press an element to change it.
        <span className="pointer-coarse:hidden"> With Shift, several are chosen.</span> Dragging
        over the empty ground chooses several.
      </p>
      <p className="pointer-coarse:hidden">
        Arrow keys move by 1, with Shift by 20. Ctrl+D duplicates, Delete deletes, [ and ] change
        the order, Alt lets go of snapping.
      </p>
      <p>The canvas ends below its last element, and shrinks as a whole on phones.</p>
    </div>
  )
}
