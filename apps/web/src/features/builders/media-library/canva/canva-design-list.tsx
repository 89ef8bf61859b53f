import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { MediaAsset } from '@wildpath/contract'
import { CircleAlert, RefreshCw } from 'lucide-react'
import { useEffect } from 'react'

import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { CanvaDesignCard } from './canva-design-card.tsx'
import { canvaFailure, importFailure, isConnectionLost } from './canva-failure.ts'
import { designToolQuery, toolDesignsQuery } from './design-tool-queries.ts'
import { useImportDesign } from './use-import-design.ts'

const columns = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4'

/** The person's recent designs at Canva, each to be brought into the library. */
export function CanvaDesignList({ onImported }: { onImported: (design: MediaAsset) => void }) {
  const queryClient = useQueryClient()
  const list = useInfiniteQuery(toolDesignsQuery)
  const importing = useImportDesign(onImported)
  const isLost = isConnectionLost(list.error)
  useEffect(() => {
    if (isLost) void queryClient.invalidateQueries({ ...designToolQuery, exact: true })
  }, [isLost, queryClient])

  return (
    <section aria-labelledby="import-from-canva" className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <h3 id="import-from-canva" className="text-lead font-semibold">
          Import from Canva
        </h3>
        <IconButton label="Look for changes in Canva" onClick={() => void list.refetch()}>
          <RefreshCw aria-hidden size={18} className={list.isRefetching ? 'animate-spin' : ''} />
        </IconButton>
      </div>
      {importing.error && <ImportError failure={importing.error} />}
      {list.isError && list.data === undefined ? (
        <ListError failure={list.error} onRetry={() => void list.refetch()} />
      ) : list.data === undefined ? (
        <div aria-live="polite" className={columns}>
          <span className="sr-only">Loading your designs from Canva...</span>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="aspect-3/4" />
          ))}
        </div>
      ) : list.data.pages[0]?.designs.length === 0 ? (
        <EmptyState
          title="No designs in Canva yet"
          text="Begin one above. It appears here when you come back."
        />
      ) : (
        <ul aria-label="Your designs in Canva, latest changed first" className={columns}>
          {list.data.pages.flatMap(({ designs }) =>
            designs.map((design) => (
              <CanvaDesignCard
                key={design.designId}
                design={design}
                isImporting={
                  importing.isPending && importing.variables.designId === design.designId
                }
                isWaiting={importing.isPending}
                onImport={() => importing.mutate(design)}
              />
            )),
          )}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  )
}

function ImportError({ failure }: { failure: unknown }) {
  const { message, detail } = importFailure(failure)

  return (
    // The list may be scrolled far down.
    <div role="alert" ref={(alert) => alert?.scrollIntoView({ block: 'nearest' })}>
      <Notice
        tone="clay"
        icon={<CircleAlert aria-hidden size={20} className="shrink-0 text-clay" />}
        title={message}
      >
        {detail !== '' && <p>{detail}</p>}
      </Notice>
    </div>
  )
}

function ListError({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  return (
    <Notice
      tone="clay"
      icon={<CircleAlert aria-hidden size={20} className="shrink-0 text-clay" />}
      title="Error Loading Canva"
      action={
        <Button size="small" variant="secondary" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      <p>{canvaFailure(failure)}</p>
    </Notice>
  )
}
