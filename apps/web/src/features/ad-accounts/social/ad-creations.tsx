import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AdCreation, api } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notifyError } from '../../../ui/notify.ts'
import { socialAdKeys } from './social-ads-queries.ts'

type AdCreationsProps = { creations: readonly AdCreation[]; accountId: string }

/** Ads that are not whole: nothing that may have been begun at the platform goes unsaid. */
export function AdCreations({ creations, accountId }: AdCreationsProps) {
  if (creations.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {creations.map((creation) => (
        <li key={creation.id}>
          <CreationNotice creation={creation} accountId={accountId} />
        </li>
      ))}
    </ul>
  )
}

function CreationNotice({ creation, accountId }: { creation: AdCreation; accountId: string }) {
  const queryClient = useQueryClient()
  const dismissal = useMutation({
    mutationFn: () => callApi(api.dismissAdCreation, { params: { creationId: creation.id } }),
    onError: (failure) => notifyError(failureMessage(failure, 'This could not be dismissed')),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: socialAdKeys.ads(accountId), exact: true }),
  })
  const { name, state, message } = creation
  if (state === 'failed') {
    return (
      <Notice
        tone="clay"
        title={`${name} was not made`}
        action={
          <Button
            variant="secondary"
            size="small"
            isBusy={dismissal.isPending}
            onClick={() => dismissal.mutate()}
          >
            Dismiss
          </Button>
        }
      >
        <p>{message ?? 'Failed to create Facebook ad'}. Nothing of it is left there.</p>
      </Notice>
    )
  }
  return (
    <Notice
      tone="lantern"
      title={state === 'creating' ? `${name} is being made` : `${name} is being taken back`}
    >
      <p>
        {state === 'creating'
          ? 'Facebook has not answered for all of it yet. It goes on by itself, and is made once.'
          : 'Facebook refused a part of it. What was made is being deleted; nothing of it runs.'}
      </p>
    </Notice>
  )
}
