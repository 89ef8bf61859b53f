import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  api,
  type FeatureRequest,
  type FeatureRequestAnswer,
  featureRequestStatuses,
  longestRequestPurpose,
} from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { featureRequestKeys } from '../../../entities/feature-request/feature-request-queries.ts'
import { statusNames } from '../../../entities/feature-request/request-words.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

type AnswerDialogProps = { request: FeatureRequest; isOpen: boolean; onClose: () => void }

const statusOptions = featureRequestStatuses.map((value) => ({ value, label: statusNames[value] }))

/** Where a request stands, and what the team says to everybody. */
export function AnswerDialog({ request, isOpen, onClose }: AnswerDialogProps) {
  const queryClient = useQueryClient()
  const before = { status: request.status, answer: request.answer }
  const [changed, setChanged] = useState<FeatureRequestAnswer | null>(null)
  const draft = changed ?? before
  const answering = useMutation({
    mutationFn: (body: FeatureRequestAnswer) =>
      callApi(api.answerFeatureRequest, { params: { id: request.number }, body }),
    async onSuccess() {
      handleClose()
      notifySuccess('Everybody reads the answer now')
      await queryClient.invalidateQueries({ queryKey: featureRequestKeys.all })
    },
  })
  const needsWords = draft.status === 'declined' && draft.answer.trim() === ''

  function handleClose() {
    answering.reset()
    setChanged(null)
    onClose()
  }

  return (
    <FormDialog
      isOpen={isOpen}
      title={`Answer “${request.title}”`}
      submitLabel="Post answer"
      canSubmit={changed !== null && !needsWords}
      isBusy={answering.isPending}
      failure={
        answering.error && failureMessage(answering.error, 'Nothing was changed. Please try again.')
      }
      onSubmit={() => answering.mutate(draft)}
      onClose={handleClose}
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label="Status"
          options={statusOptions}
          value={draft.status}
          onChange={(event) => {
            const status = featureRequestStatuses.find((one) => one === event.target.value)
            if (status) setChanged({ ...draft, status })
          }}
        />
        <TextArea
          label="Answer"
          hint={
            draft.status === 'declined'
              ? 'Say why: whoever voted reads it.'
              : 'Promise nothing that is not certain.'
          }
          maxLength={longestRequestPurpose}
          value={draft.answer}
          onChange={(event) => setChanged({ ...draft, answer: event.target.value })}
        />
      </div>
    </FormDialog>
  )
}
