import { plans } from '@wildpath/contract'
import { afterEach, expect, it } from 'vitest'

import type { CheckoutOrder, Payments } from './payments.ts'
import { valueOf } from '../../testing/results.ts'

type SignedEvent = { rawBody: string; signature: string }

export type OpenedPayments = {
  payments: Payments
  /** The clock of the provider, in milliseconds. */
  time: { ms: number }
  /** Somebody pays on the page of a checkout with a card that works. */
  pay(checkoutId: string): Promise<void>
  /** The card that is kept is refused from now on. */
  refuseCard(customerId: string): Promise<void>
  /** The clock goes on to the end of the period, with everything that the provider does then. */
  endPeriod(subscriptionId: string): Promise<void>
  /** What was sent to the webhook since the last call. */
  takeEvents(): Promise<SignedEvent[]>
  close(): Promise<void>
}

const startMs = Date.UTC(2027, 2, 1, 12)
const dayMs = 24 * 60 * 60_000
const half = 15 * dayMs
const dayAfter = (days: number) => new Date(startMs + days * dayMs)

/** What every provider promises, live or sandbox. */
export function paymentsContract(open: (time: { ms: number }) => Promise<OpenedPayments>): void {
  const opened: OpenedPayments[] = []
  afterEach(async () => {
    for (const one of opened.splice(0)) await one.close()
  })

  async function start() {
    const desk = await open({ ms: startMs })
    opened.push(desk)
    return desk
  }
  async function buy(changes: Partial<CheckoutOrder> = {}) {
    const desk = await start()
    const checkout = valueOf(await desk.payments.createCheckout(order(changes)))
    await desk.pay(checkout.id)
    const { paidSubscriptionId } = valueOf(await desk.payments.expireCheckout(checkout.id))
    const id = paidSubscriptionId ?? ''
    const read = async () => valueOf(await desk.payments.getSubscription(id))
    return { ...desk, id, customerId: checkout.customerId, read }
  }
  const secondsAt = (ms: number) => Math.floor(ms / 1000)

  it('sells a plan for thirty days', async () => {
    const { id, customerId, read } = await buy()
    expect(await read()).toEqual({
      id,
      customerId,
      userId: 'user-1',
      priceId: 'explorer-monthly',
      status: 'active',
      currentPeriodEnd: dayAfter(30),
      cancelAtPeriodEnd: false,
      paymentFailed: false,
      hadTrial: false,
      createdAt: new Date(startMs),
    })
  })

  it('lets a plan be tried for fourteen days without a charge', async () => {
    const { read, payments, customerId } = await buy({ trialDays: 14 })
    expect(await read()).toMatchObject({
      status: 'trialing',
      hadTrial: true,
      currentPeriodEnd: dayAfter(14),
    })
    const receipts = valueOf(await payments.listReceipts(customerId))
    expect(receipts.map(({ amountCents }) => amountCents)).toEqual([0])
  })

  it('charges for a plan when its trial ends', async () => {
    const { read, endPeriod, id, payments, customerId } = await buy({ trialDays: 14 })
    await endPeriod(id)
    expect(await read()).toMatchObject({
      status: 'active',
      hadTrial: true,
      currentPeriodEnd: dayAfter(44),
    })
    const receipts = valueOf(await payments.listReceipts(customerId))
    expect(receipts.map(({ amountCents }) => amountCents)).toEqual([2999, 0])
  })

  it('makes one checkout of one key, and one customer of one person', async () => {
    const { payments } = await start()
    const first = valueOf(await payments.createCheckout(order()))
    expect(valueOf(await payments.createCheckout(order()))).toEqual(first)
    const second = valueOf(await payments.createCheckout(order({ idempotencyKey: 'other' })))
    expect(second.id).not.toBe(first.id)
    expect(second.customerId).toBe(first.customerId)
  })

  it('closes a page that is open, and names what was bought on one that was paid', async () => {
    const { payments, pay } = await start()
    const left = valueOf(await payments.createCheckout(order()))
    expect(valueOf(await payments.expireCheckout(left.id))).toEqual({ paidSubscriptionId: null })
    await expect(pay(left.id)).rejects.toThrow('is not open')
    const paid = valueOf(await payments.createCheckout(order({ idempotencyKey: 'other' })))
    await pay(paid.id)
    const { paidSubscriptionId } = valueOf(await payments.expireCheckout(paid.id))
    expect(valueOf(await payments.getSubscription(paidSubscriptionId ?? ''))?.status).toBe('active')
  })

  it('tells of a purchase by signed events that name the subscription', async () => {
    const { payments, id, takeEvents } = await buy()
    const events = await takeEvents()
    const readings = events.map((event) => payments.readEvent({ ...event, now: new Date(startMs) }))
    const told = readings.map((one) => one.ok && `${one.value.type} ${one.value.subscriptionId}`)
    expect(told).toHaveLength(3)
    expect(new Set(told)).toEqual(
      new Set([
        `checkout.session.completed ${id}`,
        `customer.subscription.created ${id}`,
        `invoice.paid ${id}`,
      ]),
    )
  })

  it('refuses events that somebody else signed, changed or kept', async () => {
    const { payments, takeEvents } = await buy()
    const [event] = await takeEvents()
    if (event === undefined) throw new Error('There was no event')
    const { rawBody, signature } = event
    const judge = (call: Partial<SignedEvent>, seconds = 0) => {
      const now = new Date(startMs + seconds * 1000)
      const read = payments.readEvent({ rawBody, signature, ...call, now })
      return read.ok ? 'accepted' : read.error
    }
    expect(judge({})).toBe('accepted')
    expect(judge({}, 300)).toBe('accepted')
    expect(judge({}, 301)).toBe('stale')
    expect(judge({ rawBody: `${rawBody} ` })).toBe('forged')
    expect(judge({ signature: signature.replace(/t=\d+/, `t=${secondsAt(startMs) + 9}`) })).toBe(
      'forged',
    )
    expect(judge({ signature: `t=${secondsAt(startMs)},v1=${'0'.repeat(64)}` })).toBe('forged')
    expect(judge({ signature: '' })).toBe('forged')
    expect(judge({ signature: 't=x' })).toBe('forged')
  })

  it('knows no subscription that was never bought', async () => {
    const { payments } = await start()
    expect(valueOf(await payments.getSubscription('sub_nobody'))).toBeNull()
  })

  it('charges the difference for the rest of the period, as previewed', async () => {
    const { payments, id, time, read, customerId } = await buy()
    time.ms += half
    const change = {
      subscriptionId: id,
      plan: plans['expedition-leader'],
      prorationTime: secondsAt(time.ms),
    }
    expect(valueOf(await payments.previewChange(change))).toEqual({
      dueNowCents: 6500 - 1500,
      currentPeriodEnd: dayAfter(30),
    })
    // A minute passes before the person agrees.
    time.ms += 60_000
    expect(valueOf(await payments.changePlan(change))).toMatchObject({
      priceId: 'expedition-leader-monthly',
      currentPeriodEnd: dayAfter(30),
    })
    expect(await read()).toMatchObject({ priceId: 'expedition-leader-monthly', status: 'active' })
    const receipts = valueOf(await payments.listReceipts(customerId))
    expect(receipts.map(({ amountCents, status }) => [amountCents, status])).toEqual([
      [5000, 'paid'],
      [2999, 'paid'],
    ])
  })

  it('changes to a plan once', async () => {
    const { payments, id, time, read, customerId } = await buy()
    time.ms += half
    const plan = plans['expedition-leader']
    const change = { subscriptionId: id, plan, prorationTime: secondsAt(time.ms) }
    valueOf(await payments.changePlan(change))
    expect(valueOf(await payments.changePlan(change))).toEqual(await read())
    expect(valueOf(await payments.listReceipts(customerId))).toHaveLength(2)
  })

  it('gives credit for a cheaper plan', async () => {
    const { payments, id, time } = await buy({ plan: plans['expedition-leader'] })
    time.ms += half
    const change = { subscriptionId: id, plan: plans.explorer, prorationTime: secondsAt(time.ms) }
    expect(valueOf(await payments.previewChange(change)).dueNowCents).toBe(-5000)
    expect(valueOf(await payments.changePlan(change)).priceId).toBe('explorer-monthly')
  })

  it('changes the plan of a trial for nothing', async () => {
    const { payments, id, time } = await buy({ trialDays: 14 })
    time.ms += dayMs
    const plan = plans['expedition-leader']
    const change = { subscriptionId: id, plan, prorationTime: secondsAt(time.ms) }
    expect(valueOf(await payments.previewChange(change)).dueNowCents).toBe(0)
    expect(valueOf(await payments.changePlan(change))).toMatchObject({
      priceId: 'expedition-leader-monthly',
      status: 'trialing',
      currentPeriodEnd: dayAfter(14),
    })
  })

  it('refuses a price of another period', async () => {
    const { payments, id } = await buy()
    for (const ms of [startMs - dayMs, startMs + 30 * dayMs]) {
      const plan = plans['expedition-leader']
      const change = { subscriptionId: id, plan, prorationTime: secondsAt(ms) }
      expect(await payments.previewChange(change)).toEqual({ ok: false, error: 'price-changed' })
      expect(await payments.changePlan(change)).toEqual({ ok: false, error: 'price-changed' })
    }
  })

  it('changes nothing when the card refuses a dearer plan', async () => {
    const { payments, id, time, read, refuseCard, customerId } = await buy()
    time.ms += half
    await refuseCard(customerId)
    const before = await read()
    const plan = plans['expedition-leader']
    const change = { subscriptionId: id, plan, prorationTime: secondsAt(time.ms) }
    expect(await payments.changePlan(change)).toEqual({ ok: false, error: 'declined' })
    expect(await read()).toEqual(before)
    expect(valueOf(await payments.listReceipts(customerId))).toHaveLength(1)
  })

  it('renews at the end of a period', async () => {
    const { id, endPeriod, read } = await buy()
    await endPeriod(id)
    expect(await read()).toMatchObject({
      status: 'active',
      paymentFailed: false,
      currentPeriodEnd: dayAfter(60),
    })
  })

  it('counts only what was paid when a renewal is refused', async () => {
    const { id, endPeriod, read, refuseCard, customerId, payments } = await buy()
    await refuseCard(customerId)
    await endPeriod(id)
    expect(await read()).toMatchObject({
      status: 'active',
      paymentFailed: true,
      currentPeriodEnd: dayAfter(30),
    })
    expect(valueOf(await payments.listReceipts(customerId))[0]?.status).toBe('failed')
  })

  it('ends with the period when asked to, and not when asked to go on', async () => {
    const { id, payments, endPeriod, read } = await buy()
    const ending = valueOf(await payments.setCancelAtPeriodEnd(id, true))
    expect(ending).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    const resumed = valueOf(await payments.setCancelAtPeriodEnd(id, false))
    expect(resumed).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
    await payments.setCancelAtPeriodEnd(id, true)
    await endPeriod(id)
    expect(await read()).toMatchObject({ status: 'canceled', currentPeriodEnd: dayAfter(30) })
  })

  it('ends at once, as often as it is asked to', async () => {
    const { id, payments, read, takeEvents } = await buy()
    await takeEvents()
    expect(await payments.cancelNow(id)).toEqual({ ok: true, value: null })
    expect(await payments.cancelNow(id)).toEqual({ ok: true, value: null })
    expect((await read())?.status).toBe('canceled')
    expect(await takeEvents()).toHaveLength(1)
  })

  it('forgets a customer with all that runs, as often as it is asked to', async () => {
    const { customerId, payments, read } = await buy()
    expect(await payments.deleteCustomer(customerId)).toEqual({ ok: true, value: null })
    expect(await payments.deleteCustomer(customerId)).toEqual({ ok: true, value: null })
    expect((await read())?.status ?? 'canceled').toBe('canceled')
  })

  it('opens a portal at an address of its own each time', async () => {
    const { customerId, payments } = await buy()
    const portal = { customerId, returnUrl: 'http://localhost:3000/account' }
    const first = valueOf(await payments.openPortal(portal))
    expect(first.url).toMatch(/^https?:\/\//)
    expect(valueOf(await payments.openPortal(portal)).url).not.toBe(first.url)
  })
}

function order(changes: Partial<CheckoutOrder> = {}): CheckoutOrder {
  return {
    idempotencyKey: 'key-1',
    plan: plans.explorer,
    trialDays: null,
    customer: { userId: 'user-1', email: 'ana@example.com', name: 'Ana Ríos', customerId: null },
    successUrl: 'http://localhost:3000/checkout/complete?plan=explorer',
    cancelUrl: 'http://localhost:3000/pricing?checkout=cancelled',
    ...changes,
  }
}
