import {
  ageRanges,
  api,
  facebookCallbackPath,
  interestsOf,
  placesOf,
  type User,
} from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { RateLimiter } from '../../http/memory-rate-limiter.ts'
import { route } from '../../http/route.ts'
import { bounds } from '../../limits.ts'
import { err, ok, type Result } from '../../result.ts'
import { sessionKeyOf } from '../accounts/index.ts'
import { type ConnectionService, registerConnectionCallback } from '../connections/index.ts'
import type { SocialAdsService } from './social-ads-service.ts'

export type SocialAdsServices = {
  mode: 'sandbox' | 'live'
  connections: ConnectionService
  ads: SocialAdsService
}

type Options = {
  /** Null where there are none. */
  services: SocialAdsServices | null
  /** Of a person, for whatever asks the network. */
  limit: RateLimiter
  publicUrl: string
}

const signedIn = { kind: 'user' } as const
const inPerson = { kind: 'user', notByOthers: true } as const

export function registerSocialAdsRoutes(app: FastifyInstance, options: Options): void {
  const { services, limit } = options

  async function withAds<T>(
    user: User,
    work: (services: SocialAdsServices) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    if (services === null) return err({ code: 'social-ads-off' })
    if (!limit.consume(user.id)) return err({ code: 'too-many-requests' })
    return work(services)
  }

  route(app, api.getSocialAdsConnection, signedIn, async ({ user }) =>
    ok(
      services === null
        ? { mode: 'off' as const, connection: { state: 'disconnected' as const } }
        : { mode: services.mode, connection: await services.connections.findStatus(user.id) },
    ),
  )
  route(app, api.connectSocialAds, inPerson, ({ user, body, request }) =>
    withAds(user, async ({ connections }) => {
      const session = sessionKeyOf(request.headers.cookie)
      if (session === null) return err({ code: 'not-signed-in' })
      return ok(await connections.start({ user, session }, body.returnTo))
    }),
  )
  route(app, api.disconnectSocialAds, inPerson, ({ user }) =>
    withAds(user, async ({ connections }) => ok(await connections.disconnect(user.id))),
  )
  route(app, api.listSocialAdAccounts, signedIn, ({ user }) =>
    withAds(user, async ({ ads }) => {
      const accounts = await ads.listAccounts(user)
      return accounts.ok ? ok({ accounts: accounts.value }) : accounts
    }),
  )
  route(app, api.listSocialAds, signedIn, ({ user, params }) =>
    withAds(user, ({ ads }) => ads.listAds(user, params.accountId)),
  )
  route(app, api.estimateSocialReach, signedIn, ({ user, params, query }) =>
    withAds(user, async ({ ads }) => {
      const reach = await ads.estimateReach(user, params.accountId, {
        audience: {
          ages: ageRanges.filter((range) => query.audienceAge.split(',').includes(range)),
          gender: query.audienceGender,
          interests: interestsOf(query.audienceInterests),
          locations: placesOf(query.audienceLocations),
        },
        dailyCents: Math.round(query.dailyBudget * 100),
      })
      return reach.ok ? ok({ reach: reach.value }) : reach
    }),
  )
  route(
    app,
    api.createSocialAd,
    inPerson,
    ({ user, body, reply }) =>
      withAds(user, ({ ads }) => {
        const stop = new AbortController()
        reply.raw.on('close', () => stop.abort())
        return ads.create(user, body, stop.signal)
      }),
    { bodyBytes: bounds.requests.adFormBytes },
  )
  route(app, api.setSocialAdStatus, inPerson, ({ user, params, body }) =>
    withAds(user, async ({ ads }) => done(await ads.setStatus(user, params, body.status))),
  )
  route(app, api.deleteSocialAd, inPerson, ({ user, params }) =>
    withAds(user, async ({ ads }) => done(await ads.deleteAd(user, params))),
  )
  route(app, api.dismissAdCreation, inPerson, ({ user, params }) =>
    withAds(user, async ({ ads }) => done(await ads.dismissCreation(user, params.creationId))),
  )
  registerConnectionCallback(app, {
    ...options,
    path: facebookCallbackPath,
    connections: services?.connections ?? null,
    texts: {
      name: 'Facebook',
      startAgain: 'from your dashboard',
      failed: 'Failed to connect to Facebook. Nothing was changed; please try again.',
    },
  })
}

function done(result: Result<null>): Result<Record<string, never>> {
  return result.ok ? ok({}) : result
}
