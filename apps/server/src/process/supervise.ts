import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** What a server tells the process that watches over it once it serves. */
export const readyMessage = 'ready'

export type SuperviseOptions = {
  /** The server's module. */
  file: string
  /** Before the first new start in a row, twice as long before each further one. */
  firstPauseMs?: number
  longestPauseMs?: number
  /** A server that lived this long begins a new row. */
  steadyAfterMs?: number
  /** A line for the operator. */
  tell(line: string): void
}

/**
 * Runs a server and starts it again whenever it ends unasked after it was ready once. One that never gets
 * ready has said why and is left alone. Resolves with the exit code that this process should end with.
 */
export async function supervise(options: SuperviseOptions): Promise<number> {
  const { firstPauseMs = 500, longestPauseMs = 30_000, steadyAfterMs = 60_000, tell } = options
  const stopping = new AbortController()
  let current: ChildProcess | undefined
  let wasReady = false
  const stop = (signal: NodeJS.Signals) => {
    stopping.abort()
    current?.kill(signal)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  try {
    for (let inARow = 0; ; inARow += 1) {
      const startedAt = performance.now()
      current = fork(options.file)
      current.once('message', (message) => (wasReady ||= message === readyMessage))
      const end = await endOf(current)
      if (stopping.signal.aborted || end === 0 || !wasReady)
        return typeof end === 'number' ? end : 1
      if (performance.now() - startedAt > steadyAfterMs) inARow = 0
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** inARow)
      tell(`The server ended unexpectedly (${end}) and is started again in ${pauseMs / 1000} s.`)
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return 0
    }
  } finally {
    process.off('SIGTERM', stop)
    process.off('SIGINT', stop)
  }
}

/** The exit code, or the signal that ended it. */
function endOf(child: ChildProcess): Promise<number | NodeJS.Signals> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1))
  })
}
