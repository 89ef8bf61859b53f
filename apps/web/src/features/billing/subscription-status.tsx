import type { Subscription, SubscriptionState } from '@wildpath/contract'
import { CircleAlert } from 'lucide-react'

import { Badge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'

type SubscriptionStatusProps = { state: SubscriptionState; subscription: Subscription | null }

/** How the subscription stands, in a word and a sentence. */
export function SubscriptionStatus({ state, subscription }: SubscriptionStatusProps) {
  if (state.kind === 'unpaid') {
    return (
      <Notice
        tone="clay"
        icon={<CircleAlert aria-hidden size={20} className="shrink-0 text-clay" />}
        title="Payment failed"
      >
        {state.text}
      </Notice>
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <StatusBadge state={state} subscription={subscription} />
      <span>{state.text}</span>
    </p>
  )
}

function StatusBadge({ state, subscription }: SubscriptionStatusProps) {
  if (state.kind === 'over') return <Badge>Ended</Badge>
  if (state.kind === 'given') return <Badge tone="fern">Given</Badge>
  if (state.kind !== 'running') return null
  if (state.isEnding && state.isPast) return <Badge>Ended</Badge>
  if (state.isEnding) return <Badge tone="lantern">Ends with the period</Badge>
  return subscription?.status === 'trialing' ? (
    <Badge tone="lantern">Free trial</Badge>
  ) : (
    <Badge tone="fern">Active</Badge>
  )
}
