import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const server = join(import.meta.dirname, '../../apps/server/src/testing/canva-process.ts')

/** A local server that speaks as Canva does, and the environment of a product that is connected with it. */
export async function startCanva(): Promise<{
  env: Record<string, string>
  stop(): Promise<void>
}> {
  const child = spawn(process.execPath, [server], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  return {
    env: JSON.parse(line) as Record<string, string>,
    async stop() {
      const exited = once(child, 'exit')
      child.kill()
      await exited
    },
  }
}
