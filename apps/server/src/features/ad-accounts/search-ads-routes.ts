import { api, googleCallbackPath, readGeoTarget } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { route } from '../../http/route.ts'
import { ok } from '../../result.ts'
import { type AdRoutesOptions, done, registerAdConnection, signedIn } from './ad-routes.ts'
import type { SearchAdsService } from './search-ads-service.ts'

export function registerSearchAdsRoutes(
  app: FastifyInstance,
  options: AdRoutesOptions<SearchAdsService>,
): void {
  const withAds = registerAdConnection(
    app,
    {
      endpoints: {
        getConnection: api.getSearchAdsConnection,
        connect: api.connectSearchAds,
        disconnect: api.disconnectSearchAds,
      },
      callbackPath: googleCallbackPath,
      name: 'Google Ads',
      offCode: 'search-ads-off',
    },
    options,
  )

  route(app, api.listSearchAdAccounts, signedIn, ({ user }) =>
    withAds(user, async (ads) => {
      const accounts = await ads.listAccounts(user)
      return accounts.ok ? ok({ accounts: accounts.value }) : accounts
    }),
  )
  route(app, api.listSearchCampaigns, signedIn, ({ user, params }) =>
    withAds(user, (ads) => ads.listCampaigns(user, params.accountId)),
  )
  route(app, api.getSearchResults, signedIn, ({ user, params }) =>
    withAds(user, (ads) => ads.readResults(user, params.accountId)),
  )
  route(app, api.suggestSearchPlaces, signedIn, ({ user, params, query }) =>
    withAds(user, async (ads) => {
      const places = await ads.suggestPlaces(user, params.accountId, query.text)
      return places.ok ? ok({ places: places.value }) : places
    }),
  )
  route(app, api.estimateSearchReach, signedIn, ({ user, params, query }) =>
    withAds(user, async (ads) => {
      const keywords = query.keywords.split('\n').map((keyword) => keyword.trim())
      const reach = await ads.estimateReach(user, params.accountId, {
        places: readGeoTarget(query.geoTarget) ?? [],
        keywordMatch: 'PHRASE',
        keywords: keywords.filter((keyword) => keyword !== ''),
        dailyCents: Math.round(query.dailyBudget * 100),
      })
      return reach.ok ? ok({ reach: reach.value }) : reach
    }),
  )
  route(app, api.createSearchCampaign, signedIn, ({ user, body }) =>
    withAds(user, (ads) => ads.create(user, body)),
  )
  route(app, api.setSearchCampaignStatus, signedIn, ({ user, params, body }) =>
    withAds(user, async (ads) => done(await ads.setStatus(user, params, body.status)), {
      isStop: body.status === 'PAUSED',
    }),
  )
  route(app, api.openSearchCampaign, signedIn, ({ user, params }) =>
    withAds(user, (ads) => ads.open(user, params)),
  )
  route(app, api.editSearchCampaign, signedIn, ({ user, params, body }) =>
    withAds(user, async (ads) => done(await ads.edit(user, params, body))),
  )
  route(app, api.removeSearchCampaign, signedIn, ({ user, params }) =>
    withAds(user, async (ads) => done(await ads.remove(user, params)), { isStop: true }),
  )
  route(app, api.dismissSearchCreation, signedIn, ({ user, params }) =>
    withAds(user, async (ads) => done(await ads.dismissCreation(user, params.creationId)), {
      isStop: true,
    }),
  )
}
