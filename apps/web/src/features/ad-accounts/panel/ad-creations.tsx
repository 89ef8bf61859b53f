import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdCreation } from '@wildpath/contract'

import { failureMessage } from '../../../lib/request-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notifyError } from '../../../ui/notify.ts'
import type { AdPlatform } from '../ad-platform.ts'
import { accountKey } from '../ad-queries.ts'

type AdCreationsProps = {
  platform: AdPlatform
  accountId: string
  creations: readonly AdCreation[]
}

/** What is not whole: nothing that may have been begun at the platform goes unsaid. */
export function AdCreations({ creations, ...rest }: AdCreationsProps) {
  if (creations.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {creations.map((creation) => (
        <li key={creation.id}>
          <CreationNotice {...rest} creation={creation} />
        </li>
      ))}
    </ul>
  )
}

type CreationNoticeProps = Omit<AdCreationsProps, 'creations'> & { creation: AdCreation }

function CreationNotice({ platform, accountId, creation }: CreationNoticeProps) {
  const queryClient = useQueryClient()
  const dismissal = useMutation({
    mutationFn: () => platform.dismissCreation(creation.id),
    onError: (failure) =>
      notifyError(failureMessage(failure, 'We couldn’t remove this from the list')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKey(platform, accountId) }),
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
        <p>{sentence(message ?? platform.texts.notCreated)} Nothing of it is left there.</p>
      </Notice>
    )
  }
  return (
    <Notice
      tone="lantern"
      title={state === 'creating' ? `${name} is being made` : `${name} is being taken back`}
      action={
        <Button
          variant="secondary"
          size="small"
          isBusy={dismissal.isPending}
          onClick={() => dismissal.mutate()}
        >
          {state === 'creating' ? 'Cancel' : 'Try again now'}
        </Button>
      }
    >
      <p>
        {state === 'creating'
          ? (message ??
            `${platform.name} hasn’t confirmed everything yet. It continues automatically and is created only once.`)
          : `${sentence(message ?? `${platform.name} refused a part of it`)} What was made is being deleted; until then it may run.`}
      </p>
    </Notice>
  )
}

/** Platforms end their sentences, or do not. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
