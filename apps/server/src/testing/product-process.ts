/**
 * The product as a process of its own on the database of a test, for tests that kill it: takes the database's address, and
 * by how many milliseconds its clock is ahead; prints where it listens when it has begun.
 */
import { pino } from 'pino'

import { composeApplication } from '../composition.ts'
import { type DatabaseAddress, openDatabase } from '../db/client.ts'
import { openInstanceSecret } from '../db/instance-secret.ts'
import { listen } from '../http/listen.ts'
import { requireConfig } from '../process/environment.ts'
import { sharedCopywriter } from './shared-copywriter.ts'

process.stdin.on('end', () => process.exit()).resume()

const [address = '', aheadMs = '0'] = process.argv.slice(2)
const config = requireConfig()
const database = openDatabase(JSON.parse(address) as DatabaseAddress)
const { app, worker } = await composeApplication({
  config,
  database,
  secret: await openInstanceSecret({ ...config, database, say: () => {} }),
  log: pino({ level: 'error' }, pino.destination(2)),
  version: '1.2.3',
  webFolder: '/nowhere/web',
  rendererFile: '/nowhere/web-renderer.js',
  copywriter: sharedCopywriter,
  now: () => new Date(Date.now() + Number(aheadMs)),
})
const url = await listen(app, { port: 0, host: '127.0.0.1' })
worker.start()
process.stdout.write(`${url}\n`)
