import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft, ScrollText } from 'lucide-react'

import { useScreenTitle } from '../../../entities/site/use-screen-title.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { SpendingEntryRow } from './spending-entry-row.tsx'
import { spendingLogQuery } from './spending-queries.ts'

/** /dashboard/ad-spending: what was done about the person's money at ad platforms. */
export function SpendingScreen() {
  useScreenTitle('Spending log')
  const log = useInfiniteQuery(spendingLogQuery)
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? []

  return (
    <div className="content-width flex flex-1 flex-col gap-5 py-8 sm:py-10">
      <div>
        <TextLink to="/dashboard#facebook-ads" className="inline-flex items-center gap-1.5">
          <ArrowLeft aria-hidden size={16} />
          Dashboard
        </TextLink>
        <h1 className="mt-2 text-heading">Spending log</h1>
        <p className="mt-2 max-w-prose text-quiet">
          Everything that was done from here about your money at Facebook and Google Ads. Entries
          can be neither changed nor deleted.
        </p>
      </div>
      {log.isError && (
        <LoadFailure
          title="The spending log could not be loaded"
          failure={log.error}
          isRetrying={log.isFetching}
          onRetry={() => void log.refetch()}
        />
      )}
      {log.isPending && !log.isError && <Skeleton className="h-64" />}
      {log.data && entries.length === 0 && (
        <EmptyState
          illustration={<ScrollText aria-hidden size={32} className="text-lantern" />}
          title="Nothing yet"
          text="Ads that are made, activated, paused, changed or deleted from here are written down, with what they may spend."
        />
      )}
      {entries.length > 0 && (
        <ol aria-label="Entries, newest first" className="flex flex-col gap-3">
          {entries.map((entry) => (
            <SpendingEntryRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {log.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          isBusy={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}
