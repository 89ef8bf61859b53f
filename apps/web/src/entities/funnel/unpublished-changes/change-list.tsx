import { useQuery } from '@tanstack/react-query'
import type { Funnel } from '@wildpath/contract'

import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { describeChange } from './describe-change.ts'
import { unpublishedChangesQuery } from './unpublished-changes-query.ts'

export function ChangeList({ funnel }: { funnel: Funnel }) {
  const changes = useQuery(unpublishedChangesQuery(funnel))
  if (changes.isError) {
    return (
      <LoadFailure
        title="Can't load the list of changes"
        failure={changes.error}
        isRetrying={changes.isFetching}
        onRetry={() => void changes.refetch()}
      />
    )
  }
  if (changes.data === undefined) return <Skeleton className="h-16" />
  if (changes.data.length === 0) return <p>Visitors won't notice a difference.</p>
  const lines = changes.data.map(describeChange)

  return (
    <div className="flex flex-col gap-3">
      <p>These changes go live for visitors and leads:</p>
      <ul className="list-disc space-y-1 pl-5 wrap-anywhere">
        {lines.map((line, index) => (
          <li key={`${line} ${lines.indexOf(line) === index ? '' : index}`}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
