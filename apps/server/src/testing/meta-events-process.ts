import { createInterface } from 'node:readline'

import { startMetaEventsServer } from './meta-events-server.ts'

/**
 * A Meta that takes events for a built product: prints its address, then, for every line that it is sent, what it
 * has received so far. The tokens that it knows are its arguments.
 */
const meta = await startMetaEventsServer({ tokens: process.argv.slice(2) })
process.stdout.write(`${meta.url}\n`)
createInterface(process.stdin)
  .on('line', () => process.stdout.write(`${JSON.stringify(meta.received)}\n`))
  .on('close', () => void meta.stop())
