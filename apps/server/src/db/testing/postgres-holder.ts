import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A server process that holds an embedded PostgreSQL, to be killed by a test. */
export type Holder = {
  postgresPid: number
  /** Inserts a trip; true once its commit is acknowledged. */
  insert(name: string): Promise<boolean>
  kill(): Promise<void>
  killEverything(): Promise<void>
  killAllButPostgres(): Promise<void>
}

export async function startHolder(dataDir: string): Promise<Holder> {
  const child = fork(join(import.meta.dirname, 'postgres-holder-process.ts'), [dataDir])
  const postgresPid = Number(await answer(child))
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  return {
    postgresPid,
    insert: async (name) => {
      child.send(name)
      return (await answer(child)) === 'inserted'
    },
    kill,
    killEverything: async () => {
      // The server stands still meanwhile, so that nothing ends in order or is started again.
      child.kill('SIGSTOP')
      killAll([...watchersOf(child), postgresPid])
      await kill()
    },
    killAllButPostgres: async () => {
      killAll(watchersOf(child))
      await kill()
    },
  }
}

async function answer(child: ChildProcess): Promise<unknown> {
  const [message]: unknown[] = await once(child, 'message')
  return message
}

function killAll(pids: number[]): void {
  for (const pid of pids) process.kill(pid, 'SIGKILL')
}

/** The shells between the server and PostgreSQL: the server's child and that one's other child. */
function watchersOf(child: ChildProcess): number[] {
  const shells = childrenOf(child.pid).filter((pid) => nameOf(pid) === 'sh')
  return [
    ...shells,
    ...shells.flatMap((pid) => childrenOf(pid)).filter((pid) => nameOf(pid) === 'sh'),
  ]
}

function childrenOf(parent: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statusOf(name).includes(`\nPPid:\t${parent}\n`))
    .map(Number)
}

function nameOf(pid: number): string | undefined {
  return /^Name:\t(.*)$/m.exec(statusOf(String(pid)))?.[1]
}

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
