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
  await product.runBillingClock()
  // The first one may have been under way before the time went on.
  await product.runBillingClock()
}

const inDays = (days: number) => new Date(time.ms + days * dayMs).toISOString()

async function preview(buyer: Buyer, plan: string): Promise<PlanChange> {
  const answer = await buyer.send('/api/billing/preview', { plan })
  return planChangeSchema.parse(await answer.json())
}

const accept = (buyer: Buyer, { to: plan, quote }: PlanChange) =>
  buyer.tryTo('/api/billing/change', { plan, quote })

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
      quote: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/),
      currentPeriodEnd: inDays(15),
    })
    time.ms += 60_000
    expect(await accept(buyer, change)).toBe('ok')
    // A second click finds it done.
    expect(await accept(buyer, change)).toBe('ok')
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
    const change = await preview(buyer, 'explorer')
    expect(change.dueNowCents).toBe(-5000)
    expect(await accept(buyer, change)).toBe('ok')
    expect(await buyer.readPlan()).toBe('explorer')
    await pass(15 * dayMs)
    expect((await amountsOf(buyer))[0]).toEqual([0, 'paid'])
    await pass(30 * dayMs)
    expect((await amountsOf(buyer))[0]).toEqual([998, 'paid'])
  })

  it('changes nothing when the card refuses', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer', { card: failingLaterCard })
    const change = await preview(buyer, 'expedition-leader')
    expect(await accept(buyer, change)).toBe('payment-declined')
    expect(await buyer.readPlan()).toBe('explorer')
    expect(await amountsOf(buyer)).toEqual([[2999, 'paid']])
  })

  it('refuses amounts that it did not show, or showed long ago or to somebody else', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    const other = await openBuyer(product)
    await other.buy('explorer')
    const { quote } = await preview(buyer, 'expedition-leader')
    const order = { plan: 'expedition-leader' }
    const [text = '', signature = ''] = quote.split('.')
    const facts = JSON.parse(Buffer.from(text, 'base64url').toString()) as object
    // At the end of the period the rest costs nothing: nobody may choose that time.
    const late = { ...facts, prorationTime: time.ms / 1000 + 30 * 86_400 - 1, dueNowCents: 0 }
    const forged = Buffer.from(JSON.stringify(late)).toString('base64url')
    for (const wrong of ['', 'x.y', text, `${forged}.${signature}`]) {
      expect(await buyer.tryTo('/api/billing/change', { ...order, quote: wrong })).toBe(
        'price-changed',
      )
    }
    expect(await other.tryTo('/api/billing/change', { ...order, quote })).toBe('price-changed')
    time.ms += 901_000
    expect(await buyer.tryTo('/api/billing/change', { ...order, quote })).toBe('price-changed')
    expect([await buyer.readPlan(), await other.readPlan()]).toEqual(['explorer', 'explorer'])
  })

  it('makes no credit out of going back and forth', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    const early = await preview(buyer, 'expedition-leader')
    time.ms += 600_000
    expect(await accept(buyer, await preview(buyer, 'expedition-leader'))).toBe('ok')
    const earlyBack = await preview(buyer, 'explorer')
    expect(await accept(buyer, earlyBack)).toBe('ok')
    // Both were shown for these plans, but before the plan was changed.
    expect(await accept(buyer, early)).toBe('price-changed')
    time.ms += 60_000
    expect(await accept(buyer, await preview(buyer, 'expedition-leader'))).toBe('ok')
    expect(await accept(buyer, earlyBack)).toBe('price-changed')
    expect(await buyer.readPlan()).toBe('expedition-leader')
  })

  it('gives credit for what is left when the change is made, not when it was shown', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('expedition-leader')
    time.ms += 15 * dayMs
    const change = await preview(buyer, 'explorer')
    time.ms += 900_000
    expect(await accept(buyer, change)).toBe('ok')
    expect(change.dueNowCents).toBe(-5000)
    expect((await amountsOf(buyer))[0]).toEqual([-4997, 'paid'])
  })

  it('is done once, also when it is asked for many times at once', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    const change = await preview(buyer, 'expedition-leader')
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => accept(buyer, change)))
    expect(outcomes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok'])
    expect(await amountsOf(buyer)).toHaveLength(2)
  })

  it('needs a subscription, and another plan that is sold', async () => {
    const buyer = await openBuyer(product)
    const order = { plan: 'explorer', quote: 'none' }
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

describe('asking again and again', () => {
  it('announces nothing when a cancellation is there already', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    const { id } = await buyer.readUser()
    const countEvents = async () => {
      const rows = await product.database.sql`
        select 1 from sandbox_payment_events e join billing_accounts a using (customer_id)
        where a.user_id = ${id}`
      return rows.length
    }
    await buyer.tryTo('/api/billing/cancel')
    const before = await countEvents()
    expect(await buyer.tryTo('/api/billing/cancel')).toBe('ok')
    expect(await countEvents()).toBe(before)
  })

  it('is refused after thirty times an hour', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    for (let count = 0; count < 15; count += 1) {
      expect(await buyer.tryTo('/api/billing/cancel')).toBe('ok')
      expect(await buyer.tryTo('/api/billing/resume')).toBe('ok')
    }
    expect(await buyer.tryTo('/api/billing/cancel')).toBe('too-many-requests')
    for (let count = 0; count < 30; count += 1) await buyer.openPortal()
    expect(await buyer.tryTo('/api/billing/portal')).toBe('too-many-requests')
  })
})

describe('closing an account', () => {
  it('leaves nothing of the customer in the sandbox', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    const { id } = await buyer.readUser()
    const [account] = await product.database.sql<{ customer_id: string }>`
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
