import type { UpdateConflict } from './funnel-updater.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type UpdateConflictDialogProps<Conflict> = {
  conflict: Conflict | null
  onLoadNewest: (conflict: Conflict) => void
  onOverwrite: () => void
  /** Decided later. */
  onClose: () => void
}

/** The choice after a stale save; nothing is overwritten or thrown away before it is made. */
export function UpdateConflictDialog<Conflict extends Pick<UpdateConflict, 'theirs'>>(
  props: UpdateConflictDialogProps<Conflict>,
) {
  const { conflict, onLoadNewest, onOverwrite, onClose } = props
  const time =
    conflict && new Date(conflict.theirs.updated_at).toLocaleTimeString([], { timeStyle: 'short' })

  return (
    <Dialog
      isOpen={conflict !== null}
      onClose={onClose}
      title="This adventure was changed elsewhere"
      description={`Another tab or device saved it at ${time ?? ''}, after you had opened it here. Nothing was overwritten, and what you typed is still here.`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Decide later
          </Button>
          <Button variant="secondary" onClick={() => conflict && onLoadNewest(conflict)}>
            Load the newest
          </Button>
          <Button onClick={onOverwrite}>Save mine over it</Button>
        </>
      }
    >
      <p className="text-note text-quiet">
        Loading the newest takes the place of what you typed on this screen. Saving yours replaces
        what was saved there in the same fields.
      </p>
    </Dialog>
  )
}
