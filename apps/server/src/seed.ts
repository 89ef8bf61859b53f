import { openDatabase } from './db/client.ts'
import { migrateDatabase } from './db/migrate.ts'
import { createLog } from './log.ts'
import { endWithReason } from './process/end-with-reason.ts'
import { requireConfig } from './process/environment.ts'
import { joinDatabase } from './process/start-database.ts'
import { createSandboxTextAi } from './providers/text-ai/sandbox-text-ai.ts'
import { demoAccount, seedDemo } from './seed/seed-demo.ts'

const config = requireConfig()
const server = await joinDatabase({ config, log: createLog('error') }).catch(endWithReason)
await migrateDatabase(server.address).catch(endWithReason)
const database = openDatabase(server.address)
await seedDemo(database, {
  now: new Date(),
  publicUrl: config.publicUrl,
  copywriter: createSandboxTextAi(),
})
await database.close()
await server.stop()
console.log(
  `Demo data is in. Sign in as ${demoAccount.email} with the password ${demoAccount.password}.`,
)
