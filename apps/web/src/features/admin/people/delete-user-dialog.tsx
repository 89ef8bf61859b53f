import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AdminUser, api } from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import { isReason, ReasonField } from '../reason-field.tsx'
import { refreshPeople } from '../admin-queries.ts'

type DeleteUserDialogProps = { user: AdminUser | null; onClose: () => void }

/** Asks once more, and why: nobody brings an account back. */
export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const deletion = useMutation({
    mutationFn: (id: string) =>
      callApi(api.deleteAdminUser, { params: { id }, body: { reason: reason.trim() } }),
    onSuccess() {
      notifySuccess('User deleted successfully')
      handleClose()
    },
    onError: () => notifyError('Failed to delete user'),
    onSettled: () => refreshPeople(queryClient),
  })

  function handleClose() {
    setReason('')
    deletion.reset()
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen={user !== null}
      title="Delete User"
      confirmLabel="Delete user"
      canConfirm={isReason(reason)}
      isBusy={deletion.isPending}
      onConfirm={() => user !== null && deletion.mutate(user.id)}
      onClose={handleClose}
    >
      <div className="flex flex-col gap-4">
        <p>
          Delete <strong>{user?.full_name || 'No name'}</strong> ({user?.email})? Their adventures,
          leads, pictures and chats go with them, and a subscription ends at once. This cannot be
          undone.
        </p>
        <ReasonField reason={reason} onChange={setReason} />
        {deletion.error && (
          <Notice
            tone="clay"
            title={failureMessage(deletion.error, 'Nothing was deleted. Please try again.')}
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
