import { api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { route } from '../../http/route.ts'
import { ok } from '../../result.ts'
import type { MeasuringService } from './measuring-service.ts'

const signedIn = { kind: 'user' } as const

export function registerMeasuringRoutes(
  app: FastifyInstance,
  { measuring }: { measuring: MeasuringService },
): void {
  route(app, api.getMeasuring, signedIn, async ({ user }) => ok(await measuring.get(user)))
  route(app, api.setMeasuringAccounts, signedIn, ({ user, body }) =>
    measuring.setAccounts(user, body),
  )
  route(app, api.setMetaToken, signedIn, ({ user, body }) =>
    measuring.setMetaToken(user, body.token),
  )
  route(app, api.removeMetaToken, signedIn, async ({ user }) =>
    ok(await measuring.removeMetaToken(user)),
  )
  route(app, api.tellGoogle, signedIn, ({ user }) => measuring.tellGoogle(user))
  route(app, api.stopTellingGoogle, signedIn, async ({ user }) =>
    ok(await measuring.stopTellingGoogle(user)),
  )
}
