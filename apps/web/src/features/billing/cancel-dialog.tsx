import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type Billing, plans, type Subscription } from '@wildpath/contract'

import { callApi } from '../../entities/api/call-api.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { formatDate } from '../../lib/format-date.ts'
import { useRunningAdsText } from '../../entities/ad-spending/use-running-ads-text.ts'
import { funnelListQuery } from '../../entities/funnel/funnel-queries.ts'
import { sessionQuery } from '../../entities/person/session.ts'
import { useNow } from '../../lib/use-now.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { linesAfterCancelling } from './lines-after-cancelling.ts'
import { billingQuery } from './billing-queries.ts'

type CancelDialogProps = {
  subscription: Subscription
  /** A higher plan that an admin gave; it stays. */
  given?: Subscription | undefined
  isOpen: boolean
  onClose: () => void
}

/** Says what cancelling takes away, and when, before it is done. */
export function CancelDialog({ subscription, given, isOpen, onClose }: CancelDialogProps) {
  const { label } = plans[subscription.plan]
  const end = formatDate(subscription.currentPeriodEnd)
  const isTrial = subscription.status === 'trialing'
  const isOver = new Date(subscription.currentPeriodEnd) <= useNow()
  const runningAds = useRunningAdsText({ isShown: isOpen })
  const cancellation = useCancellation(onClose)
  const olderCount = Math.max(
    0,
    (useQuery({ ...funnelListQuery, enabled: isOpen }).data?.length ?? 0) - 1,
  )

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Cancel ${label}?`}
      confirmLabel="Cancel subscription"
      keepLabel={`Keep ${label}`}
      isBusy={cancellation.isPending}
      onConfirm={() => cancellation.mutate()}
      onClose={onClose}
    >
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {isOver ? (
          <li>The open payment is not tried again, and {label} does not come back.</li>
        ) : (
          <li>
            {given ? 'It runs' : `You keep ${label}`} until <strong>{end}</strong>.{' '}
            {isTrial
              ? 'Nothing will be charged by us.'
              : 'It is not renewed, and nothing more is charged by us.'}
          </li>
        )}
        {!isOver && <li>You can resume your subscription until {end}.</li>}
        {linesAfterCancelling({ given, isOver, olderCount, runningAds, formatDate }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}

function useCancellation(onClose: () => void) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: () => callApi(api.cancelSubscription, {}),
    onSuccess: (billing: Billing) => {
      queryClient.setQueryData(billingQuery.queryKey, billing)
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      notifySuccess('Your subscription is cancelled.')
      onClose()
    },
    onError: (failure) =>
      notifyError(failureMessage(failure, 'The subscription could not be cancelled.')),
  })
}
