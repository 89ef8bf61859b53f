import { type SoldPlanKey, plans, subscriptionState, type User } from '@wildpath/contract'

import { formatDate } from '../../../lib/format-date.ts'
import { useNow } from '../../../lib/use-now.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { useBilling } from '../billing-queries.ts'
import { checkoutKind } from './checkout-kind.ts'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { PlanChangePanel } from './plan-change-panel.tsx'
import { SubscribePanel } from './subscribe-panel.tsx'

type CheckoutPanelProps = { plan: SoldPlanKey; user: User; isDemo: boolean }

/** The sum and the one button: for a first subscription, for a change, or why there is nothing to pay. */
export function CheckoutPanel({ plan, user, isDemo }: CheckoutPanelProps) {
  const billing = useBilling()
  const now = useNow()
  const kind = checkoutKind(user, plan, now)

  if (kind === 'admin') {
    return (
      <NothingToPay
        title="Nothing to pay"
        text="Admins have every feature of every plan and need no subscription."
      />
    )
  }
  if (kind === 'unpaid') {
    return (
      <NothingToPay
        title="Another payment comes first"
        text={subscriptionState(user, { now, formatDate }).text}
      />
    )
  }
  if (kind === 'has-it') {
    return (
      <NothingToPay
        title={`${plans[plan].label} is your plan already`}
        text={subscriptionState(user, { now, formatDate }).text}
      />
    )
  }
  if (kind === 'change') return <PlanChangePanel plan={plan} />
  if (billing.data) {
    return (
      <SubscribePanel
        plan={plan}
        isTrialAvailable={billing.data.isTrialAvailable}
        isDemo={isDemo}
      />
    )
  }
  if (!billing.isError) return <PanelSkeleton />
  return (
    <LoadFailure
      title="The checkout could not be prepared"
      failure={billing.error}
      isRetrying={billing.isFetching}
      onRetry={() => void billing.refetch()}
    />
  )
}

function NothingToPay({ title, text }: { title: string; text: string }) {
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-title">{title}</h2>
      <p className="text-quiet">{text}</p>
      <ButtonLink to="/account" variant="secondary" className="self-start">
        Go to My Account
      </ButtonLink>
    </Card>
  )
}
