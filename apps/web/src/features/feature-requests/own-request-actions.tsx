import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type FeatureRequest } from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { featureRequestKeys } from '../../entities/feature-request/feature-request-queries.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { RequestDialog } from './request-dialog.tsx'

type OwnRequestActionsProps = { request: FeatureRequest; onDeleted?: () => void }

/** Changing and deleting one's own, for as long as nobody else has voted for it. */
export function OwnRequestActions({ request, onDeleted }: OwnRequestActionsProps) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const deletion = useMutation({
    mutationFn: () => callApi(api.deleteFeatureRequest, { params: { id: request.number } }),
    async onSuccess() {
      setOpen(null)
      notifySuccess('Your request is deleted')
      onDeleted?.()
      await queryClient.invalidateQueries({ queryKey: featureRequestKeys.lists })
    },
  })

  function handleClose() {
    deletion.reset()
    setOpen(null)
  }

  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen('edit')}>
        Edit
      </Button>
      <Button size="small" variant="danger" onClick={() => setOpen('delete')}>
        Delete
      </Button>
      <RequestDialog isOpen={open === 'edit'} request={request} onClose={() => setOpen(null)} />
      <ConfirmDialog
        isOpen={open === 'delete'}
        title="Delete your request?"
        confirmLabel="Delete request"
        isBusy={deletion.isPending}
        onConfirm={() => deletion.mutate()}
        onClose={handleClose}
      >
        <p>“{request.title}” goes from the board for good. Nobody else has voted for it.</p>
        {deletion.isError && (
          <Notice
            tone="clay"
            title={failureMessage(deletion.error, 'Nothing was deleted. Please try again.')}
          />
        )}
      </ConfirmDialog>
    </>
  )
}
