import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { composeApplication } from './composition.ts'
import { openDatabase } from './db/client.ts'
import { openInstanceSecret } from './db/instance-secret.ts'
import { migrateDatabase } from './db/migrate.ts'
import { missingLine } from './features/setup/index.ts'
import { listen } from './http/listen.ts'
import { bounds } from './limits.ts'
import { createLog } from './log.ts'
import { projectRoot, readVersion, requireConfig } from './process/environment.ts'
import { startDatabase } from './process/start-database.ts'
import { endWithReason } from './process/end-with-reason.ts'
import { readyMessage } from './process/supervise.ts'
import { drainOnSignals } from './process/drain-on-signals.ts'

const config = requireConfig()
const log = createLog(config.logLevel)

const server = await startDatabase({ config, log }).catch(endWithReason)
await migrateDatabase(server.address).catch(endWithReason)
const database = openDatabase(server.address, { maxConnections: config.databasePoolSize })
const secret = await openInstanceSecret({ ...config, database, say: console.log }).catch(
  endWithReason,
)
const { app, setup, worker, listenForBounces, beginDraining, stop } = await composeApplication({
  config,
  database,
  secret,
  log,
  version: readVersion(),
  webFolder: join(projectRoot, 'dist/web'),
  rendererFile: join(projectRoot, 'dist/web-renderer/render-public-page.js'),
})

drainOnSignals({
  log,
  async drain() {
    beginDraining()
    // Load balancers stop sending, and who is on the way arrives.
    if (app.server.listening) await pause(bounds.shutdown.drainingMs)
    await app.close()
    await stop()
    await database.close()
    await server.stop()
  },
})

if (config.role !== 'worker') await open()
if (config.role !== 'web') {
  await listenForBounces().catch((error: unknown) =>
    endWithReason(
      `Cannot take reports of emails at port ${config.bounces?.listener?.port} (${String(error)}).`,
    ),
  )
  worker.start()
}
process.send?.(readyMessage)
for (const item of setup.filter(({ isNeeded, isSetUp }) => isNeeded && !isSetUp)) {
  console.log(missingLine(item))
}
console.log(config.role === 'worker' ? 'Ready: jobs' : `Ready: ${config.publicUrl}`)

async function open(): Promise<void> {
  const { port, host, reusePort } = config
  try {
    await listen(app, { port, host, reusePort })
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    console.error(
      reason === 'EADDRINUSE'
        ? `Port ${port} is taken. Stop what runs there, or start with PORT=3001.`
        : `Cannot listen on ${host}:${port} (${String(reason)}).`,
    )
    await database.close()
    await server.stop()
    process.exit(1)
  }
}
