import { type PlanChange, planChangeSchema } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Buyer, failingLaterCard, openBuyer } from '../../testing/buyer.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

const time = { ms: Date.UTC(2027, 2, 1, 12) }
const dayMs = 24 * 60 * 60_000

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({}, undefined, () => new Date(time.ms))
})
afterAll(() => product.stop())

/** Time goes on, and the billing clock turns. */
async function pass(ms: number): Promise<void> {
  time.ms += ms
  await product.turnBillingClock()
  // The first one may have been under way before the time went on.
  await product.turnBillingClock()
}

const inDays = (days: number) => new Date(time.ms + days * dayMs).toISOString()

async function preview(buyer: Buyer, plan: string): Promise<PlanChange> {
  const answer = await buyer.send('/api/billing/preview', { plan })
  return planChangeSchema.parse(await answer.json())
}

const amountsOf = async (buyer: Buyer) =>
  (await buyer.readBilling()).receipts.map(({ amountCents, status }) => [amountCents, status])

describe('changing the plan', () => {
  it('charges the previewed difference and changes the plan with it', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    time.ms += 15 * dayMs
    const change = await preview(buyer, 'expedition-leader')
    expect(change).toEqual({
      from: 'explorer',
      to: 'expedition-leader',
      dueNowCents: 5000,
      priceCents: 12_999,
      prorationTime: time.ms / 1000,
      currentPeriodEnd: inDays(15),
    })
    time.ms += 60_000
    const { to: plan, prorationTime } = change
    expect(await buyer.tryTo('/api/billing/change', { plan, prorationTime })).toBe('ok')
    // A second click finds it done.
    expect(await buyer.tryTo('/api/billing/change', { plan, prorationTime })).toBe('ok')
    expect(await buyer.readPlan()).toBe('expedition-leader')
    expect(await amountsOf(buyer)).toEqual([
      [5000, 'paid'],
      [2999, 'paid'],
    ])
  })

  it('takes the credit of a cheaper plan off the next renewal', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('expedition-leader')
    time.ms += 15 * dayMs
    const { dueNowCents, prorationTime } = await preview(buyer, 'explorer')
    expect(dueNowCents).toBe(-5000)
    expect(await buyer.tryTo('/api/billing/change', { plan: 'explorer', prorationTime })).toBe('ok')
    expect(await buyer.readPlan()).toBe('explorer')
    await pass(15 * dayMs)
    expect((await amountsOf(buyer))[0]).toEqual([0, 'paid'])
    await pass(30 * dayMs)
    expect((await amountsOf(buyer))[0]).toEqual([998, 'paid'])
  })

  it('changes nothing when the card refuses', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer', { card: failingLaterCard })
    const { prorationTime } = await preview(buyer, 'expedition-leader')
    const order = { plan: 'expedition-leader', prorationTime }
    expect(await buyer.tryTo('/api/billing/change', order)).toBe('payment-declined')
    expect(await buyer.readPlan()).toBe('explorer')
    expect(await amountsOf(buyer)).toEqual([[2999, 'paid']])
  })

  it('refuses an amount that was shown for another time', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    time.ms += 15 * dayMs
    const { prorationTime } = await preview(buyer, 'expedition-leader')
    // At the end of the period the rest costs nothing: nobody may choose that time.
    for (const at of [prorationTime + 15 * 86_400 - 1, prorationTime + 60, prorationTime - 901]) {
      const order = { plan: 'expedition-leader', prorationTime: at }
      expect(await buyer.tryTo('/api/billing/change', order)).toBe('price-changed')
    }
    expect(await buyer.readPlan()).toBe('explorer')
  })

  it('needs a subscription, and another plan that is sold', async () => {
    const buyer = await openBuyer(product)
    const order = { plan: 'explorer', prorationTime: time.ms / 1000 }
    expect(await buyer.tryTo('/api/billing/preview', order)).toBe('no-subscription')
    expect(await buyer.tryTo('/api/billing/change', order)).toBe('no-subscription')
    expect(await buyer.tryTo('/api/billing/cancel')).toBe('no-subscription')
    expect(await buyer.tryTo('/api/billing/resume')).toBe('no-subscription')
    await buyer.buy('explorer')
    expect(await buyer.tryTo('/api/billing/preview', { plan: 'free' })).toBe('unknown-plan')
    expect(await buyer.tryTo('/api/billing/preview', order)).toBe('already-subscribed')
  })
})

describe('cancelling', () => {
  it('keeps the plan until the end of the period, and may be taken back until then', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    const cancelled = await buyer.send('/api/billing/cancel')
    expect(await cancelled.json()).toMatchObject({
      subscription: { status: 'active', cancelAtPeriodEnd: true },
    })
    const resumed = await buyer.send('/api/billing/resume')
    expect(await resumed.json()).toMatchObject({ subscription: { cancelAtPeriodEnd: false } })
    await buyer.send('/api/billing/cancel')
    time.ms += 30 * dayMs - 1000
    expect(await buyer.readPlan()).toBe('explorer')
    await pass(1000)
    expect(await buyer.readUser()).toMatchObject({
      plan: 'free',
      subscription: { status: 'canceled', cancelAtPeriodEnd: true },
    })
  })
})

describe('closing an account', () => {
  it('leaves nothing of the customer in the sandbox', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    const { id } = await buyer.readUser()
    const [account] = await product.database.sql<{ customer_id: string }[]>`
      select customer_id from billing_accounts where user_id = ${id}`
    const customer = account?.customer_id ?? ''
    expect(await buyer.tryTo('/api/account/delete', { password: 'rapids1' })).toBe('ok')
    const left = await product.database.sql`
      select id from sandbox_payment_objects where customer_id = ${customer}
      union all select id from sandbox_payment_events where customer_id = ${customer}
      union all select id from subscriptions where user_id = ${id}
      union all select user_id from billing_accounts where user_id = ${id}`
    expect([...left]).toEqual([])
  })
})
