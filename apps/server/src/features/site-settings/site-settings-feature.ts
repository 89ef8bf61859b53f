import { api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import type { Database } from '../../db/client.ts'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/route.ts'
import { ok } from '../../result.ts'
import { createSiteSettingRegistry } from './site-setting-registry.ts'
import { createSiteSettingWriter } from './site-setting-writer.ts'

type Options = {
  database: Pick<Database, 'db' | 'listen'>
  now: () => Date
  log: Pick<Logger, 'warn'>
}

const admins = { kind: 'admin' } as const

/** Switches and a notice, which admins set for everybody while the product runs. */
export async function createSiteSettingsFeature({ database, now, log }: Options) {
  const registry = await createSiteSettingRegistry({ database, log })
  const writer = createSiteSettingWriter(database)

  /** Whoever turned a switch reads what holds in this process from now on. */
  async function readAnew() {
    await registry.refresh()
    return ok(registry.read())
  }

  return {
    isOn: registry.isOn,
    readSiteSettings: registry.read,
    register(app: FastifyInstance) {
      route(app, api.getSiteSettings, admins, readAnew)
      route(app, api.setFeatureSwitch, admins, async ({ user, params, body }) => {
        const act = { admin: user, reason: body.reason, at: now() }
        await writer.setSwitch(params.name, body.is_on, act)
        return readAnew()
      })
      route(app, api.setSiteNotice, admins, async ({ user, body }) => {
        await writer.setNotice(body.notice, { admin: user, reason: body.reason, at: now() })
        return readAnew()
      })
    },
  } satisfies Feature & Record<string, unknown>
}
