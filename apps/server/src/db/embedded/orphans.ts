import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

type Log = { warn(details: object, message: string): void }

const pollMs = 25

/** How long a lingering postmaster, children without one, and anything at all may take to end. */
const patienceMs = { postmaster: 10_000, children: 2_000, anything: 20_000 }

/**
 * Returns once no PostgreSQL process of an earlier server works in the cluster any more: asks one
 * that lingers to stop (its clients are gone), and insists if it does not. The caller must hold the
 * data lock, so that nobody's living database is stopped.
 *
 * postmaster.pid normally stays for the next postmaster to judge, which also checks the shared
 * memory it names; it goes only when its number now belongs to some other program (or to a
 * zombie, which PostgreSQL takes for a living postmaster).
 */
export async function clearOrphans(clusterDir: string, log: Log): Promise<void> {
  if (!existsSync(clusterDir)) return
  const startedAt = performance.now()
  let signalled: NodeJS.Signals | undefined
  for (;;) {
    const pids = findProcesses(clusterDir)
    if (pids.length === 0) break
    const waitedMs = performance.now() - startedAt
    if (waitedMs > patienceMs.anything) {
      throw new Error(
        `A PostgreSQL of an earlier run (process ${pids.join(', ')}) still works in ${clusterDir} and does not stop.`,
      )
    }
    const postmaster = pids.find((pid) => pid === readPostmasterPid(clusterDir))
    const wanted = decideSignal({ hasPostmaster: postmaster !== undefined, waitedMs })
    if (wanted && wanted !== signalled) {
      log.warn({ pids, signal: wanted }, 'stopping the PostgreSQL that an earlier run left behind')
      signalAll(wanted === 'SIGINT' && postmaster !== undefined ? [postmaster] : pids, wanted)
      signalled = wanted
    }
    await sleep(pollMs)
  }
  removeForeignPidFile(clusterDir, log)
}

/** SIGINT to the postmaster is its fast shutdown; SIGQUIT to everyone is the crash-safe last resort. */
function decideSignal(state: {
  hasPostmaster: boolean
  waitedMs: number
}): 'SIGINT' | 'SIGQUIT' | undefined {
  if (state.hasPostmaster) return state.waitedMs > patienceMs.postmaster ? 'SIGQUIT' : 'SIGINT'
  // Children end by themselves when they notice that their postmaster is gone.
  return state.waitedMs > patienceMs.children ? 'SIGQUIT' : undefined
}

function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It ended by itself meanwhile.
    }
  }
}

function removeForeignPidFile(clusterDir: string, log: Log): void {
  const pid = readPostmasterPid(clusterDir)
  if (pid === undefined || !exists(pid)) return
  log.warn(
    { pid },
    'removing a stale postmaster.pid: its number belongs to no PostgreSQL of this folder',
  )
  rmSync(join(clusterDir, 'postmaster.pid'), { force: true })
}

function readPostmasterPid(clusterDir: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Living PostgreSQL processes (postmaster and its children) of this cluster. */
function findProcesses(clusterDir: string): number[] {
  return process.platform === 'linux'
    ? findByFolder(realpathSync(clusterDir))
    : findByCommand(clusterDir)
}

/** Every process of a cluster has the cluster as its working directory. */
function findByFolder(clusterDir: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        // A zombie has no working directory, so it is not found.
        const isInCluster = readlinkSync(`/proc/${pid}/cwd`) === clusterDir
        return isInCluster && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
      } catch {
        return false
      }
    })
    .map(Number)
}

/** Without /proc only the postmaster is recognisable; its shared-memory check covers the children. */
function findByCommand(clusterDir: string): number[] {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,stat=,command='], { encoding: 'utf8' })
  return stdout
    .split('\n')
    .filter((line) => line.includes('/bin/postgres') && line.includes(`-D ${clusterDir} `))
    .filter((line) => !/^\s*\d+\s+Z/.test(line) && !line.includes('/bin/sh'))
    .map((line) => Number.parseInt(line, 10))
}
