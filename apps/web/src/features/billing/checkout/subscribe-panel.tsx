import { api, plans, priceText, type SoldPlanKey, trialDays } from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { useNow } from '../../../lib/use-now.ts'
import { notifyError } from '../../../ui/notify.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useProviderRedirect } from '../use-provider-redirect.ts'
import { OrderCard } from './order-card.tsx'
import type { OrderLine } from './order-lines.tsx'

type SubscribePanelProps = { plan: SoldPlanKey; isTrialAvailable: boolean; isDemo: boolean }
type Start = 'today' | 'trial'

const dayMs = 24 * 60 * 60_000

/** A first subscription: pays today, or begins with the trial while there is one. */
export function SubscribePanel({ plan, isTrialAvailable, isDemo }: SubscribePanelProps) {
  const [chosen, setChosen] = useState<Start>('trial')
  const trialEnd = formatDate(new Date(useNow().getTime() + trialDays * dayMs))
  const start = isTrialAvailable ? chosen : 'today'
  const checkout = useProviderRedirect(
    () => callApi(api.startCheckout, { body: { plan, trial: start === 'trial' } }),
    'Failed to start checkout process',
  )
  const price = priceText(plans[plan].priceCents)

  function handlePay() {
    if (isDemo) notifyError('A demo pays nothing. Log in to subscribe. (Demo Mode)')
    else checkout.go()
  }

  return (
    <OrderCard
      lines={orderLines(price, start)}
      note={
        start === 'trial'
          ? `Your first charge of ${price} comes on ${trialEnd}, unless you cancel before.`
          : 'You pay on the next page. Your plan changes as soon as the payment is confirmed.'
      }
      payLabel={start === 'trial' ? 'Start Free Trial' : 'Complete Payment'}
      isBusy={checkout.isBusy}
      onPay={handlePay}
    >
      {isTrialAvailable && (
        <RadioGroup<Start>
          label="When do you want to start paying?"
          value={start}
          onChange={setChosen}
          options={[
            {
              value: 'trial',
              label: `Try it free for ${trialDays} days`,
              description: `$0 now, ${price} a month from ${trialEnd}`,
            },
            {
              value: 'today',
              label: 'Subscribe today',
              description: `${price} now, then every month`,
            },
          ]}
        />
      )}
    </OrderCard>
  )
}

function orderLines(price: string, start: Start): OrderLine[] {
  return [
    { label: 'Subtotal', value: price },
    { label: 'Tax', value: 'Calculated at checkout' },
    { label: 'Total per month', value: price, isStrong: true },
    { label: 'Due today', value: start === 'trial' ? '$0' : price },
  ]
}
