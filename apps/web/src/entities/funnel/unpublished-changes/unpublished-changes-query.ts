import { queryOptions } from '@tanstack/react-query'
import { api, type Funnel } from '@wildpath/contract'

import { callApi } from '../../api/call-api.ts'
import { funnelKeys } from '../funnel-queries.ts'

/** Queries the unpublished changes of this revision. */
export function unpublishedChangesQuery({ id, revision }: Pick<Funnel, 'id' | 'revision'>) {
  return queryOptions({
    queryKey: [...funnelKeys.one(id), 'unpublished-changes', revision],
    queryFn: async ({ signal }) =>
      (await callApi(api.listUnpublishedChanges, { params: { id } }, { signal })).changes,
  })
}
