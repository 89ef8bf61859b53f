import type { ReactNode, RefObject } from 'react'

import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  isOpen: boolean
  /** A question: 'Delete this adventure?' */
  title: string
  /** What will be lost, in so many words; may hold a field that has to be filled in first. */
  children: ReactNode
  /** The act by its name, never 'OK'. */
  confirmLabel: string
  keepLabel?: string
  /** Only an act that loses something is red. */
  isDanger?: boolean
  canConfirm?: boolean
  /** The act is under way: nothing can be pressed twice, and the dialog stays. */
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
  returnFocus?: RefObject<HTMLElement | null>
}

/** Asks before an act that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isDanger = true, canConfirm = true, isBusy = false, keepLabel = 'Cancel' } = props

  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      isLocked={isBusy}
      {...(props.returnFocus && { returnFocus: props.returnFocus })}
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={props.onClose}>
            {keepLabel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            disabled={!canConfirm}
            isBusy={isBusy}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
