import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const server = join(import.meta.dirname, '../../apps/server/src/testing/meta-events-process.ts')

type Received = { path: string; token: string; events: { event_id: string }[] }

/** A local server that takes events as Meta's Conversions API does, from whoever has the token. */
export async function startMetaEvents(token: string) {
  const child = spawn(process.execPath, [server, token], { stdio: ['pipe', 'pipe', 'inherit'] })
  const printed = createInterface(child.stdout)
  const [url] = (await once(printed, 'line')) as [string]
  return {
    env: { META_CONVERSIONS_API_URL: url },
    async received(): Promise<Received[]> {
      const line = once(printed, 'line')
      child.stdin.write('\n')
      const [text] = (await line) as [string]
      return JSON.parse(text) as Received[]
    },
    async stop(): Promise<void> {
      const exited = once(child, 'exit')
      child.stdin.end()
      await exited
    },
  }
}
