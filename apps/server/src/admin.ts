import { parseArgs } from 'node:util'

import { openDatabase } from './db/client.ts'
import { migrateDatabase } from './db/migrate.ts'
import { makeAdmin } from './features/accounts/index.ts'
import { resetSecondFactor } from './features/second-factor/index.ts'
import { createLog } from './log.ts'
import { endWithReason } from './process/end-with-reason.ts'
import { requireConfig } from './process/environment.ts'
import { joinDatabase } from './process/start-database.ts'

const usage = `Usage: npm run admin -- person@example.com
       npm run admin -- person@example.com --reset-second-factor`

const { email, isReset } = readArguments()
const config = requireConfig()
const server = await joinDatabase({ config, log: createLog('error') }).catch(endWithReason)
await migrateDatabase(server.address).catch(endWithReason)
const database = openDatabase(server.address)
const found = await (isReset ? resetSecondFactor : makeAdmin)(database, email, new Date())
await database.close()
await server.stop()
if (!found) {
  console.error(`No account has the address ${email}. Sign up with it first.`)
  process.exit(1)
}
console.log(
  isReset
    ? `${email} logs in with the password alone now, and can set up another second factor.`
    : `${email} is an admin now.`,
)

function readArguments(): { email: string; isReset: boolean } {
  try {
    const options = { 'reset-second-factor': { type: 'boolean' } } as const
    const { positionals, values } = parseArgs({ allowPositionals: true, options })
    const [given] = positionals
    if (given?.includes('@') === true && positionals.length === 1) {
      return { email: given, isReset: values['reset-second-factor'] ?? false }
    }
  } catch {
    // An option that there is none of.
  }
  console.error(usage)
  process.exit(2)
}
