import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  api,
  type FeatureRequest,
  longestRequestPurpose,
  longestRequestTitle,
  type NewFeatureRequest,
  newFeatureRequestSchema,
} from '@wildpath/contract'
import { useState } from 'react'

import { ApiFailure } from '../../entities/api/api-failure.ts'
import { callApi } from '../../entities/api/call-api.ts'
import { featureRequestKeys } from '../../entities/feature-request/feature-request-queries.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { requestErrors } from './request-errors.ts'
import { SimilarRequests } from './similar-requests.tsx'

type RequestDialogProps = {
  isOpen: boolean
  /** The one that is changed; without one another is proposed. */
  request?: FeatureRequest
  onSaved?: (request: FeatureRequest) => void
  onClose: () => void
}

const blank: NewFeatureRequest = { title: '', purpose: '' }
const pauseMs = 300

/** What is wished for and what for. Before something new is posted, it shows what is like it. */
export function RequestDialog({ isOpen, request, onSaved, onClose }: RequestDialogProps) {
  const queryClient = useQueryClient()
  const before = request ? { title: request.title, purpose: request.purpose } : blank
  const [changed, setChanged] = useState<NewFeatureRequest | null>(null)
  const draft = changed ?? before
  const [isTried, setTried] = useState(false)
  const likeTitle = useDebounced(draft.title, pauseMs)
  const saving = useMutation({
    mutationFn: (body: NewFeatureRequest) =>
      request
        ? callApi(api.updateFeatureRequest, { params: { id: request.number }, body })
        : callApi(api.createFeatureRequest, { body }),
    async onSuccess(saved) {
      notifySuccess(request ? 'Your request is changed' : 'Your request is on the board')
      leave(true)
      onSaved?.(saved)
      await queryClient.invalidateQueries({ queryKey: featureRequestKeys.all })
    },
  })
  const errors = isTried ? requestErrors(draft) : {}
  const refused = saving.error instanceof ApiFailure ? saving.error.fields : {}

  function handleChange(change: Partial<NewFeatureRequest>) {
    saving.reset()
    setChanged({ ...draft, ...change })
  }

  function handleSubmit() {
    setTried(true)
    const valid = newFeatureRequestSchema.safeParse(draft)
    if (valid.success && !saving.isPending) saving.mutate(valid.data)
  }

  /** What somebody has typed of something new is still there when they come back. */
  function leave(isSaved: boolean) {
    if (isSaved || request) setChanged(null)
    setTried(false)
    saving.reset()
    onClose()
  }

  return (
    <FormDialog
      isOpen={isOpen}
      title={request ? 'Edit your request' : 'Propose a feature'}
      submitLabel={request ? 'Save' : 'Post request'}
      isBusy={saving.isPending}
      failure={
        saving.error && failureMessage(saving.error, 'Nothing was posted. Please try again.')
      }
      onSubmit={handleSubmit}
      onClose={() => leave(false)}
    >
      <div className="flex flex-col gap-4">
        <TextField
          label="What do you wish for?"
          hint="One wish in a few words."
          error={errors.title ?? refused['title']}
          autoComplete="off"
          maxLength={longestRequestTitle}
          value={draft.title}
          onChange={(event) => handleChange({ title: event.target.value })}
        />
        {!request && <SimilarRequests title={likeTitle} />}
        <TextArea
          label="What would it help you with?"
          hint="Everybody with an account reads this beside your first name and one initial, so leave customers and numbers out."
          error={errors.purpose ?? refused['purpose']}
          maxLength={longestRequestPurpose}
          value={draft.purpose}
          onChange={(event) => handleChange({ purpose: event.target.value })}
        />
      </div>
    </FormDialog>
  )
}
