import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '@wildpath/contract'
import { ShieldCheck } from 'lucide-react'

import { callApi } from '../../../entities/api/call-api.ts'
import { useScreenTitle } from '../../../entities/site/use-screen-title.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { QuarantinedRow } from './quarantined-row.tsx'

const quarantineQuery = infiniteQueryOptions({
  queryKey: ['admin', 'quarantine'],
  queryFn: ({ pageParam, signal }) =>
    callApi(api.listQuarantinedOfAll, { query: { before: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
  staleTime: 0,
})

/** /admin/quarantine: what was taken for spam by the product, of all adventures. */
export function QuarantineScreen() {
  useScreenTitle('Held back')
  const review = useInfiniteQuery(quarantineQuery)
  const leads = review.data?.pages.flatMap((page) => page.leads) ?? []

  return (
    <div className="content-width flex flex-1 flex-col gap-4 py-6">
      <h1 className="text-heading">Held back</h1>
      <p className="max-w-2xl text-quiet">
        Forms that the product holds back as likely spam. Owners see their own and decide
        themselves; here something goes only when an owner asks, or when the same mistake comes up
        again and again.
      </p>
      {review.isError && (
        <LoadFailure
          title="What is held back could not be loaded"
          failure={review.error}
          isRetrying={review.isFetching}
          onRetry={() => void review.refetch()}
        />
      )}
      {review.isPending && !review.isError && <Skeleton className="h-64" />}
      {review.data && leads.length === 0 && !review.hasNextPage && (
        <EmptyState
          illustration={<ShieldCheck aria-hidden size={32} className="text-fern" />}
          title="Nothing is held back"
          text="Forms that fill in the trap, and floods of one network, are listed here for 90 days."
        />
      )}
      {leads.length > 0 && (
        <ul
          aria-label="Leads that are held back, newest first"
          className="divide-y divide-line rounded-card border border-line bg-surface shadow-low"
        >
          {leads.map((lead) => (
            <QuarantinedRow key={lead.id} lead={lead} />
          ))}
        </ul>
      )}
      {review.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          isBusy={review.isFetchingNextPage}
          onClick={() => void review.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}
