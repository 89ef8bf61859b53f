import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

type SaveChoiceDialogProps = {
  isOpen: boolean
  onClose: () => void
  onSave: (asMain: boolean) => void
}

/** Spec 3, 4.3: a save may, or may not, change what visitors see. */
export function SaveChoiceDialog({ isOpen, onClose, onSave }: SaveChoiceDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Save Landing Page"
      footer={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-2">
          <Button onClick={() => onSave(true)}>Save &amp; Set as Primary Page</Button>
          <p className="text-note text-quiet">
            Replaces your current landing page. The first time, the page that was there is kept and
            can be restored.
          </p>
        </div>
        <div className="flex flex-col gap-2">
          <Button variant="secondary" onClick={() => onSave(false)}>
            Save Only
          </Button>
          <p className="text-note text-quiet">
            Keeps your current page active; visitors see no change.
          </p>
        </div>
      </div>
    </Dialog>
  )
}
