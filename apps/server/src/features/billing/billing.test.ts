import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import {
  askingCard,
  declinedCard,
  failingLaterCard,
  openBuyer,
  workingCard,
  type Buyer,
} from '../../testing/buyer.ts'
import { tablesThatHold } from '../../testing/all-tables.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

const time = { ms: Date.UTC(2027, 2, 1, 12) }
const dayMs = 24 * 60 * 60_000
const hourMs = 60 * 60_000

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

const amountsOf = async (buyer: Buyer) =>
  (await buyer.readBilling()).receipts.map(({ amountCents, status }) => [amountCents, status])

describe('buying a plan', () => {
  it('makes the plan active for thirty days once it is paid', async () => {
    const buyer = await openBuyer(product)
    const page = await buyer.openCheckout('explorer')
    expect(await buyer.readPlan()).toBe('free')
    const paid = await buyer.pay(page, workingCard)
    expect(paid.headers.get('location')).toBe(
      'http://localhost:3000/checkout/complete?plan=explorer',
    )
    expect(await buyer.readUser()).toMatchObject({
      plan: 'explorer',
      subscription: {
        plan: 'explorer',
        status: 'active',
        currentPeriodEnd: inDays(30),
        cancelAtPeriodEnd: false,
        paymentFailed: false,
      },
    })
    expect(await amountsOf(buyer)).toEqual([[2999, 'paid']])
  })

  it('takes the old names of plans', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('agency')
    expect(await buyer.readPlan()).toBe('expedition-leader')
  })

  it('changes nothing when the card is declined, and offers another try', async () => {
    const buyer = await openBuyer(product)
    const page = await buyer.openCheckout('explorer')
    const declined = await buyer.pay(page, declinedCard)
    expect(declined.status).toBe(402)
    expect(await declined.text()).toContain(
      'Your card was declined. You were not charged; try another card.',
    )
    expect(await buyer.readPlan()).toBe('free')
    expect((await buyer.pay(page, '4111 1111 1111 1111')).status).toBe(402)
    expect((await buyer.pay(page, workingCard)).status).toBe(303)
    expect(await buyer.readPlan()).toBe('explorer')
  })

  it('charges no card that nobody chose', async () => {
    const buyer = await openBuyer(product)
    const page = await buyer.openCheckout('explorer')
    const answer = await buyer.postForm(page)
    expect(answer.status).toBe(402)
    expect(await answer.text()).toContain('Nothing was charged; choose one of those below.')
    expect(await buyer.readPlan()).toBe('free')
    await buyer.pay(page, workingCard)
    const portal = await buyer.openPortal()
    expect((await buyer.postForm(`${portal}/card`)).status).toBe(402)
  })

  it('asks the bank of a card that needs confirmation', async () => {
    const buyer = await openBuyer(product)
    const page = await buyer.openCheckout('explorer')
    const asked = await buyer.pay(page, askingCard)
    expect(asked.headers.get('location')).toBe(`${page}/confirm`)
    const failed = await buyer.postForm(`${page}/confirm`, { answer: 'fail' })
    expect([failed.status, await buyer.readPlan()]).toEqual([402, 'free'])
    expect((await buyer.postForm(`${page}/confirm`, { answer: 'complete' })).status).toBe(410)
    await buyer.pay(page, askingCard)
    const completed = await buyer.postForm(`${page}/confirm`, { answer: 'complete' })
    expect([completed.status, await buyer.readPlan()]).toEqual([303, 'explorer'])
  })

  it('goes back to pricing when the person cancels, and closes the page', async () => {
    const buyer = await openBuyer(product)
    const page = await buyer.openCheckout('explorer')
    const left = await buyer.postForm(`${page}/leave`)
    expect(left.headers.get('location')).toBe('http://localhost:3000/pricing?checkout=cancelled')
    expect((await buyer.browser.get(page)).status).toBe(410)
    expect((await buyer.pay(page, workingCard)).status).toBe(410)
    expect(await buyer.readPlan()).toBe('free')
  })

  it('is paid once, also when the button is pressed many times', async () => {
    const buyer = await openBuyer(product)
    const page = await buyer.openCheckout('explorer')
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.pay(page, workingCard)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([303, 410, 410, 410, 410])
    expect(await amountsOf(buyer)).toEqual([[2999, 'paid']])
  })

  it('closes a page after a day', async () => {
    const buyer = await openBuyer(product)
    const page = await buyer.openCheckout('explorer')
    time.ms += dayMs
    expect((await buyer.pay(page, workingCard)).status).toBe(410)
    expect(await buyer.readPlan()).toBe('free')
  })

  it('leaves one page open at a time', async () => {
    const buyer = await openBuyer(product)
    const first = await buyer.openCheckout('explorer')
    const second = await buyer.openCheckout('expedition-leader')
    expect((await buyer.pay(first, workingCard)).status).toBe(410)
    expect((await buyer.pay(second, workingCard)).status).toBe(303)
    expect(await buyer.readPlan()).toBe('expedition-leader')
  })

  it('sells nothing twice, and nothing that is not sold', async () => {
    const buyer = await openBuyer(product)
    for (const plan of ['free', 'admin', 'gold', '', '__proto__']) {
      expect(await buyer.tryTo('/api/billing/checkout', { plan })).toBe('unknown-plan')
    }
    await buyer.buy('explorer')
    expect(await buyer.tryTo('/api/billing/checkout', { plan: 'expedition-leader' })).toBe(
      'already-subscribed',
    )
  })

  it('takes price and person from nobody but the server', async () => {
    const buyer = await openBuyer(product)
    const other = await openBuyer(product)
    const order = {
      plan: 'expedition-leader',
      priceCents: 1,
      priceId: 'explorer-monthly',
      userId: (await other.readUser()).id,
      successUrl: 'https://evil.example',
    }
    const answer = await buyer.send('/api/billing/checkout', order)
    const { url } = (await answer.json()) as { url: string }
    const page = new URL(url).pathname
    const paid = await buyer.postForm(page, {
      number: workingCard,
      amount: '1',
      plan: 'free',
      successUrl: 'https://evil.example',
    })
    expect(paid.headers.get('location')).toBe(
      'http://localhost:3000/checkout/complete?plan=expedition-leader',
    )
    expect(await amountsOf(buyer)).toEqual([[12_999, 'paid']])
    expect([await buyer.readPlan(), await other.readPlan()]).toEqual(['expedition-leader', 'free'])
  })

  it('serves many who pay at the same moment', async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => openBuyer(product)))
    await Promise.all(buyers.map((buyer) => buyer.buy('explorer')))
    await Promise.all(buyers.map((buyer) => buyer.tryTo('/api/billing/cancel')))
    const users = await Promise.all(buyers.map((buyer) => buyer.readUser()))
    for (const user of users) {
      expect(user).toMatchObject({
        plan: 'explorer',
        subscription: { status: 'active', cancelAtPeriodEnd: true },
      })
    }
  })

  it('opens no more than twenty pages an hour for one person', async () => {
    const buyer = await openBuyer(product)
    for (let count = 0; count < 20; count += 1) await buyer.openCheckout('explorer')
    expect(await buyer.tryTo('/api/billing/checkout', { plan: 'explorer' })).toBe(
      'too-many-requests',
    )
  })
})

