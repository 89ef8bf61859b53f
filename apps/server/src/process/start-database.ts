import type { Logger } from 'pino'

import type { Config } from '../config.ts'
import type { DatabaseAddress } from '../db/client.ts'
import { findRunningEmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded-postgres.ts'

export type StartedDatabase = { address: DatabaseAddress; stop(): Promise<void> }

type Options = { config: Pick<Config, 'databaseUrl' | 'dataDir'>; log: Logger }

/** The database of DATABASE_URL, or the embedded one, started. */
export async function startDatabase({ config, log }: Options): Promise<StartedDatabase> {
  if (config.databaseUrl !== null) {
    return { address: { kind: 'url', url: config.databaseUrl }, stop: async () => {} }
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log,
    onFatal(reason) {
      console.error(reason)
      process.exit(1)
    },
  })
  return { address: { kind: 'socket', ...embedded }, stop: () => embedded.stop() }
}

/** For commands beside a server: the database it runs, or one of their own when none runs. */
export async function joinDatabase(options: Options): Promise<StartedDatabase> {
  const running =
    options.config.databaseUrl === null
      ? findRunningEmbeddedPostgres(options.config.dataDir)
      : undefined
  if (running === undefined) return startDatabase(options)
  return { address: { kind: 'socket', ...running }, stop: async () => {} }
}
