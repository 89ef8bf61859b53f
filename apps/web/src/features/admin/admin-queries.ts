import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import { type AdminUserQuery, api } from '@wildpath/contract'

import { callApi } from '../../entities/api/call-api.ts'
import { sessionQuery } from '../../entities/person/session.ts'

export const statsQuery = queryOptions({
  queryKey: ['admin', 'stats'],
  queryFn: ({ signal }) => callApi(api.getAdminStats, {}, { signal }),
  staleTime: 0,
})

export type PeopleFilter = Pick<AdminUserQuery, 'search' | 'plan' | 'order'>

/** The people that a filter matches, a page at a time. */
export function peopleQuery(filter: PeopleFilter) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'users', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(api.listAdminUsers, { query: { ...filter, after: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Somebody's plan changed or they are gone: lists, numbers and log are read again, and who the admin is. */
export async function refreshPeople(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['admin'] }),
    queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  ])
}
