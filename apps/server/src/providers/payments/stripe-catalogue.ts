import type { Stripe } from 'stripe'

import type { PlanForSale } from './payments.ts'
import { orMissing } from './stripe-failures.ts'

/** Written on every price we make: a price keeps its plan when its lookup key goes to a newer one. */
const planMark = 'price_id'

/** Stripe's price of a plan: found by its lookup key, or made at its first use. */
export function createStripeCatalogue(stripe: Stripe) {
  const known = new Map<string, string>()

  return async function findPrice(plan: PlanForSale): Promise<string> {
    const key = `${plan.priceId} ${plan.priceCents}`
    const priceId = known.get(key) ?? (await findOrCreate(stripe, plan))
    known.set(key, priceId)
    return priceId
  }
}

/** The catalogue's price id; Stripe's own for a price that was not made here. */
export function catalogueId(price: Stripe.Price): string {
  return price.metadata[planMark] ?? price.lookup_key ?? price.id
}

async function findOrCreate(stripe: Stripe, plan: PlanForSale): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [plan.priceId], active: true, limit: 1 })
  const found = data[0]
  if (found !== undefined && isSame(found, plan)) return found.id
  const product =
    (await orMissing(stripe.products.retrieve(plan.productId))) ??
    (await stripe.products.create({ id: plan.productId, name: plan.label }))
  const price = await stripe.prices.create({
    product: product.id,
    currency: plan.currency,
    unit_amount: plan.priceCents,
    recurring: { interval: plan.interval },
    lookup_key: plan.priceId,
    // The catalogue says what a plan costs; running subscriptions stay at their old price.
    transfer_lookup_key: true,
    metadata: { [planMark]: plan.priceId },
  })
  return price.id
}

function isSame(price: Stripe.Price, plan: PlanForSale): boolean {
  return (
    price.unit_amount === plan.priceCents &&
    price.currency === plan.currency &&
    price.recurring?.interval === plan.interval &&
    price.recurring.interval_count === 1
  )
}
