import { plans, type Subscription, subscriptionState, type User } from '@wildpath/contract'

import { formatDate } from '../../lib/format-date.ts'
import { useNow } from '../../lib/use-now.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PlanBadge } from '../../entities/plan/plan-badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useBilling } from './billing-queries.ts'
import { PlanEntitlements } from './plan-entitlements.tsx'
import { Receipts } from './receipts.tsx'
import { SandboxNote } from './sandbox-note.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import { SubscriptionStatus } from './subscription-status.tsx'

/** The plan of the account screen: what it opens, until when, what can be done about it, receipts. */
export function SubscriptionCard({ user }: { user: User }) {
  const billing = useBilling()
  // The billing answer is the newer word; the plan in force is the session's.
  const holder = { plan: user.plan, subscription: billing.data?.subscription ?? user.subscription }
  const state = subscriptionState(holder, { now: useNow(), formatDate })

  const paid = billing.data?.paidBesideGiven ?? null

  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-title">Subscription</h2>
        <PlanBadge plan={user.plan} />
      </div>
      <PlanEntitlements plan={user.plan} />
      <SubscriptionStatus state={state} subscription={holder.subscription} />
      {billing.isError && (
        <LoadFailure
          title={
            billing.data
              ? 'Your billing details may be out of date'
              : 'Your billing details could not be loaded'
          }
          failure={billing.error}
          isRetrying={billing.isFetching}
          onRetry={() => void billing.refetch()}
        />
      )}
      {billing.isPending && <ActionsSkeleton />}
      {['none', 'over', 'given'].includes(state.kind) && !paid && (
        <ButtonLink to="/pricing" className="self-start">
          Upgrade Plan
        </ButtonLink>
      )}
      {billing.data && (
        <>
          {paid && (
            <PaidBesideGiven
              paid={paid}
              given={holder.subscription ?? undefined}
              hasPortal={billing.data.hasPortal}
            />
          )}
          <SubscriptionActions
            subscription={holder.subscription}
            canChange={user.plan !== 'admin'}
            state={state}
            hasPortal={billing.data.hasPortal}
          />
          {(state.kind !== 'admin' || billing.data.receipts.length > 0) && (
            <Receipts receipts={billing.data.receipts} />
          )}
        </>
      )}
      {state.kind !== 'admin' && <SandboxNote />}
    </Card>
  )
}

type PaidBesideGivenProps = {
  paid: Subscription
  given: Subscription | undefined
  hasPortal: boolean
}

/** A higher plan was given on top: what is paid goes on, and is ended by its holder alone. */
function PaidBesideGiven({ paid, given, hasPortal }: PaidBesideGivenProps) {
  const { label } = plans[paid.plan]
  const state = subscriptionState(
    { plan: paid.plan, subscription: paid },
    { now: useNow(), formatDate },
  )
  return (
    <section aria-label={`Your ${label} subscription`} className="flex flex-col gap-4">
      <h3 className="font-medium">
        {state.kind === 'running' && !state.isEnding
          ? `You go on paying for ${label}`
          : `Your ${label} subscription`}
      </h3>
      <SubscriptionStatus state={state} subscription={paid} />
      <SubscriptionActions
        subscription={paid}
        given={given}
        canChange={false}
        state={state}
        hasPortal={hasPortal}
      />
    </section>
  )
}

function ActionsSkeleton() {
  return (
    <div aria-live="polite" className="flex gap-3">
      <span className="sr-only">Loading your billing details…</span>
      <Skeleton className="h-11 w-32" />
      <Skeleton className="h-11 w-44" />
    </div>
  )
}
