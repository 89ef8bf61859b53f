import { queryOptions } from '@tanstack/react-query'
import { api, findPage } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'

/** Newest first; asked for anew whenever it is shown, since every save adds one. */
export function pageVersionsQuery(funnelId: string) {
  return queryOptions({
    queryKey: ['page-versions', 'list', funnelId],
    queryFn: async ({ signal }) =>
      (await callApi(api.listPageVersions, { params: { id: funnelId } }, { signal })).versions,
    staleTime: 0,
  })
}

/** The page of a version, which never changes; null when this product cannot read it any more. */
export function pageVersionQuery(funnelId: string, revision: number) {
  return queryOptions({
    queryKey: ['page-versions', 'one', funnelId, revision],
    queryFn: async ({ signal }) => {
      const params = { id: funnelId, revision: String(revision) }
      return findPage((await callApi(api.getPageVersion, { params }, { signal })).page)
    },
    staleTime: Infinity,
    gcTime: 60_000,
  })
}
