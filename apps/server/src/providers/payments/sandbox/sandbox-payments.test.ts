import { plans } from '@wildpath/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../../../db/client.ts'
import { openTestDatabase } from '../../../db/testing/test-postgres.ts'
import { paymentsContract } from '../payments-contract.ts'
import { valueOf } from '../../../testing/results.ts'
import { createSandboxPayments } from './sandbox-payments.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

afterEach(async () => {
  await database.sql`truncate sandbox_payment_objects, sandbox_payment_events`
})

describe('the payment sandbox', () => {
  paymentsContract(async (time) => {
    const events: { rawBody: string; signature: string }[] = []
    const sandbox = createSandboxPayments({
      db: database.db,
      secret: 'a secret of these tests',
      publicUrl: 'http://localhost:3000',
      now: () => new Date(time.ms),
      post: async (rawBody, signature) => events.push({ rawBody, signature }) > 0,
    })
    const { payments, checkouts, portals } = sandbox
    return {
      payments,
      time,
      async pay(checkoutId) {
        const attempt = await checkouts.pay(checkoutId, '4242 4242 4242 4242')
        if (attempt !== 'paid') throw new Error(`${checkoutId} is not open`)
      },
      async refuseCard(customerId) {
        const portal = valueOf(await payments.openPortal({ customerId, returnUrl: '/account' }))
        const id = portal.url.split('/').at(-1) ?? ''
        await portals.changeCard(id, '4000 0000 0000 0341')
      },
      async endPeriod(subscriptionId) {
        const subscription = valueOf(await payments.getSubscription(subscriptionId))
        time.ms = subscription?.currentPeriodEnd.getTime() ?? Number.NaN
        await sandbox.run({ atStart: false })
      },
      async takeEvents() {
        await sandbox.settled()
        return events.splice(0)
      },
      close: () => sandbox.settled(),
    }
  })
})

describe('events of the sandbox', () => {
  const time = { ms: Date.UTC(2027, 2, 1, 12) }

  /** Somebody bought a plan while the webhook was out of reach. */
  async function buyUnheard() {
    const attempts: string[] = []
    const webhook = { isReachable: false }
    const sandbox = createSandboxPayments({
      db: database.db,
      secret: 'a secret of these tests',
      publicUrl: 'http://localhost:3000',
      now: () => new Date(time.ms),
      async post(body) {
        attempts.push(body)
        return webhook.isReachable
      },
    })
    const checkout = valueOf(
      await sandbox.payments.createCheckout({
        idempotencyKey: 'key',
        plan: plans.explorer,
        trialDays: null,
        customer: { userId: 'user-1', email: 'ana@example.com', name: 'Ana', customerId: null },
        successUrl: '/',
        cancelUrl: '/',
      }),
    )
    await sandbox.checkouts.pay(checkout.id, '4242424242424242')
    await sandbox.settled()
    const runAfter = async (seconds: number) => {
      attempts.length = 0
      time.ms += seconds * 1000
      await sandbox.run({ atStart: false })
      return attempts.length
    }
    return { sandbox, attempts, webhook, runAfter }
  }

  it('are sent again, less and less often, until the webhook has them, and then no more', async () => {
    const { attempts, webhook, runAfter } = await buyUnheard()
    expect(attempts).toHaveLength(3)
    expect(await runAfter(14)).toBe(0)
    expect(await runAfter(1)).toBe(3)
    expect(await runAfter(44)).toBe(0)
    webhook.isReachable = true
    expect(await runAfter(1)).toBe(3)
    expect(await runAfter(86_400)).toBe(0)
  })

  it('are sent when they are due, also behind hundreds that wait', async () => {
    const { webhook, runAfter } = await buyUnheard()
    webhook.isReachable = true
    await fillWithEvents(450, 9)
    expect(await runAfter(15)).toBe(3)
  })

  it('are all sent in one turn, however many are due', async () => {
    const { webhook, runAfter } = await buyUnheard()
    webhook.isReachable = true
    await fillWithEvents(450, 0)
    expect(await runAfter(15)).toBe(453)
  })

  it('are tried once a turn, also when they have waited for days', async () => {
    const { runAfter } = await buyUnheard()
    expect(await runAfter(3 * 86_400)).toBe(3)
  })

  it('are not sent again with each change while they wait', async () => {
    const { sandbox, attempts } = await buyUnheard()
    attempts.length = 0
    const [bought] = await database.sql<{ id: string }>`
      select id from sandbox_payment_objects where kind = 'subscription'`
    await sandbox.payments.setCancelAtPeriodEnd(bought?.id ?? '', true)
    await sandbox.settled()
    expect(attempts).toHaveLength(1)
  })

  it('stay for the next start when the sandbox stops', async () => {
    const { sandbox, attempts, webhook } = await buyUnheard()
    attempts.length = 0
    webhook.isReachable = true
    await sandbox.stop()
    await sandbox.run({ atStart: true })
    expect(attempts).toEqual([])
  })

  it('are sent at a start, however often they failed before', async () => {
    const { sandbox, attempts, webhook } = await buyUnheard()
    attempts.length = 0
    webhook.isReachable = true
    await sandbox.run({ atStart: true })
    expect(attempts).toHaveLength(3)
  })

  /** Events of earlier customers, which failed this often. */
  async function fillWithEvents(count: number, attempts: number): Promise<void> {
    const createdAt = new Date(time.ms - 1000).toISOString()
    await database.sql`
      insert into sandbox_payment_events (id, customer_id, body, attempts, created_at)
      select 'evt_0' || number, 'cus_other', '{}', ${attempts}, ${createdAt}::timestamptz
      from generate_series(1, ${count}::int) as number`
  }
})
