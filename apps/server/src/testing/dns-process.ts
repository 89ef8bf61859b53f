import { createInterface } from 'node:readline'

import { startDnsServer } from './dns-server.ts'

/**
 * A name server for a built product: prints its address, then takes zones, one a line as
 * `{"zone":"example.com","lines":["www A 203.0.113.7"]}`, and repeats each once it answers so.
 */
const dns = await startDnsServer()
process.stdout.write(`${dns.address}\n`)
for await (const text of createInterface(process.stdin)) {
  const { zone, lines } = JSON.parse(text) as { zone: string; lines: string[] }
  dns.zones.setZone(zone, lines)
  process.stdout.write(`${text}\n`)
}
await dns.stop()
