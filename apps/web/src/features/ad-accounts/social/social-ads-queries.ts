import { queryOptions } from '@tanstack/react-query'
import { api, reachRequestSchema } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { accountKey, pauseWhileMaking, platformKey, readAds } from '../ad-queries.ts'
import { facebook } from './facebook.ts'

export function socialAdsQuery(accountId: string) {
  return queryOptions({
    queryKey: [...accountKey(facebook, accountId), 'ads'],
    queryFn: ({ client, signal }) =>
      readAds(client, facebook, () =>
        callApi(api.listSocialAds, { params: { accountId } }, { signal }),
      ),
    refetchInterval: ({ state }) => pauseWhileMaking(state.data),
  })
}

export async function suggestSocialPlaces(accountId: string, text: string, signal?: AbortSignal) {
  const call = { params: { accountId }, query: { text } }
  return (await callApi(api.suggestSocialPlaces, call, signal && { signal })).places
}

export async function suggestSocialInterests(
  accountId: string,
  text: string,
  signal?: AbortSignal,
) {
  const call = { params: { accountId }, query: { text } }
  return (await callApi(api.suggestSocialInterests, call, signal && { signal })).interests
}

/** `asked` is the query of the call, as JSON: equal questions have one answer. */
export function socialReachQuery(accountId: string, asked: string) {
  return queryOptions({
    queryKey: [...platformKey(facebook), 'reach', accountId, asked],
    queryFn: async ({ signal }) => {
      const query = reachRequestSchema.parse(JSON.parse(asked))
      const call = callApi(api.estimateSocialReach, { params: { accountId }, query }, { signal })
      return (await call).reach
    },
  })
}
