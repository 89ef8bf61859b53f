import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { ApiFailure } from '../../entities/api/api-failure.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notifySuccess } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { communityNameQuery } from './community-queries.ts'

/** As whom somebody posts, and the way to be called otherwise. */
export function CommunityName({ suffix = '' }: { suffix?: string }) {
  const queryClient = useQueryClient()
  const { data } = useQuery(communityNameQuery)
  const [draft, setDraft] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: (name: string) => callApi(api.setCommunityName, { body: { name } }),
    async onSuccess(answer) {
      setDraft(null)
      queryClient.setQueryData(communityNameQuery.queryKey, answer)
      notifySuccess('Your name on the questions page is saved.')
      await queryClient.invalidateQueries({ queryKey: ['community', 'question'] })
    },
  })
  const error = save.error instanceof ApiFailure ? save.error.fields['name'] : undefined
  if (data === undefined) return null

  return (
    <p className="text-note wrap-anywhere text-quiet">
      Shown as <strong className="font-semibold text-ink">{data.name + suffix}</strong>.{' '}
      <button
        type="button"
        className="min-h-11 font-semibold text-fern underline underline-offset-4 sm:min-h-6"
        onClick={() => setDraft(data.name)}
      >
        Change the name
      </button>
      <FormDialog
        isOpen={draft !== null}
        size="sm"
        title="Your name on the questions page"
        description="Everybody sees it beside all you wrote there. Your email address and your business are never shown."
        submitLabel="Save"
        submitsOnEnter
        canSubmit={(draft ?? '').trim() !== ''}
        isBusy={save.isPending}
        failure={
          save.isError && error === undefined
            ? failureMessage(save.error, 'Your name was not saved. Please try again.')
            : null
        }
        onSubmit={() => draft !== null && save.mutate(draft)}
        onClose={() => {
          save.reset()
          setDraft(null)
        }}
      >
        <TextField
          label="Name"
          autoComplete="nickname"
          maxLength={40}
          error={error}
          value={draft ?? ''}
          onChange={(event) => setDraft(event.target.value)}
        />
      </FormDialog>
    </p>
  )
}
