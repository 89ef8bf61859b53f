import { useState } from 'react'

import { failureMessage } from '../../lib/request-failure.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { isReason, ReasonField } from './reason-field.tsx'

type ReasonDialogProps = {
  isOpen: boolean
  title: string
  description: string
  submitLabel: string
  isBusy: boolean
  failure: unknown
  onSubmit: (reason: string) => void
  onClose: () => void
}

/** Asks why, for the audit log, before something is done that concerns others. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { failure, onSubmit, onClose, ...dialog } = props
  const [reason, setReason] = useState('')
  const isGiven = isReason(reason)

  function handleClose() {
    setReason('')
    onClose()
  }

  return (
    <FormDialog
      {...dialog}
      size="sm"
      submitsOnEnter
      canSubmit={isGiven}
      failure={failure ? failureMessage(failure, 'Nothing was changed. Please try again.') : null}
      onSubmit={() => isGiven && onSubmit(reason.trim())}
      onClose={handleClose}
    >
      <ReasonField reason={reason} onChange={setReason} />
    </FormDialog>
  )
}
