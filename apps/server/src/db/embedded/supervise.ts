import { setTimeout as sleep } from 'node:timers/promises'
import { clearOrphans } from './orphans.ts'
import type { Placement } from './placement.ts'
import { launchPostmaster, type Postmaster } from './postmaster.ts'

export type EmbeddedLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

type Options = {
  placement: Placement
  socketDirectory: string
  log: EmbeddedLog
  onFatal(reason: string): void
}

const restartAttempts = 5
const restartPauseMs = 300
const crashLoop = { ends: 10, withinMs: 60_000 }

/** Starts PostgreSQL and, whenever it ends unasked, starts it again on the same socket. */
export async function supervise(
  options: Options,
): Promise<{ pid(): number; stop(): Promise<void> }> {
  const { placement, socketDirectory, log } = options
  let current = await launchPostmaster(placement, socketDirectory)
  let isStopping = false
  const endedAt: number[] = []
  log.info({ pid: current.pid, runAs: placement.runAs.kind }, 'PostgreSQL runs')
  const watched = watch()
  return {
    pid: () => current.pid,
    stop: async () => {
      isStopping = true
      await current.stop()
      await watched
    },
  }

  async function watch(): Promise<void> {
    for (;;) {
      const lastWords = lastLine(await current.ended)
      if (isStopping) return
      endedAt.push(performance.now())
      log.error({ pid: current.pid, lastWords }, 'PostgreSQL ended, restarting')
      const next = isCrashLoop(endedAt) ? lastWords : await restart(options).catch(reasonOf)
      if (isStopping) return typeof next === 'string' ? undefined : next.stop()
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

async function restart({ placement, socketDirectory, log }: Options): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await clearOrphans(placement.clusterDir, log)
      return await launchPostmaster(placement, socketDirectory)
    } catch (error) {
      if (attempt === restartAttempts) throw error
      await sleep(restartPauseMs * attempt)
    }
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? ''
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
