import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  api,
  type Billing,
  soldPlanKeys,
  type Subscription,
  type SubscriptionState,
} from '@wildpath/contract'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { sessionQuery } from '../../entities/person/session.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { billingQuery } from './billing-queries.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { useProviderRedirect } from './use-provider-redirect.ts'

type SubscriptionActionsProps = {
  subscription: Subscription | null
  state: SubscriptionState
  hasPortal: boolean
  /** True if the user can buy a different plan. */
  canChange: boolean
  /** A higher plan that an admin granted; it is kept. */
  given?: Subscription | undefined
}

/** Change, cancel, resume, and the card: each as far as the subscription allows it. */
export function SubscriptionActions(props: SubscriptionActionsProps) {
  const { subscription, state, hasPortal, canChange, given } = props
  const [isCancelOpen, setCancelOpen] = useState(false)
  const resume = useResume()
  const portal = useProviderRedirect(
    () => callApi(api.openBillingPortal, {}),
    'We couldn’t open the payment page. Try again.',
  )
  const isHeld = state.kind === 'running' || state.kind === 'unpaid'
  const other = soldPlanKeys.find((key) => key !== subscription?.plan)

  return (
    <div className="flex flex-wrap gap-3 empty:hidden max-sm:*:w-full">
      {isHeld && hasPortal && (
        <Button
          variant={state.kind === 'unpaid' ? 'primary' : 'secondary'}
          isBusy={portal.isBusy}
          onClick={portal.go}
        >
          {!portal.isBusy && <CreditCard aria-hidden size={18} />}
          Payment method
        </Button>
      )}
      {state.kind === 'running' && canChange && (
        <ButtonLink to={`/checkout?plan=${other}`} variant="secondary">
          Change plan
        </ButtonLink>
      )}
      {isHeld && state.isEnding && (
        <Button isBusy={resume.isPending} onClick={() => resume.mutate()}>
          Resume
        </Button>
      )}
      {isHeld && !state.isEnding && subscription && (
        <>
          <Button variant="quiet" onClick={() => setCancelOpen(true)}>
            Cancel subscription
          </Button>
          <CancelDialog
            subscription={subscription}
            given={given}
            isOpen={isCancelOpen}
            onClose={() => setCancelOpen(false)}
          />
        </>
      )}
    </div>
  )
}

function useResume() {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: () => callApi(api.resumeSubscription, {}),
    onSuccess: (billing: Billing) => {
      queryClient.setQueryData(billingQuery.queryKey, billing)
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      notifySuccess('Your subscription will continue.')
    },
    onError: (failure) =>
      notifyError(failureMessage(failure, 'The subscription could not be resumed.')),
  })
}
