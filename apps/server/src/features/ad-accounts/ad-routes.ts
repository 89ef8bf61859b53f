import { type AdMode, type api, type ErrorCode, may, type User } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { RateLimiter } from '../../http/memory-rate-limiter.ts'
import { route } from '../../http/route.ts'
import { err, ok, type Result } from '../../result.ts'
import { sessionKeyOf } from '../accounts/index.ts'
import { type ConnectionService, registerConnectionCallback } from '../connections/index.ts'
import type { AdCreationService } from './ad-creation-service.ts'

/** An ad platform that is on, with what can be done on people's accounts there. */
export type AdPlatformServices<Ads> = {
  mode: Exclude<AdMode, 'off'>
  connections: ConnectionService
  creation: Pick<AdCreationService, 'withdrawAll'>
  ads: Ads
}

export type AdRoutesOptions<Ads> = {
  /** Null where there are none. */
  services: AdPlatformServices<Ads> | null
  /** Of a person, for whatever asks a platform, but for what stops spending. */
  limit: RateLimiter
  stopLimit: RateLimiter
  publicUrl: string
}

type Platform = {
  endpoints: {
    getConnection: typeof api.getSocialAdsConnection
    connect: typeof api.connectSocialAds
    disconnect: typeof api.disconnectSocialAds
  }
  callbackPath: string
  /** What it is called: 'Facebook'. */
  name: string
  offCode: ErrorCode
}

export const signedIn = { kind: 'user' } as const

/** The way to a person's account at a platform and back. Answers how its other routes come to its services. */
export function registerAdConnection<Ads>(
  app: FastifyInstance,
  { endpoints, callbackPath, name, offCode }: Platform,
  options: AdRoutesOptions<Ads>,
) {
  const { services, limit, stopLimit } = options

  async function withServices<T>(
    user: User,
    work: (services: AdPlatformServices<Ads>) => Promise<Result<T>>,
    { isStop = false }: { isStop?: boolean } = {},
  ): Promise<Result<T>> {
    if (services === null) return err({ code: offCode })
    if (!(isStop ? stopLimit : limit).consume(user.id)) return err({ code: 'too-many-requests' })
    return work(services)
  }

  route(app, endpoints.getConnection, signedIn, async ({ user }) =>
    ok(
      services === null
        ? { mode: 'off' as const, connection: { state: 'disconnected' as const } }
        : { mode: services.mode, connection: await services.connections.findStatus(user.id) },
    ),
  )
  route(app, endpoints.connect, signedIn, ({ user, body, request }) =>
    withServices(user, async ({ connections }) => {
      // Whoever was connected before may come back to stop what runs.
      const { state } = await connections.findStatus(user.id)
      const isPaid = may(user.plan, { to: 'use', feature: 'ad-accounts' }).isAllowed
      if (!isPaid && state === 'disconnected') return err({ code: 'ad-accounts-need-plan' })
      const session = sessionKeyOf(request.headers.cookie)
      if (session === null) return err({ code: 'not-signed-in' })
      return ok(await connections.start({ user, session }, body.returnTo))
    }),
  )
  route(app, endpoints.disconnect, signedIn, ({ user }) =>
    withServices(user, async ({ connections, creation }) => {
      const withdrawn = await creation.withdrawAll(user.id)
      return withdrawn.ok ? ok(await connections.disconnect(user.id)) : withdrawn
    }),
  )
  registerConnectionCallback(app, {
    ...options,
    path: callbackPath,
    connections: services?.connections ?? null,
    texts: {
      name,
      startAgain: 'from your dashboard',
      failed: `Failed to connect to ${name}. Nothing was changed; please try again.`,
    },
  })

  return <T>(
    user: User,
    work: (ads: Ads) => Promise<Result<T>>,
    options: { isStop?: boolean } = {},
  ) => withServices(user, ({ ads }) => work(ads), options)
}

/** What has nothing to answer. */
export function done(result: Result<null>): Result<Record<string, never>> {
  return result.ok ? ok({}) : result
}
