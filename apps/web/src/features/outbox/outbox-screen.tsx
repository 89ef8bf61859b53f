import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '@wildpath/contract'
import { ArrowLeft, MailOpen, RefreshCw } from 'lucide-react'
import { Link } from 'react-router'

import { callApi } from '../../entities/api/call-api.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { usePerson } from '../../entities/person/person.ts'
import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OutboxEmail } from './outbox-email.tsx'

const outboxQuery = queryOptions({
  queryKey: ['outbox'],
  queryFn: ({ signal }) => callApi(api.listOutbox, {}, { signal }),
  staleTime: 0,
})

/** What the product would have emailed while no mail server was configured. */
export function OutboxScreen() {
  const outbox = useQuery(outboxQuery)
  const user = usePerson()
  useScreenTitle('Outbox')

  return (
    <div className="content-width flex-1 py-8 sm:py-12">
      <div className="mx-auto flex max-w-3xl flex-col gap-4">
        <Link
          to={user ? '/dashboard' : '/auth/login'}
          className="inline-flex min-h-11 items-center gap-2 self-start rounded-control text-note font-semibold text-quiet hover:text-ink"
        >
          <ArrowLeft aria-hidden size={16} />
          {user ? 'Back to Dashboard' : 'Back to Login'}
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-heading">Outbox</h1>
          <Button
            variant="secondary"
            size="small"
            isBusy={outbox.isFetching}
            onClick={() => void outbox.refetch()}
          >
            {!outbox.isFetching && <RefreshCw aria-hidden size={16} />}
            Refresh
          </Button>
        </div>
        {outbox.data && <WhetherMailLeaves isSandbox={outbox.data.isSandbox} />}
        {outbox.isPending && <Skeleton className="h-48" />}
        {outbox.isError && (
          <Notice
            tone="clay"
            title={failureMessage(outbox.error, 'The outbox could not be read.')}
          />
        )}
        {outbox.data?.emails.map((email, index) => (
          <OutboxEmail key={email.id} email={email} isFirst={index === 0} />
        ))}
        {outbox.data?.emails.length === 0 && (
          <EmptyState
            illustration={<MailOpen aria-hidden size={32} className="text-lantern" />}
            title="No emails yet"
            text={
              outbox.data.isSandbox
                ? 'Password resets and notices to you will appear here, newest first.'
                : 'Emails go out by the mail server, and none is kept here.'
            }
          />
        )}
      </div>
    </div>
  )
}

/** What is kept here was never sent, also after a mail server was set up. */
function WhetherMailLeaves({ isSandbox }: { isSandbox: boolean }) {
  if (isSandbox) {
    return (
      <Notice tone="lantern" title="Sandbox: these emails were not sent">
        No mail server is configured, so they are kept here for you to read.
      </Notice>
    )
  }
  return (
    <Notice tone="fern" title="Emails are sent by the mail server of this installation">
      The emails below were kept before it was set up, and were not sent.
    </Notice>
  )
}
