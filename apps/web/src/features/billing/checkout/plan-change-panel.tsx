import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type PlanChange, plans, priceText, type SoldPlanKey } from '@wildpath/contract'
import { useNavigate } from 'react-router'

import { callApi } from '../../../entities/api/call-api.ts'
import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { sessionQuery } from '../../../entities/person/session.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { notifyError } from '../../../ui/notify.ts'
import { planChangeQuery } from '../billing-queries.ts'
import { OrderCard } from './order-card.tsx'
import type { OrderLine } from './order-lines.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { type PaymentStarted, sinceEpochMs } from './payment-started.ts'

/** Another plan for somebody who has one: what it costs today, and the button that confirms it. */
export function PlanChangePanel({ plan }: { plan: SoldPlanKey }) {
  const preview = useQuery(planChangeQuery(plan))
  const change = usePlanChange(plan)

  if (preview.isFetching && !preview.isError) return <PanelSkeleton />
  if (!preview.data) {
    return (
      <LoadFailure
        title="The price of this change could not be computed"
        failure={preview.error}
        isRetrying={preview.isFetching}
        onRetry={() => void preview.refetch()}
      />
    )
  }
  const { data } = preview
  return (
    <OrderCard
      lines={changeLines(data)}
      note={changeNote(data)}
      payLabel="Complete Payment"
      isBusy={change.isPending}
      onPay={() => change.mutate(data.quote)}
    >
      <p className="text-quiet">
        You change from {plans[data.from].label} to{' '}
        <span className="font-semibold text-ink">{plans[data.to].label}</span>.
      </p>
    </OrderCard>
  )
}

/** Charges what was shown; where that does not hold any more, shows the new amount first. */
function usePlanChange(plan: SoldPlanKey) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: async (quote: string): Promise<PaymentStarted> => {
      const startedAtMs = sinceEpochMs()
      await callApi(api.changePlan, { body: { plan, quote } })
      return { startedAtMs }
    },
    onSuccess: async (press) => navigate(`/checkout/complete?plan=${plan}`, { state: press }),
    onError: (failure) => {
      notifyError(failureMessage(failure, 'Failed to start checkout process'))
      const code = failure instanceof ApiFailure ? failure.code : null
      if (code === 'price-changed') void queryClient.invalidateQueries(planChangeQuery(plan))
      if (code === 'no-subscription' || code === 'already-subscribed') {
        void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      }
    },
  })
}

function changeLines({ dueNowCents, priceCents }: PlanChange): OrderLine[] {
  const price = priceText(priceCents)
  return [
    { label: 'Subtotal', value: price },
    { label: 'Tax', value: 'Calculated at checkout' },
    { label: 'Total per month', value: price, isStrong: true },
    dueNowCents < 0
      ? {
          label: 'Due today',
          value: '$0',
          note: `${priceText(-dueNowCents)} credit is kept for you`,
        }
      : { label: 'Due today', value: priceText(dueNowCents) },
  ]
}

function changeNote({ dueNowCents, priceCents, currentPeriodEnd }: PlanChange): string {
  const next = `${priceText(priceCents)} a month from ${formatDate(currentPeriodEnd)}`
  if (dueNowCents < 0) {
    return `What you have paid for the rest of this period counts towards your next bills. Then ${next}.`
  }
  if (dueNowCents === 0) return `Nothing is charged today. Then ${next}.`
  return `The rest of what you have paid is already taken off. Your card on file is charged today, then ${next}.`
}
