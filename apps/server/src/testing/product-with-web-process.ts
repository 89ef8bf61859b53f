import { join } from 'node:path'

import { composeApplication } from '../composition.ts'
import { openDatabase } from '../db/client.ts'
import { openInstanceSecret } from '../db/instance-secret.ts'
import { migrateDatabase } from '../db/migrate.ts'
import {
  type PlayedHost,
  playWeb,
  serveSite,
} from '../features/website-reading/testing/play-web.ts'
import { listen } from '../http/listen.ts'
import { createLog } from '../log.ts'
import { drainOnSignals } from '../process/drain-on-signals.ts'
import { projectRoot, readVersion, requireConfig } from '../process/environment.ts'
import { startDatabase } from '../process/start-database.ts'
import { drawPicture } from './draw-picture.ts'

/**
 * A product of a journey whose web is played: `PLAYED_SITES` is JSON, of every host its pages by path. A page is markup,
 * or a picture to be drawn; 'never' gets no answer. The built product has no such door.
 */
type PlayedPage = string | { width: number; height: number }

const sites = JSON.parse(process.env['PLAYED_SITES'] ?? '{}') as Record<
  string,
  Record<string, PlayedPage>
>
const hosts = await Promise.all(
  Object.entries(sites).map(async ([host, pages]) => [host, await hostOf(pages)] as const),
)
const web = await playWeb(Object.fromEntries(hosts))

const config = requireConfig()
const log = createLog(config.logLevel)
const server = await startDatabase({ config, log })
await migrateDatabase(server.address)
const database = openDatabase(server.address, { maxConnections: config.databasePoolSize })
const { app, beginDraining, stop, worker } = await composeApplication({
  config,
  database,
  secret: await openInstanceSecret({ ...config, database, say: () => {} }),
  log,
  version: readVersion(),
  webFolder: join(projectRoot, 'dist/web'),
  rendererFile: join(projectRoot, 'dist/web-renderer/render-public-page.js'),
  websiteNetwork: web.network,
})
drainOnSignals({
  log,
  async drain() {
    beginDraining()
    await app.close()
    await stop()
    await database.close()
    await server.stop()
    await web.stop()
  },
})
await listen(app, config)
worker.start()

async function hostOf(pages: Record<string, PlayedPage>): Promise<PlayedHost> {
  const answers = await Promise.all(
    Object.entries(pages).map(async ([path, page]) => {
      if (typeof page === 'string') {
        const type = path.endsWith('.txt') ? 'text/plain' : 'text/html; charset=utf-8'
        return [path, { type, body: Buffer.from(page) }] as const
      }
      return [path, { type: 'image/png', body: await drawPicture(page) }] as const
    }),
  )
  const serve = serveSite({ pages: Object.fromEntries(answers) })
  return (request, response) => {
    if (pages[request.url ?? ''] !== 'never') serve(request, response)
  }
}
