import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'

type CodesDialogProps = { codes: readonly string[] | null; onClose: () => void }

/** New recovery codes; it is left by saying that they are saved. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  return (
    <Dialog
      isOpen={codes !== null}
      isLocked
      title="Your recovery codes"
      onClose={onClose}
      footer={<Button onClick={onClose}>I have saved them</Button>}
    >
      {codes !== null && <RecoveryCodeList codes={codes} />}
    </Dialog>
  )
}
