import type { Logger } from 'pino'

type Options = { log: Logger; drain(): Promise<void> }

const patienceMs = 15_000
/** Ctrl-C in a terminal reaches the process twice, from the terminal and from npm. */
const echoMs = 1_000

/** The first SIGTERM or SIGINT drains and exits 0; a later one, or running out of patience, ends at once. */
export function drainOnSignals({ log, drain }: Options): void {
  let begun: number | null = null
  const handle = (signal: NodeJS.Signals) => {
    if (begun !== null) {
      if (performance.now() - begun > echoMs) process.exit(1)
      return
    }
    begun = performance.now()
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), patienceMs).unref()
    drain().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
}
