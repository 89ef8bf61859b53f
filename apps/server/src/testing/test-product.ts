import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { pino } from 'pino'
import { expect } from 'vitest'

import { composeApplication } from '../composition.ts'
import { readConfig } from '../config.ts'
import { type DatabaseAddress, openDatabase } from '../db/client.ts'
import { openInstanceSecret } from '../db/instance-secret.ts'
import { createTestDatabase } from '../db/testing/test-postgres.ts'
import type { Network } from '../features/website-reading/index.ts'
import { listen } from '../http/listen.ts'
import { quickHashing } from './quick-hashing.ts'
import { testSecret } from './test-secret.ts'
import { sharedCopywriter } from './shared-copywriter.ts'
import { sharedHelp } from './shared-help.ts'
import { createTestBrowser, type TestBrowser } from './test-browser.ts'

export type TestProduct = Awaited<ReturnType<typeof startTestProduct>>

const metricsToken = 'metrics-of-a-test'

/**
 * The whole product on a database of its own and a free port of loopback. `stop` fails the test
 * when anything unexpected was logged. With `shared` it is another process over that database;
 * `now` is its clock, `websiteNetwork` the web that it reads sites from.
 */
export async function startTestProduct(
  environment: Record<string, string> = {},
  shared?: DatabaseAddress,
  now?: () => Date,
  databaseOptions?: Parameters<typeof openDatabase>[1],
  websiteNetwork?: Network,
) {
  const { connection, drop } = shared
    ? { connection: shared, drop: async () => {} }
    : await createTestDatabase()
  const database = openDatabase(connection, databaseOptions)
  const unexpected: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void unexpected.push(line) })
  const dataDir = await mkdtemp(join(tmpdir(), 'wildpath-data-'))
  const defaults = {
    TRUST_PROXY: '1',
    DATA_DIR: dataDir,
    INSTANCE_SECRET: testSecret,
    METRICS_TOKEN: metricsToken,
  }
  const read = readConfig({ ...defaults, ...environment }, { root: '/nowhere' })
  if (!read.ok) throw new Error(read.mistakes.join('\n'))
  const { app, stop, flushViews, settleSignUpEmails, runBillingClock, listenForBounces, worker } =
    await composeApplication({
      config: read.config,
      database,
      secret: await openInstanceSecret({ ...read.config, database, say: () => {} }),
      log,
      version: '1.2.3',
      webFolder: '/nowhere/web',
      rendererFile: '/nowhere/web-renderer.js',
      passwordHashing: quickHashing,
      copywriter: sharedCopywriter,
      help: sharedHelp,
      ...(now && { now }),
      ...(websiteNetwork && { websiteNetwork }),
    })
  const url = await listen(app, { port: 0, host: '127.0.0.1' })
  return {
    url,
    /** Where its files are kept, unless the environment says otherwise. */
    dataDir,
    connection,
    app,
    database,
    unexpected,
    runBillingClock,
    listenForBounces,
    flushViews,
    settleSignUpEmails,
    /** Runs every job that is due by its clock; none runs by itself. */
    runJobs: worker.runUntilIdle,
    async readMetrics(): Promise<string> {
      const headers = { authorization: `Bearer ${metricsToken}` }
      return (await fetch(`${url}/metrics`, { headers })).text()
    },
    /** A visitor's browser: keeps cookies, signed in to nothing yet. */
    openBrowser: (): TestBrowser => createTestBrowser(url),
    async stop() {
      try {
        await app.close()
        await stop()
      } finally {
        await database.close()
        await drop()
        await rm(dataDir, { recursive: true })
      }
      expect(unexpected).toEqual([])
    },
  }
}
