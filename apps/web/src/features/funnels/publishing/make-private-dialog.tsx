import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

type MakePrivateDialogProps = {
  isOpen: boolean
  title: string
  /** What runs, in sentences. */
  runningAds: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before the page that ads lead to is closed. */
export function MakePrivateDialog(props: MakePrivateDialogProps) {
  const { isOpen, title, runningAds, onConfirm, onClose } = props
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Make it private while ads run?"
      confirmLabel="Make private anyway"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <p>
          Ads lead to the page of <strong>{title}</strong>. {runningAds}
        </p>
        <p>
          They run on at your cost, and nobody who presses them finds the page. Pause them on the
          dashboard first, or cancel and leave it public.
        </p>
      </div>
    </ConfirmDialog>
  )
}
