import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

const startPatienceMs = 30_000

export type Program = {
  /** Everything it printed so far. */
  output(): string
  stop(): Promise<void>
}

type Options = {
  path: string
  args: string[]
  /** All that it gets of an environment. */
  env: Record<string, string>
  folder: string
  isReady: () => Promise<boolean>
}

/** Starts a program that goes on running, and answers when it is ready. */
export async function runProgram({ path, args, env, folder, isReady }: Options): Promise<Program> {
  const child = spawn(path, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  const deadline = performance.now() + startPatienceMs
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop()
      throw new Error(`${path} did not start:\n${printed}`)
    }
    await pause(50)
  }
  return { output: () => printed, stop }
}
