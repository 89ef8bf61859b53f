import {
  ageRanges,
  api,
  facebookCallbackPath,
  interestsOf,
  readAudienceLocations,
} from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { route } from '../../http/route.ts'
import { bounds } from '../../limits.ts'
import { ok } from '../../result.ts'
import { type AdRoutesOptions, done, registerAdConnection, signedIn } from './ad-routes.ts'
import type { SocialAdsService } from './social-ads-service.ts'

export function registerSocialAdsRoutes(
  app: FastifyInstance,
  options: AdRoutesOptions<SocialAdsService>,
): void {
  const withAds = registerAdConnection(
    app,
    {
      endpoints: {
        getConnection: api.getSocialAdsConnection,
        connect: api.connectSocialAds,
        disconnect: api.disconnectSocialAds,
      },
      callbackPath: facebookCallbackPath,
      name: 'Facebook',
      offCode: 'social-ads-off',
    },
    options,
  )

  route(app, api.listSocialAdAccounts, signedIn, ({ user }) =>
    withAds(user, async (ads) => {
      const accounts = await ads.listAccounts(user)
      return accounts.ok ? ok({ accounts: accounts.value }) : accounts
    }),
  )
  route(app, api.listSocialAds, signedIn, ({ user, params }) =>
    withAds(user, (ads) => ads.listAds(user, params.accountId)),
  )
  route(app, api.suggestSocialPlaces, signedIn, ({ user, params, query }) =>
    withAds(user, async (ads) => {
      const places = await ads.suggestPlaces(user, params.accountId, query.text)
      return places.ok ? ok({ places: places.value }) : places
    }),
  )
  route(app, api.suggestSocialInterests, signedIn, ({ user, params, query }) =>
    withAds(user, async (ads) => {
      const interests = await ads.suggestInterests(user, params.accountId, query.text)
      return interests.ok ? ok({ interests: interests.value }) : interests
    }),
  )
  route(app, api.estimateSocialReach, signedIn, ({ user, params, query }) =>
    withAds(user, async (ads) => {
      const reach = await ads.estimateReach(user, params.accountId, {
        audience: {
          ages: ageRanges.filter((range) => query.audienceAge.split(',').includes(range)),
          gender: query.audienceGender,
          interests: interestsOf(query.audienceInterests),
          locations: readAudienceLocations(query.audienceLocations),
        },
        dailyCents: Math.round(query.dailyBudget * 100),
      })
      return reach.ok ? ok({ reach: reach.value }) : reach
    }),
  )
  route(
    app,
    api.createSocialAd,
    signedIn,
    ({ user, body, reply }) =>
      withAds(user, (ads) => {
        const stop = new AbortController()
        reply.raw.on('close', () => stop.abort())
        return ads.create(user, body, stop.signal)
      }),
    { bodyBytes: bounds.requests.adFormBytes },
  )
  route(app, api.setSocialAdStatus, signedIn, ({ user, params, body }) =>
    withAds(user, async (ads) => done(await ads.setStatus(user, params, body.status)), {
      isStop: body.status === 'PAUSED',
    }),
  )
  route(app, api.editSocialAd, signedIn, ({ user, params, body }) =>
    withAds(user, async (ads) => done(await ads.edit(user, params, body))),
  )
  route(app, api.deleteSocialAd, signedIn, ({ user, params }) =>
    withAds(user, async (ads) => done(await ads.deleteAd(user, params)), { isStop: true }),
  )
  route(app, api.dismissAdCreation, signedIn, ({ user, params }) =>
    withAds(user, async (ads) => done(await ads.dismissCreation(user, params.creationId)), {
      isStop: true,
    }),
  )
}