describe('a trial', () => {
  it('gives the plan for fourteen days, and is charged for afterwards', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer', { trial: true })
    expect(await buyer.readUser()).toMatchObject({
      plan: 'explorer',
      subscription: { status: 'trialing', currentPeriodEnd: inDays(14) },
    })
    expect(await amountsOf(buyer)).toEqual([[0, 'paid']])
    await pass(14 * dayMs)
    expect(await buyer.readUser()).toMatchObject({
      plan: 'explorer',
      subscription: { status: 'active', currentPeriodEnd: inDays(30) },
    })
    expect((await amountsOf(buyer))[0]).toEqual([2999, 'paid'])
  })

  it('falls back to free when the card refuses the charge', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer', { trial: true, card: failingLaterCard })
    await pass(14 * dayMs)
    expect(await buyer.readUser()).toMatchObject({
      plan: 'free',
      subscription: { paymentFailed: true },
    })
  })

  it('is free when it is cancelled in time', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer', { trial: true })
    expect(await buyer.tryTo('/api/billing/cancel')).toBe('ok')
    expect(await buyer.readPlan()).toBe('explorer')
    await pass(14 * dayMs)
    expect(await buyer.readUser()).toMatchObject({
      plan: 'free',
      subscription: { status: 'canceled' },
    })
    expect(await amountsOf(buyer)).toEqual([[0, 'paid']])
  })

  it('is there once for a person', async () => {
    const buyer = await openBuyer(product)
    expect((await buyer.readBilling()).isTrialAvailable).toBe(true)
    await buyer.buy('explorer', { trial: true })
    expect((await buyer.readBilling()).isTrialAvailable).toBe(false)
    await buyer.tryTo('/api/billing/cancel')
    await pass(14 * dayMs)
    const again = { plan: 'expedition-leader', trial: true }
    expect(await buyer.tryTo('/api/billing/checkout', again)).toBe('trial-used')
    await buyer.buy('expedition-leader')
    expect(await buyer.readPlan()).toBe('expedition-leader')
  })
})

