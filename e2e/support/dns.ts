import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const server = join(import.meta.dirname, '../../apps/server/src/testing/dns-process.ts')

export type Dns = Awaited<ReturnType<typeof startDns>>

/** A name server on loopback that holds whatever zones it is given, and knows no others. */
export async function startDns() {
  const child = spawn(process.execPath, [server], { stdio: ['pipe', 'pipe', 'inherit'] })
  const printed = createInterface(child.stdout)
  const [address] = (await once(printed, 'line')) as [string]
  return {
    /** For DNS_SERVERS. */
    address,
    /** Lines such as 'www CNAME pages.example.net', '@ A 203.0.113.7' or '_name TXT some words'. */
    async setZone(zone: string, lines: string[]): Promise<void> {
      const isSet = once(printed, 'line')
      child.stdin.write(`${JSON.stringify({ zone, lines })}\n`)
      await isSet
    },
    async stop(): Promise<void> {
      const exited = once(child, 'exit')
      child.stdin.end()
      await exited
    },
  }
}
