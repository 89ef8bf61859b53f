import { openDatabase } from './db/client.ts'
import { migrateDatabase } from './db/migrate.ts'
import { makeAdmin } from './features/accounts/index.ts'
import { createLog } from './log.ts'
import { endWithReason } from './process/end-with-reason.ts'
import { requireConfig } from './process/environment.ts'
import { joinDatabase } from './process/start-database.ts'

const [, , email] = process.argv
if (email === undefined || !email.includes('@')) {
  console.error('Usage: npm run admin -- person@example.com')
  process.exit(2)
}
const config = requireConfig()
const server = await joinDatabase({ config, log: createLog('error') }).catch(endWithReason)
await migrateDatabase(server.address).catch(endWithReason)
const database = openDatabase(server.address)
const found = await makeAdmin(database, email, new Date())
await database.close()
await server.stop()
if (!found) {
  console.error(`No account has the address ${email}. Sign up with it first.`)
  process.exit(1)
}
console.log(`${email} is an admin now.`)
