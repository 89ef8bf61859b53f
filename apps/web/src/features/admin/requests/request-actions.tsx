import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type FeatureRequest } from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { featureRequestKeys } from '../../../entities/feature-request/feature-request-queries.ts'
import { Button } from '../../../ui/button.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { ReasonDialog } from '../reason-dialog.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'

/** What an admin does with a request of the board. */
export function RequestActions({ request }: { request: FeatureRequest }) {
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<'answer' | 'merge' | 'remove' | null>(null)
  const removal = useMutation({
    mutationFn: (reason: string) =>
      callApi(api.removeFeatureRequest, { params: { id: request.number }, body: { reason } }),
    async onSuccess() {
      setOpen(null)
      notifySuccess('The request is off the board')
      await queryClient.invalidateQueries({ queryKey: featureRequestKeys.all })
    },
  })

  function handleClose() {
    removal.reset()
    setOpen(null)
  }

  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen('answer')}>
        Answer
      </Button>
      <Button size="small" variant="secondary" onClick={() => setOpen('merge')}>
        Merge
      </Button>
      <Button size="small" variant="danger" onClick={() => setOpen('remove')}>
        Remove
      </Button>
      <AnswerDialog request={request} isOpen={open === 'answer'} onClose={handleClose} />
      <MergeDialog request={request} isOpen={open === 'merge'} onClose={handleClose} />
      <ReasonDialog
        isOpen={open === 'remove'}
        title="Remove this request?"
        description={`“${request.title}” goes from the board with its votes. What is only not wanted is better declined: then people read why.`}
        submitLabel="Remove"
        isBusy={removal.isPending}
        failure={removal.error}
        onSubmit={(reason) => removal.mutate(reason)}
        onClose={handleClose}
      />
    </>
  )
}
