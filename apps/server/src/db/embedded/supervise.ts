import { setTimeout as sleep } from 'node:timers/promises'
import { clearOrphans } from './orphans.ts'
import { type Launch, launchPostmaster, reasonIn, type Postmaster } from './postmaster.ts'

export type EmbeddedLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

type Options = Launch & {
  log: EmbeddedLog
  onFatal(reason: string): void
}

const restartAttempts = 5
const restartPauseMs = 300
const diskFullPauseMs = 3_000
const crashLoop = { ends: 10, withinMs: 60_000 }

/** Starts PostgreSQL and, whenever it ends unasked, starts it again on the same socket. */
export async function supervise(
  options: Options,
): Promise<{ pid(): number; stop(): Promise<void> }> {
  const { placement, log } = options
  let current = await launchPostmaster(options)
  const stopping = new AbortController()
  const endedAt: number[] = []
  log.info({ pid: current.pid, runAs: placement.runAs.kind }, 'PostgreSQL runs')
  const watched = watch()
  return {
    pid: () => current.pid,
    stop: async () => {
      stopping.abort()
      await current.stop()
      await watched
    },
  }

  async function watch(): Promise<void> {
    for (;;) {
      const lastWords = reasonIn(await current.ended)
      if (stopping.signal.aborted) return
      endedAt.push(performance.now())
      log.error({ pid: current.pid, lastWords }, 'PostgreSQL ended, restarting')
      const next = isCrashLoop(endedAt)
        ? lastWords
        : await restart(options, stopping.signal).catch(messageOf)
      if (stopping.signal.aborted) return typeof next === 'string' ? undefined : next.stop()
      if (typeof next === 'string') {
        options.onFatal(`The database ended and could not be started again: ${next}`)
        return
      }
      current = next
      log.warn({ pid: current.pid }, 'PostgreSQL runs again; no committed data was lost')
    }
  }
}

function isCrashLoop(endedAt: number[]): boolean {
  const [first, last] = [endedAt.at(-crashLoop.ends), endedAt.at(-1)]
  return first !== undefined && last !== undefined && last - first < crashLoop.withinMs
}

/** Gives up after a few attempts, but waits as long as it takes for a full disk to be cleared. */
async function restart(options: Options, signal: AbortSignal): Promise<Postmaster> {
  const { placement, log } = options
  let attempt = 1
  for (;;) {
    try {
      await clearOrphans(placement.clusterDir, log)
      return await launchPostmaster(options)
    } catch (error) {
      const isDiskFull = messageOf(error).includes('No space left on device')
      if (isDiskFull) log.error({}, 'the disk is full: PostgreSQL starts again when there is space')
      else if (attempt === restartAttempts) throw error
      else attempt += 1
      await sleep(isDiskFull ? diskFullPauseMs : restartPauseMs * attempt, undefined, { signal })
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
