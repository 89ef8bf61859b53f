import { useMutation } from '@tanstack/react-query'
import { api } from '@wildpath/contract'
import { type ReactNode, useState } from 'react'

import { failureMessage } from '../../lib/request-failure.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { callApi } from '../api/call-api.ts'
import { announceUserChange } from './user-across-tabs.ts'

type SignInAsProps = {
  userId: string
  /** The control that asks for it. */
  children: (open: () => void) => ReactNode
}

/** For admins: into the account of somebody who allows it, with a reason that the person reads. */
export function SignInAs({ userId, children }: SignInAsProps) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const entry = useMutation({
    mutationFn: () => callApi(api.signInAs, { params: { id: userId }, body: { reason } }),
    onSuccess() {
      announceUserChange(userId)
      // A fresh page, so that nothing of the admin stays in the tab's memory.
      window.location.assign('/dashboard')
    },
  })

  function handleClose() {
    setOpen(false)
    setReason('')
    entry.reset()
  }

  return (
    <>
      {children(() => setOpen(true))}
      <FormDialog
        isOpen={isOpen}
        size="sm"
        title="Sign in as this person?"
        description="For an hour at most, if they allow it. They read when you were there and why; it also stands in the audit log."
        submitLabel="Sign In"
        submitsOnEnter
        canSubmit={reason.trim().length >= 3}
        isBusy={entry.isPending || entry.isSuccess}
        failure={entry.isError ? failureMessage(entry.error, 'You were not signed in.') : null}
        onSubmit={() => entry.mutate()}
        onClose={handleClose}
      >
        <TextField
          label="Reason"
          autoComplete="off"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </FormDialog>
    </>
  )
}
