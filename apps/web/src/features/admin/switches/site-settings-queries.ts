import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type FeatureSwitch, type SiteSettings } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { sessionQuery } from '../../../entities/person/session.ts'

export const siteSettingsQuery = queryOptions({
  queryKey: ['admin', 'site-settings'],
  queryFn: ({ signal }) => callApi(api.getSiteSettings, {}, { signal }),
  staleTime: 0,
})

/** What is turned holds on this screen at once, too. */
function useTakeOver() {
  const queryClient = useQueryClient()
  return (settings: SiteSettings) => {
    queryClient.setQueryData(siteSettingsQuery.queryKey, settings)
    queryClient.setQueryData(
      sessionQuery.queryKey,
      (session) => session && { ...session, ...settings },
    )
  }
}

export function useTurnSwitch(name: FeatureSwitch) {
  return useMutation({
    mutationFn: (body: { is_on: boolean; reason: string }) =>
      callApi(api.setFeatureSwitch, { params: { name }, body }),
    onSuccess: useTakeOver(),
  })
}

export function useSetNotice() {
  return useMutation({
    mutationFn: (body: { notice: string; reason: string }) => callApi(api.setSiteNotice, { body }),
    onSuccess: useTakeOver(),
  })
}