describe('a trial after the account was deleted', () => {
  it('is not there again for the same address, however it is written', async () => {
    const first = await openBuyer(product, 'Twice@Example.com')
    await first.buy('explorer', { trial: true })
    expect(await first.tryTo('/api/account/delete', { password: 'rapids1' })).toBe('ok')
    const again = await openBuyer(product, 'twice@example.com')
    expect((await again.readBilling()).isTrialAvailable).toBe(false)
    const order = { plan: 'explorer', trial: true }
    expect(await again.tryTo('/api/billing/checkout', order)).toBe('trial-used')
    expect(await tablesThatHold(product, ['twice@example.com'])).not.toContain('used_trials')
    await again.buy('explorer')
    expect(await again.readPlan()).toBe('explorer')
  })

  it('is still there for somebody who never subscribed', async () => {
    const first = await openBuyer(product, 'later@example.com')
    await first.openCheckout('explorer', true)
    expect(await first.tryTo('/api/account/delete', { password: 'rapids1' })).toBe('ok')
    const again = await openBuyer(product, 'later@example.com')
    expect((await again.readBilling()).isTrialAvailable).toBe(true)
  })
})

describe('the end of a period', () => {
  it('renews, as often as it comes', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    await pass(30 * dayMs)
    await pass(30 * dayMs)
    expect(await buyer.readUser()).toMatchObject({
      plan: 'explorer',
      subscription: { currentPeriodEnd: inDays(30) },
    })
    expect(await amountsOf(buyer)).toHaveLength(3)
  })

  it('falls back to free when the renewal fails; another card brings the plan back', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer', { card: failingLaterCard })
    await pass(30 * dayMs)
    expect(await buyer.readUser()).toMatchObject({
      plan: 'free',
      subscription: { status: 'active', paymentFailed: true },
    })
    const portal = await buyer.openPortal()
    const refused = await buyer.postForm(`${portal}/card`, { number: failingLaterCard })
    expect([refused.status, await buyer.readPlan()]).toEqual([402, 'free'])
    await buyer.postForm(`${portal}/card`, { number: workingCard })
    expect(await buyer.readUser()).toMatchObject({
      plan: 'explorer',
      subscription: { status: 'active', paymentFailed: false, currentPeriodEnd: inDays(30) },
    })
  })

  it('ends an unpaid subscription after three weeks', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer', { card: failingLaterCard })
    await pass(30 * dayMs)
    await pass(21 * dayMs)
    expect((await buyer.readUser()).subscription?.status).toBe('canceled')
  })

  it('lets an unpaid subscription be given up, and another one be bought', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer', { card: failingLaterCard })
    await pass(30 * dayMs)
    expect(await buyer.tryTo('/api/billing/checkout', { plan: 'explorer' })).toBe(
      'already-subscribed',
    )
    expect(await buyer.tryTo('/api/billing/cancel')).toBe('ok')
    expect((await buyer.readUser()).subscription?.status).toBe('canceled')
    await buyer.buy('explorer')
    expect(await buyer.readPlan()).toBe('explorer')
  })

  it('can be reached at once by the clock of the sandbox', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer', { trial: true })
    const portal = await buyer.openPortal()
    await buyer.postForm(`${portal}/skip`)
    expect(await buyer.readUser()).toMatchObject({
      plan: 'explorer',
      subscription: { status: 'active', currentPeriodEnd: inDays(30) },
    })
    await buyer.tryTo('/api/billing/cancel')
    await buyer.postForm(`${portal}/skip`)
    expect(await buyer.readUser()).toMatchObject({
      plan: 'free',
      subscription: { status: 'canceled' },
    })
  })

  it('says on the portal what was done there, whatever its address says', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    const portal = await buyer.openPortal()
    const read = async (path: string) => (await buyer.browser.get(path)).text()
    const paid = 'The renewal is paid with this card'
    const kept = 'This card is kept for the next renewals'
    expect(await read(`${portal}?done=paid`)).not.toContain(paid)
    const changed = await buyer.postForm(`${portal}/card`, { number: workingCard })
    expect(await read(changed.headers.get('location') ?? '')).toContain(kept)
    expect(await read(`${portal}?done=paid`)).not.toContain(paid)
    // A refusal is the last thing then.
    await buyer.postForm(`${portal}/card`, { number: declinedCard })
    expect(await read(`${portal}?done=changed`)).not.toContain(kept)
  })

  it('lets the portal change sixty things an hour', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    const portal = await buyer.openPortal()
    const change = async () =>
      (await buyer.postForm(`${portal}/card`, { number: workingCard })).status
    for (let count = 0; count < 60; count += 1) expect(await change()).toBe(303)
    expect(await change()).toBe(429)
    expect((await buyer.postForm(`${portal}/skip`)).status).toBe(429)
    expect(await amountsOf(buyer)).toHaveLength(1)
  })

  it('opens a portal for an hour, to its customer alone', async () => {
    const buyer = await openBuyer(product)
    expect(await buyer.tryTo('/api/billing/portal')).toBe('no-subscription')
    await buyer.buy('explorer')
    const portal = await buyer.openPortal()
    expect((await buyer.browser.get(portal)).status).toBe(200)
    const another = portal.slice(0, -1) + (portal.endsWith('_') ? '-' : '_')
    expect((await buyer.browser.get(another)).status).toBe(410)
    time.ms += hourMs
    expect((await buyer.browser.get(portal)).status).toBe(410)
    expect((await buyer.postForm(`${portal}/skip`)).status).toBe(410)
  })
})
