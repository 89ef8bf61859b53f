import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type ModerationView } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'

export const moderationKey = ['admin', 'questions'] as const

export type ModerationFilter = { show: ModerationView; question: string | null }

export const moderationQuery = ({ show, question }: ModerationFilter) =>
  infiniteQueryOptions({
    queryKey: [...moderationKey, 'posts', { show, question }],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        api.listPostsForReview,
        { query: { show, question: question ?? undefined, before: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Asked again whenever an admin comes back to the window, so that a new question is seen. */
export const moderationCountsQuery = queryOptions({
  queryKey: [...moderationKey, 'counts'],
  queryFn: ({ signal }) => callApi(api.countPostsForReview, {}, { signal }),
  refetchInterval: 60_000,
})
