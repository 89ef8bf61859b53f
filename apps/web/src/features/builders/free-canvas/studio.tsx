import type { MediaAsset } from '@wildpath/contract'
import { canvasSize } from '@wildpath/page/edit'
import { useState } from 'react'

import { failureMessage } from '../../../lib/request-failure.ts'
import { newId } from '../../../lib/new-id.ts'
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
import { BoardSettings } from './board-settings.tsx'
import { firstDesignSize } from './design-sizes.ts'
import { boardIndex, emptyBoard } from './empty-board.ts'
import { type ExportedDesign, exportDesign } from './export/export-design.ts'
import { FreeCanvas } from './free-canvas.tsx'
import { FullScreenDialog } from './full-screen-dialog.tsx'
import { StudioError } from './studio-error.tsx'
import { useSaveDesign } from './use-save-design.ts'

export type CreatedDesign = {
  imageUrl: string
  metadata: { designId: string; width: number; height: number; createdAt: string }
  /** As it stands in the library. */
  design: MediaAsset
}

export type StudioProps = {
  onClose: () => void
  /** Saving also puts it where the studio was opened from. */
  isInserted: boolean
  /** The design is in the library; the caller inserts it and says so. */
  onCreated: (created: CreatedDesign) => void
  pickImage: PickImage | null
}

type Failure = { message: string; detail?: string }

/** Between the export and its insertion, in milliseconds (spec 3, section 9). */
const exportWaitMs = 1000

/** The built-in design studio: a canvas of its own, exported as a picture. */
export function Studio(props: StudioProps) {
  const [page] = useState(emptyBoard)
  const editor = useScratchEditor(page)

  return (
    <EditorContext value={editor}>
      <StudioRoom {...props} />
    </EditorContext>
  )
}

function StudioRoom({ onClose, isInserted, onCreated, pickImage }: StudioProps) {
  const editor = useEditor()
  const section = useKnownSection(boardIndex)
  const hasChanges = useEditorState(isDirty)
  const save = useSaveDesign()
  const [size, setSize] = useState(firstDesignSize)
  const [isExporting, setExporting] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const canvas = { width: canvasSize.width, height: size.height }

  function handleClose() {
    if (isExporting) return
    if (hasChanges) setLeaving(true)
    else onClose()
  }

  if (section === null) return null
  const elements = section.content.visualElements

  async function handleSave() {
    if (section === null) return
    setExporting(true)
    const page = editor.store.getState().history.present
    const board = { page, section, elements, canvas }
    const exported = await exportDesign(board, { designId: newId(), pixels: size.pixels })
    if (exported.ok) await store(exported.design)
    else setFailure({ message: exported.message })
    setExporting(false)
  }

  async function store(exported: ExportedDesign) {
    const { designId, width, height } = exported
    try {
      const design = await save(exported)
      await new Promise((resolve) => setTimeout(resolve, exportWaitMs))
      const metadata = { designId, width, height, createdAt: design.createdAt }
      onCreated({ imageUrl: design.url, metadata, design })
    } catch (refusal) {
      setFailure({
        message: 'Failed to export and save your design. Please try again.',
        detail: failureMessage(refusal, ''),
      })
    }
  }

  return (
    <FullScreenDialog
      title="Design Studio"
      onClose={handleClose}
      onKeyDown={(event) => undoByKey(event, editor)}
      status={
        <span aria-live="polite">
          {isExporting ? (
            <Badge tone="fern">Saving your design…</Badge>
          ) : (
            hasChanges && <Badge tone="lantern">Unsaved changes</Badge>
          )}
        </span>
      }
      actions={
        <>
          <UndoButtons />
          <Button
            size="small"
            variant="quiet"
            disabled={isExporting}
            onClick={handleClose}
            className="max-[22rem]:hidden"
          >
            Cancel
          </Button>
          <Button
            size="small"
            isBusy={isExporting}
            disabled={elements.length === 0}
            onClick={() => void handleSave()}
          >
            Save & Insert
          </Button>
        </>
      }
    >
      {failure !== null && (
        <StudioError
          title="Your design was not saved"
          {...failure}
          onClose={() => setFailure(null)}
          isKept
        />
      )}
      <div hidden={failure !== null} className={failure === null ? 'contents' : undefined}>
        <FreeCanvas
          section={section}
          index={boardIndex}
          canvas={canvas}
          pickImage={pickImage}
          hasLinks={false}
        >
          <BoardSettings
            ground={section.style.backgroundColor}
            size={size}
            isInserted={isInserted}
            onSize={setSize}
          />
        </FreeCanvas>
      </div>
      <ConfirmDialog
        isOpen={isLeaving}
        title="Leave without saving?"
        confirmLabel="Leave without saving"
        keepLabel="Keep designing"
        onClose={() => setLeaving(false)}
        onConfirm={onClose}
      >
        <p>This design is lost. Designs in your library stay.</p>
      </ConfirmDialog>
    </FullScreenDialog>
  )
}
