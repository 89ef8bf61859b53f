/**
 * A worker as a process of its own, for tests that kill it: takes the address of the database and that
 * of the mail server as arguments, and by how many milliseconds its clock is ahead; says 'working' when it has
 * begun.
 */
import { setTimeout } from 'node:timers/promises'

import { pino } from 'pino'

import { type DatabaseAddress, openDatabase } from '../db/client.ts'
import { createFollowUpsFeature } from '../features/follow-ups/index.ts'
import { createNotificationsFeature } from '../features/notifications/index.ts'
import { createRateLimiters } from '../http/rate-limiters.ts'
import { createSmtpEmail } from '../providers/email/smtp-email.ts'
import { createWorker } from '../worker.ts'
import { testSecret } from './test-secret.ts'

process.stdin.on('end', () => process.exit()).resume()

const [address = '', emailServer = '', aheadMs = '0'] = process.argv.slice(2)
const database = openDatabase(JSON.parse(address) as DatabaseAddress)
const now = () => new Date(Date.now() + Number(aheadMs))
const log = pino({ level: 'error' }, pino.destination(2))
const common = {
  database,
  secret: testSecret,
  publicUrl: 'https://wildpath.example',
  email: createSmtpEmail({ url: emailServer, from: 'mail@wildpath.example' }),
  limiters: createRateLimiters({ database, secret: testSecret, now: Date.now, log }),
  now,
}
const worker = createWorker({
  ...common,
  features: [
    createFollowUpsFeature({ ...common, findSender: async () => null, bounceAddresses: null }),
    createNotificationsFeature(common),
  ],
  log,
})
process.stdout.write('working\n')
for (;;) {
  await worker.runUntilIdle()
  await setTimeout(20)
}
