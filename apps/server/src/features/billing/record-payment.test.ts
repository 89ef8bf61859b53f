import { randomUUID } from 'node:crypto'

import { paymentWebhookPath } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openBuyer } from '../../testing/buyer.ts'
import { startStripeServer, type StripeServer } from '../../testing/stripe-server.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

const dayMs = 86_400_000
const start = Date.UTC(2027, 2, 10, 12)

async function readMonths({ database: { sql } }: TestProduct) {
  const rows = await sql<{ month: string; paid: number; refunded: number }>`
    select month::text, paid_cents::int as paid, refunded_cents::int as refunded
    from payment_months where paid_cents <> 0 or refunded_cents <> 0 order by month`
  return rows.map((row) => `${row.month}: ${row.paid} -${row.refunded}`)
}

async function emailOf(buyer: Awaited<ReturnType<typeof openBuyer>>): Promise<string> {
  return (await buyer.readUser()).email
}

function paymentsOf({ database: { sql } }: TestProduct, email: string) {
  return sql`
    select kind, payments.plan, amount_cents as cents, paid_at from payments
    join users on users.id = user_id where email = ${email} order by paid_at, payments.id`
}

describe('what the payment sandbox is paid', () => {
  const time = { ms: start }
  let product: TestProduct
  beforeAll(async () => {
    product = await startTestProduct({}, undefined, () => new Date(time.ms))
  })
  afterAll(async () => product.stop())

  it('is recorded with each renewal, under the time of the payment; a trial is not', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer', { trial: true })
    const email = await emailOf(buyer)
    expect(await paymentsOf(product, email)).toEqual([])
    time.ms += 14 * dayMs
    await product.runBillingClock()
    time.ms += 60 * dayMs
    await product.runBillingClock()
    await expect.poll(async () => (await paymentsOf(product, email)).length).toBe(3)
    const paid = { kind: 'payment', plan: 'explorer', cents: 2999 }
    expect(await paymentsOf(product, email)).toMatchObject([
      { ...paid, paid_at: '2027-03-24 12:00:00+00' },
      { ...paid, paid_at: '2027-04-23 12:00:00+00' },
      { ...paid, paid_at: '2027-05-23 12:00:00+00' },
    ])
    expect(await readMonths(product)).toEqual([
      '2027-03-01: 2999 -0',
      '2027-04-01: 2999 -0',
      '2027-05-01: 2999 -0',
    ])
  })

  it('stays when the person leaves, without them', async () => {
    const buyer = await openBuyer(product)
    await buyer.buy('explorer')
    const email = await emailOf(buyer)
    await expect.poll(async () => (await paymentsOf(product, email)).length).toBe(1)
    const before = await readMonths(product)
    expect((await buyer.send('/api/account/delete', { password: 'rapids1' })).status).toBe(200)
    expect(await paymentsOf(product, email)).toEqual([])
    expect(await readMonths(product)).toEqual(before)
    const [orphan] = await product.database.sql`
      select count(*)::int as count from payments where user_id is null`
    expect(orphan).toEqual({ count: 1 })
  })
})

describe('what Stripe confirms', () => {
  const time = { ms: start }
  const now = () => new Date(time.ms)
  let stripe: StripeServer
  let product: TestProduct
  beforeAll(async () => {
    stripe = await startStripeServer({ now, webhookSecret: 'whsec_local' })
    const environment = {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.apiBase,
    }
    product = await startTestProduct(environment, undefined, now)
  })
  afterAll(async () => {
    await product.stop()
    await stripe.stop()
  })

  const post = async (body: string) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': stripe.sign(body) }
    const url = product.url + paymentWebhookPath
    return (await fetch(url, { method: 'POST', body, headers })).status
  }

  async function openPayer() {
    const buyer = await openBuyer(product)
    const page = await buyer.openCheckout('explorer')
    stripe.books.payCheckout(page.split('/').at(-1) ?? '')
    const email = await emailOf(buyer)
    const [account] = await product.database.sql`
      select customer_id from billing_accounts join users on users.id = user_id where email = ${email}`
    const customer = String(account?.['customer_id'])
    const charge = { id: `ch_${randomUUID()}`, object: 'charge', customer, amount_refunded: 0 }
    return { buyer, email, charge }
  }

  const centsOf = async (email: string) =>
    (await paymentsOf(product, email)).map((row) => Number(row['cents']))

  it('is recorded once, however often and in whatever order it is told', async () => {
    const { email } = await openPayer()
    const events = stripe.takeEvents().toReversed()
    for (const event of [...events, ...events]) expect(await post(event)).toBe(200)
    await Promise.all(events.map(post))
    expect(await paymentsOf(product, email)).toEqual([
      { kind: 'payment', plan: 'explorer', cents: 2999, paid_at: '2027-03-10 12:00:00+00' },
    ])
    expect(await readMonths(product)).toEqual(['2027-03-01: 2999 -0'])
  })

  it('counts what is given back when it is, also in parts that are told late', async () => {
    const { email, charge } = await openPayer()
    for (const event of stripe.takeEvents()) await post(event)
    time.ms = Date.UTC(2027, 3, 2)
    stripe.books.refund(charge, 1000)
    stripe.books.refund(charge, 500)
    const [first = '', second = ''] = stripe.takeEvents()
    expect([await post(second), await post(first), await post(second)]).toEqual([200, 200, 200])
    expect(await centsOf(email)).toEqual([2999, -1500])
    stripe.books.refund(charge, 499)
    const [third = ''] = stripe.takeEvents()
    await Promise.all([post(third), post(third)])
    expect(await centsOf(email)).toEqual([2999, -1500, -499])
    expect(await readMonths(product)).toEqual(['2027-03-01: 5998 -0', '2027-04-01: 0 -1999'])
  })

  it('is known as ours when the person is gone, and else left alone', async () => {
    const { buyer, charge } = await openPayer()
    for (const event of stripe.takeEvents()) await post(event)
    const before = await readMonths(product)
    await buyer.send('/api/account/delete', { password: 'rapids1' })
    for (const event of stripe.takeEvents()) await post(event)
    const foreign = { ...charge, id: 'ch_foreign', customer: 'cus_of_another_shop' }
    stripe.books.refund(foreign, 700)
    for (const event of stripe.takeEvents()) expect(await post(event)).toBe(200)
    expect(await readMonths(product)).toEqual(before)
    stripe.books.refund(charge, 2999)
    for (const event of stripe.takeEvents()) expect(await post(event)).toBe(200)
    expect((await readMonths(product)).at(-1)).toBe('2027-04-01: 2999 -4998')
  })
})
