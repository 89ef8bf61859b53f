import type { Logger } from 'pino'

import { bounds } from '../limits.ts'

type Options = { log: Logger; drain(): Promise<void> }

/** Ctrl-C in a terminal reaches the process twice, from the terminal and from npm. */
const echoMs = 1_000

/**
 * The first SIGTERM or SIGINT drains and exits 0; a later one, or running out of patience, ends at once.
 * So does the end of the process that watches over this one. What was thrown and caught by nobody is
 * logged, drains as well and exits 1: whoever watches starts the server again.
 */
export function drainOnSignals({ log, drain }: Options): void {
  let begun: number | null = null
  const begin = (limitMs: number, code: number) => {
    begun = performance.now()
    setTimeout(() => process.exit(1), limitMs).unref()
    drain().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  const handleSignal = (signal: NodeJS.Signals | 'disconnect') => {
    if (begun === null) {
      log.info({ signal }, 'stopping')
      begin(bounds.shutdown.processMs, 0)
    } else if (performance.now() - begun > echoMs) {
      process.exit(1)
    }
  }
  const handleFault = (error: unknown) => {
    log.fatal({ err: error }, 'a fault that nothing caught')
    if (begun === null) begin(bounds.shutdown.processAfterFaultMs, 1)
  }
  process.on('SIGTERM', handleSignal)
  process.on('SIGINT', handleSignal)
  process.on('disconnect', () => begun ?? handleSignal('disconnect'))
  process.on('uncaughtException', handleFault)
  process.on('unhandledRejection', handleFault)
}
