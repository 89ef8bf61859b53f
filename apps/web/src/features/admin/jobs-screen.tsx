import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type FailedJob, type JobQueue } from '@wildpath/contract'
import { CircleCheck, RotateCw } from 'lucide-react'
import type { ComponentProps } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { formatDateTime } from '../../lib/format-date.ts'
import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'

const queueNames: Record<JobQueue, string> = {
  email: 'Emails and planned follow-ups',
  billing: 'Payments',
  domains: 'Domains',
  pictures: 'Ad pictures',
  other: 'Everything else',
}

const refreshMs = 15_000

const jobsQuery = queryOptions({
  queryKey: ['admin', 'jobs'],
  queryFn: ({ signal }) => callApi(api.getJobs, {}, { signal }),
  staleTime: 0,
  refetchInterval: refreshMs,
})

/** /admin/jobs: work that was given up after its last try, and how the installation is set up. */
export function JobsScreen() {
  const jobs = useQuery(jobsQuery)
  useScreenTitle('Background jobs')

  return (
    <div className="content-width flex flex-1 flex-col gap-4 py-6">
      <h1 className="text-heading">Background jobs</h1>
      {jobs.isError && (
        <LoadFailure
          title="The jobs could not be loaded"
          failure={jobs.error}
          isRetrying={jobs.isFetching}
          onRetry={() => void jobs.refetch()}
        />
      )}
      {jobs.isPending && !jobs.isError && <Skeleton className="h-48" />}
      {jobs.data && (
        <>
          <p className="text-quiet">
            {jobs.data.waiting} waiting for their time, {jobs.data.failed.length} given up.
          </p>
          <dl
            aria-label="Waiting, by queue"
            className="flex flex-wrap gap-x-8 gap-y-2 rounded-card border border-line bg-surface px-5 py-4 shadow-low"
          >
            {jobs.data.queues.map(({ name, waiting }) => (
              <div key={name}>
                <dt className="text-note text-quiet">{queueNames[name]}</dt>
                <dd className="font-display text-title tabular-nums">
                  {waiting.toLocaleString('en')}
                </dd>
              </div>
            ))}
          </dl>
          {jobs.data.failed.length === 0 ? (
            <EmptyState
              illustration={<CircleCheck aria-hidden size={32} className="text-fern" />}
              title="Nothing was given up"
              text="Emails and other work that fails is tried again for about a day; what still fails then is listed here."
            />
          ) : (
            <Table
              caption="Jobs that were given up"
              rows={jobs.data.failed}
              keyOf={({ id }) => id}
              columns={columns}
            />
          )}
        </>
      )}
    </div>
  )
}

const columns: ComponentProps<typeof Table<FailedJob>>['columns'] = [
  { key: 'kind', header: 'Job', cell: ({ kind }) => kind },
  { key: 'failed', header: 'Given up', cell: ({ failed_at }) => formatDateTime(failed_at) },
  { key: 'attempts', header: 'Tries', align: 'right', cell: ({ attempts }) => attempts },
  {
    key: 'error',
    header: 'Why',
    cell: ({ last_error }) => <span className="wrap-anywhere">{last_error}</span>,
  },
  { key: 'retry', header: 'Again', cell: (job) => <RetryButton job={job} /> },
]

function RetryButton({ job }: { job: FailedJob }) {
  const queryClient = useQueryClient()
  const retrying = useMutation({
    mutationFn: () => callApi(api.retryJob, { body: { id: job.id } }),
    onSuccess: () => notifySuccess('The job runs again'),
    onError: (failure) => notifyError(failureMessage(failure, 'The job was not started')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: jobsQuery.queryKey }),
  })

  return (
    <Button
      size="small"
      variant="secondary"
      isBusy={retrying.isPending}
      onClick={() => retrying.mutate()}
    >
      {!retrying.isPending && <RotateCw aria-hidden size={16} />}
      Run again
    </Button>
  )
}
