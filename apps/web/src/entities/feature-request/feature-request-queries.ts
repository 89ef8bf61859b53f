import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query'
import { type Answer, api } from '@wildpath/contract'

import { callApi } from '../api/call-api.ts'
import type { BoardFilter } from './board-filter.ts'

export const featureRequestKeys = {
  all: ['feature-requests'],
  lists: ['feature-requests', 'list'],
} as const

export type BoardPages = InfiniteData<Answer<typeof api.listFeatureRequests>, string | undefined>

/** The requests that a filter matches, a page at a time. */
export function boardQuery(filter: BoardFilter) {
  return infiniteQueryOptions({
    queryKey: [...featureRequestKeys.lists, filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(api.listFeatureRequests, { query: { ...filter, after: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function featureRequestQuery(number: number) {
  return queryOptions({
    queryKey: [...featureRequestKeys.all, 'one', number],
    queryFn: ({ signal }) => callApi(api.getFeatureRequest, { params: { number } }, { signal }),
    staleTime: 0,
  })
}

/** Nothing is asked for before there are words. */
export function similarRequestsQuery(title: string) {
  return queryOptions({
    queryKey: [...featureRequestKeys.all, 'similar', title],
    queryFn: ({ signal }) =>
      callApi(api.findSimilarFeatureRequests, { query: { title } }, { signal }),
    enabled: title.trim().length >= 4,
    placeholderData: keepPreviousData,
  })
}
