import { randomUUID } from 'node:crypto'

import { openCopywriter } from './copywriter-pool/index.ts'
import { openDatabase } from './db/client.ts'
import { openInstanceSecret } from './db/instance-secret.ts'
import { migrateDatabase } from './db/migrate.ts'
import { createLog } from './log.ts'
import { endWithReason } from './process/end-with-reason.ts'
import { requireConfig } from './process/environment.ts'
import { joinDatabase } from './process/start-database.ts'
import { createSandboxPayments } from './providers/payments/sandbox/sandbox-payments.ts'
import { demoAccount, seedDemo } from './seed/seed-demo.ts'

const config = requireConfig()
const log = createLog('error')
const server = await joinDatabase({ config, log }).catch(endWithReason)
await migrateDatabase(server.address).catch(endWithReason)
const database = openDatabase(server.address)
const secret = await openInstanceSecret({ ...config, database, say: console.log }).catch(
  endWithReason,
)
const copywriter = openCopywriter()
const now = new Date()
const { publicUrl, productDomain } = config
await seedDemo(database, {
  now,
  publicUrl,
  productDomain,
  secret,
  copywriter,
  mail: config.smtp === null ? 'sandbox' : 'live',
  sandbox:
    config.stripe === null
      ? createSandboxPayments({
          db: database.db,
          publicUrl,
          now: () => now,
          // The server signs and sends the events; here it only names the customer.
          secret: randomUUID(),
          post: async () => false,
        })
      : null,
  log,
})
await copywriter.stop()
await database.close()
await server.stop()
console.log(
  `Demo data is in. Sign in as ${demoAccount.email} with the password ${demoAccount.password}.`,
)
