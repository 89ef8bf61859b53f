import type { Funnel } from '@wildpath/contract'
import { isUnknownSection, type KnownSection } from '@wildpath/page/document'
import { sectionName } from '@wildpath/page/templates'
import { useState } from 'react'

import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import {
  EditorContext,
  useEditor,
  useEditorState,
  useKnownSection,
} from '../store/editor-context.ts'
import type { RequestedField } from '../property-panel/use-requested-field.ts'
import { isDirty } from '../store/editor.ts'
import { undoByKey } from '../store/undo-by-key.ts'
import { useScratchEditor } from '../store/use-scratch-editor.ts'
import { notifyDropped } from './notify-dropped.tsx'
import { SectionEditor } from './section-editor.tsx'

type SectionEditorDialogProps = {
  funnel: Funnel
  index: number
  /** The field that it was opened for. */
  wanted: RequestedField | null
  onClose: () => void
}

/**
 * One section, edited aside (spec 3, 4.2): a copy of the page with a history of its own, of which saving
 * takes the section over as one step of the page's history.
 */
export function SectionEditorDialog({ funnel, index, wanted, onClose }: SectionEditorDialogProps) {
  const outer = useEditor()
  const editor = useScratchEditor(outer.store.getState().history.present)
  const opened = editor.store.getState().saved.sections[index]
  if (opened === undefined || isUnknownSection(opened)) return null

  return (
    <EditorContext value={editor}>
      <SectionEditorRoom
        funnel={funnel}
        index={index}
        wanted={wanted}
        name={sectionName(opened).name}
        onClose={onClose}
        onSave={(section) => outer.edit({ kind: 'replace-section', index, section })}
      />
    </EditorContext>
  )
}

type SectionEditorRoomProps = SectionEditorDialogProps & {
  name: string
  onSave: (section: KnownSection) => void
}

function SectionEditorRoom(props: SectionEditorRoomProps) {
  const { funnel, index, wanted, name, onClose, onSave } = props
  const editor = useEditor()
  const section = useKnownSection(index)
  const hasChanges = useEditorState(isDirty)
  const [isLeaving, setLeaving] = useState(false)
  if (section === null) return null

  function handleSave() {
    if (section !== null) onSave(section)
    onClose()
  }

  function handleCancel() {
    if (hasChanges) notifyDropped(name, handleSave)
    onClose()
  }

  /** Escape, the cross and a press outside come by accident, too. */
  function handleClose() {
    if (hasChanges) setLeaving(true)
    else onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={handleClose}
      title={`Edit ${name}`}
      size="xl"
      onKeyDown={(event) => undoByKey(event, editor)}
      footer={
        <>
          <p aria-live="polite" className="mr-auto self-center text-note text-quiet max-sm:w-full">
            {hasChanges ? 'You have unsaved changes' : 'No changes to save'}
          </p>
          <Button variant="quiet" onClick={handleCancel}>
            Cancel
          </Button>
          <Button disabled={!hasChanges} onClick={handleSave}>
            Save Changes
          </Button>
        </>
      }
    >
      <div className="mb-3 h-7">{hasChanges && <Badge tone="lantern">Unsaved changes</Badge>}</div>
      <SectionEditor funnel={funnel} index={index} section={section} wanted={wanted} />
      <ConfirmDialog
        isOpen={isLeaving}
        title="Leave without saving?"
        confirmLabel="Leave without saving"
        keepLabel="Keep editing"
        onClose={() => setLeaving(false)}
        onConfirm={onClose}
      >
        <p>What you changed since you opened this is lost. The section stays as it was.</p>
      </ConfirmDialog>
    </Dialog>
  )
}
