import { useInfiniteQuery } from '@tanstack/react-query'
import { type FeatureRequest, featureRequestStatuses } from '@wildpath/contract'
import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { withSearchParam } from '../../lib/with-search-param.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type BoardFilter, readBoardFilter } from './board-filter.ts'
import { boardQuery } from './feature-request-queries.ts'
import { statusNames } from './request-words.ts'

type RequestBoardProps = {
  /** What is said while nobody has proposed anything. */
  emptyText: string
  children: (request: FeatureRequest) => ReactNode
}

const statusOptions = featureRequestStatuses.map((value) => ({ value, label: statusNames[value] }))
const orderOptions = [
  { value: 'votes', label: 'Most votes first' },
  { value: 'newest', label: 'Newest first' },
]

/** All requests, searched, filtered and sorted as the address says. */
export function RequestBoard({ emptyText, children }: RequestBoardProps) {
  const [params, setParams] = useSearchParams()
  const filter = readBoardFilter(params)
  const board = useInfiniteQuery(boardQuery(filter))
  const requests =
    board.data && withoutRepetition(board.data.pages.flatMap((page) => page.requests))
  const isFiltered = filter.search !== undefined || filter.status !== undefined

  function setFilter(name: keyof BoardFilter, value: string) {
    setParams((now) => withSearchParam(now, name, value), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return (
    <>
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_13rem_13rem]">
        {/* Level with the fields beside it, which have room for a message below. */}
        <div className="sm:col-span-2 lg:col-span-1 lg:mb-1.5">
          <SearchField
            label="Search requests"
            placeholder="Search requests"
            search={filter.search ?? ''}
            onSearch={(search) => setFilter('search', search.trim())}
          />
        </div>
        <SelectField
          label="Status"
          placeholder="All"
          options={statusOptions}
          value={filter.status ?? ''}
          onChange={(event) => setFilter('status', event.target.value)}
        />
        <SelectField
          label="Order"
          options={orderOptions}
          value={filter.order ?? 'votes'}
          onChange={(event) => setFilter('order', event.target.value)}
        />
      </div>
      {board.isError && (
        <LoadFailure
          title="The requests could not be loaded"
          failure={board.error}
          isRetrying={board.isFetching}
          onRetry={() => void board.refetch()}
        />
      )}
      {board.isPending && !board.isError && (
        <div className="flex flex-col gap-3">
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </div>
      )}
      {requests?.length === 0 && (
        <EmptyState
          illustration={<Lightbulb aria-hidden size={32} className="text-lantern" />}
          title={isFiltered ? 'No requests found' : 'No requests yet'}
          text={isFiltered ? 'Nothing on the board fits this search and status.' : emptyText}
        />
      )}
      {requests !== undefined && requests.length > 0 && (
        <ul
          aria-label="Requests"
          aria-busy={board.isPlaceholderData}
          className="flex flex-col gap-3"
        >
          {requests.map((request) => (
            <li key={request.number}>{children(request)}</li>
          ))}
        </ul>
      )}
      {board.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          isBusy={board.isFetchingNextPage}
          onClick={() => void board.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  )
}

/** Votes that were given between two pages move requests, so that one may come twice. */
function withoutRepetition(requests: readonly FeatureRequest[]): FeatureRequest[] {
  return [...new Map(requests.map((request) => [request.number, request])).values()]
}
