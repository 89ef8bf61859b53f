import { queryOptions } from '@tanstack/react-query'
import { api, searchReachRequestSchema } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { accountKey, pauseWhileMaking, platformKey, readAds } from '../ad-queries.ts'
import { googleAds } from './google-ads.ts'

export function searchCampaignsQuery(accountId: string) {
  return queryOptions({
    queryKey: [...accountKey(googleAds, accountId), 'campaigns'],
    queryFn: ({ client, signal }) =>
      readAds(client, googleAds, () =>
        callApi(api.listSearchCampaigns, { params: { accountId } }, { signal }),
      ),
    refetchInterval: ({ state }) => pauseWhileMaking(state.data),
  })
}

/** Refetches each time the editor opens, since a campaign may also change in Google Ads. */
export function openedCampaignQuery(accountId: string, campaignId: string) {
  const params = { accountId, campaignId }
  return queryOptions({
    queryKey: [...accountKey(googleAds, accountId), 'opened', campaignId],
    queryFn: ({ signal }) => callApi(api.openSearchCampaign, { params }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function searchResultsQuery(accountId: string) {
  return queryOptions({
    queryKey: [...accountKey(googleAds, accountId), 'results'],
    queryFn: ({ signal }) => callApi(api.getSearchResults, { params: { accountId } }, { signal }),
  })
}

export async function suggestSearchPlaces(accountId: string, text: string, signal?: AbortSignal) {
  const call = { params: { accountId }, query: { text } }
  return (await callApi(api.suggestSearchPlaces, call, signal && { signal })).places
}

/** `asked` is the query of the call, as JSON: equal questions have one answer. */
export function searchReachQuery(accountId: string, asked: string) {
  return queryOptions({
    queryKey: [...platformKey(googleAds), 'reach', accountId, asked],
    queryFn: async ({ signal }) => {
      const query = searchReachRequestSchema.parse(JSON.parse(asked))
      const call = callApi(api.estimateSearchReach, { params: { accountId }, query }, { signal })
      return (await call).reach
    },
  })
}
