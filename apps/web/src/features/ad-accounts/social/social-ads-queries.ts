import { queryOptions } from '@tanstack/react-query'
import { api, reachRequestSchema } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'

export const socialAdKeys = {
  all: ['social-ads'],
  ads: (accountId: string) => ['social-ads', 'ads', accountId],
} as const

export const socialConnectionQuery = queryOptions({
  queryKey: ['social-ads', 'connection'],
  queryFn: ({ signal }) => callApi(api.getSocialAdsConnection, {}, { signal }),
})

export const socialAccountsQuery = queryOptions({
  queryKey: ['social-ads', 'accounts'],
  queryFn: async ({ signal }) => (await callApi(api.listSocialAdAccounts, {}, { signal })).accounts,
})

export function socialAdsQuery(accountId: string) {
  return queryOptions({
    queryKey: socialAdKeys.ads(accountId),
    queryFn: ({ signal }) => callApi(api.listSocialAds, { params: { accountId } }, { signal }),
  })
}

/** `asked` is the query of the call, as JSON: equal questions have one answer. */
export function socialReachQuery(accountId: string, asked: string) {
  return queryOptions({
    queryKey: ['social-ads', 'reach', accountId, asked],
    queryFn: async ({ signal }) => {
      const query = reachRequestSchema.parse(JSON.parse(asked))
      const call = callApi(api.estimateSocialReach, { params: { accountId }, query }, { signal })
      return (await call).reach
    },
  })
}
