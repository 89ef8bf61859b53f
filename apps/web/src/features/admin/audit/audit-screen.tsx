import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api, auditActionSchema, type AuditQuery } from '@wildpath/contract'
import { ScrollText } from 'lucide-react'
import { useSearchParams } from 'react-router'

import { callApi } from '../../../entities/api/call-api.ts'
import { useScreenTitle } from '../../../entities/site/use-screen-title.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AuditList } from './audit-list.tsx'
import { actionOptions } from './audit-words.ts'

/** /admin/audit: what was done with the rights of an admin, for good. The filter stands in the address. */
export function AuditScreen() {
  useScreenTitle('Audit log')
  const [params, setParams] = useSearchParams()
  const filter = readFilter(params)
  const log = useInfiniteQuery(auditQuery(filter))
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? []

  function setFilter(name: 'action' | 'person', value: string) {
    setParams(
      (now) => {
        if (value === '') now.delete(name)
        else now.set(name, value)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <div className="content-width flex flex-1 flex-col gap-4 py-6">
      <h1 className="text-heading">Audit log</h1>
      <p className="max-w-2xl text-quiet">
        What admins did to other people's accounts, and why. Entries can be neither changed nor
        deleted.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64 sm:mb-1.5">
          <SearchField
            label="Email address of who acted or was acted on"
            placeholder="Whole email address of either side"
            search={filter.person ?? ''}
            onSearch={(person) => setFilter('person', person.trim())}
          />
        </div>
        <div className="min-w-0 flex-1 basis-56 sm:max-w-72">
          <SelectField
            label="What was done"
            isOptional
            placeholder="Everything"
            options={actionOptions}
            value={filter.action ?? ''}
            onChange={(event) => setFilter('action', event.target.value)}
          />
        </div>
      </div>
      {log.isError && (
        <LoadFailure
          title="The audit log could not be loaded"
          failure={log.error}
          isRetrying={log.isFetching}
          onRetry={() => void log.refetch()}
        />
      )}
      {log.isPending && !log.isError && <Skeleton className="h-64" />}
      {log.data && entries.length === 0 && (
        <EmptyState
          illustration={<ScrollText aria-hidden size={32} className="text-lantern" />}
          title="No entries found"
          text={
            filter.action === undefined && filter.person === undefined
              ? 'What admins do to the accounts of others is written down here.'
              : 'Nothing in the log fits this search. An address has to be given whole.'
          }
        />
      )}
      {entries.length > 0 && <AuditList entries={entries} isStale={log.isPlaceholderData} />}
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

function readFilter(params: URLSearchParams): Pick<AuditQuery, 'action' | 'person'> {
  const action = auditActionSchema.safeParse(params.get('action')).data
  const person = params.get('person') ?? ''
  return { ...(action && { action }), ...(person !== '' && { person }) }
}

function auditQuery(filter: Pick<AuditQuery, 'action' | 'person'>) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(api.listAudit, { query: { ...filter, before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
