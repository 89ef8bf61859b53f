import type { UseQueryResult } from '@tanstack/react-query'
import type { PageDocument } from '@wildpath/page/document'

import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageStage } from '../../../entities/page/page-preview/page-stage.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

type VersionPreviewProps = { page: UseQueryResult<PageDocument | null> }

const stage = 'h-[min(55dvh,34rem)] rounded-card border border-line'

/** How the page looked in the chosen version. */
export function VersionPreview({ page }: VersionPreviewProps) {
  if (page.isError) {
    // Newer saves have pushed it out since the list was read.
    const isGone = page.error instanceof ApiFailure && page.error.status === 404
    return isGone ? (
      <Notice tone="lantern">{page.error.message}</Notice>
    ) : (
      <LoadFailure
        title="This version could not be loaded"
        failure={page.error}
        isRetrying={page.isFetching}
        onRetry={() => void page.refetch()}
      />
    )
  }
  if (page.isPending) return <Skeleton className={stage} />
  if (page.data === null) {
    return (
      <Notice tone="lantern">
        This version cannot be read any more. Your page was not changed; choose another version.
      </Notice>
    )
  }
  return (
    <PageStage
      page={page.data}
      badge={null}
      title="Page of the chosen version"
      device="desktop"
      className={stage}
    />
  )
}
