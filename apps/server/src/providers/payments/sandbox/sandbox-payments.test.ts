import { afterAll, beforeAll, describe } from 'vitest'

import { type Database, openDatabase } from '../../../db/client.ts'
import { migrateDatabase } from '../../../db/migrate.ts'
import { createEmptyTestDatabase } from '../../../db/testing/test-postgres.ts'
import { paymentsContract, valueOf } from '../payments-contract.ts'
import { createSandboxPayments } from './sandbox-payments.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await createEmptyTestDatabase()
  await migrateDatabase(made.connection)
  database = openDatabase(made.connection)
  drop = made.drop
})
afterAll(async () => {
  await database.close()
  await drop()
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
      async close() {
        await sandbox.settled()
        await database.sql`truncate sandbox_payment_objects, sandbox_payment_events`
      },
    }
  })
})
