import type { KnownSection, PageDocument, VisualElement } from '@wildpath/page/document'
import { useState } from 'react'

import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FreeCanvas } from './free-canvas.tsx'
import { FullScreenDialog } from './full-screen-dialog.tsx'
import type { PickImage } from './pick-image.ts'
import { undoByKey } from './undo-by-key.ts'
import { UndoButtons } from './undo-buttons.tsx'
import { useSectionHistory } from './use-section-history.ts'

type CanvasDialogProps = {
  isOpen: boolean
  onClose: () => void
  section: KnownSection
  page: PageDocument
  /** All at once: one edit of the page. */
  onSave: (elements: readonly VisualElement[]) => void
  pickImage: PickImage
}

/** Arranges the elements of a section apart from its page; nothing changes there before it is saved. */
export function CanvasDialog({ isOpen, ...props }: CanvasDialogProps) {
  return isOpen ? <OpenCanvasDialog {...props} /> : null
}

function OpenCanvasDialog(props: Omit<CanvasDialogProps, 'isOpen'>) {
  const { page, onClose, onSave, pickImage } = props
  const history = useSectionHistory(page, props.section)
  const [isLeaving, setLeaving] = useState(false)
  const elements = history.section.content.visualElements

  function handleClose() {
    if (history.isDirty) setLeaving(true)
    else onClose()
  }

  return (
    <FullScreenDialog
      title="Arrange elements"
      onClose={handleClose}
      onKeyDown={(event) => undoByKey(event, history)}
      status={history.isDirty && <Badge tone="lantern">Unsaved changes</Badge>}
      actions={
        <>
          <UndoButtons history={history} />
          <Button size="small" variant="quiet" onClick={handleClose} className="max-[22rem]:hidden">
            Cancel
          </Button>
          <Button size="small" disabled={!history.isDirty} onClick={() => onSave(elements)}>
            Save Changes
          </Button>
        </>
      }
    >
      <FreeCanvas
        elements={elements}
        onChange={(next, options) => history.edit(['content', 'visualElements'], next, options)}
        onEndRun={history.endRun}
        page={page}
        section={history.section}
        pickImage={pickImage}
      >
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
        Press an element to change it. Shift and press chooses several; dragging over the empty
        ground too.
      </p>
      <p className="pointer-coarse:hidden">
        Arrow keys move by 1, with Shift by 20. Ctrl+D duplicates, Delete deletes, [ and ] change
        the order, Alt lets go of snapping.
      </p>
      <p>The canvas ends below its last element, and shrinks as a whole on phones.</p>
    </div>
  )
}
