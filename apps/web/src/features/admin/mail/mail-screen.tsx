import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { api, type ReviewedSuppression } from '@wildpath/contract'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { callApi } from '../../../entities/api/call-api.ts'
import { useScreenTitle } from '../../../entities/site/use-screen-title.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { SuppressionList } from './suppression-list.tsx'

/** /admin/mail: addresses that get no follow-ups of an owner any more, and why. */
export function MailScreen() {
  useScreenTitle('Suppressed mail')
  const [params, setParams] = useSearchParams()
  const email = params.get('email') ?? ''
  const list = useInfiniteQuery(suppressionsQuery(email))
  const suppressions = list.data?.pages.flatMap((page) => page.suppressions) ?? []
  const [lifting, setLifting] = useState<ReviewedSuppression | null>(null)

  return (
    <div className="content-width flex flex-1 flex-col gap-4 py-6">
      <h1 className="text-heading">Suppressed mail</h1>
      <p className="max-w-2xl text-quiet">
        Addresses that get no follow-ups of an owner any more. What bounced may be tried again;
        whoever unsubscribed did so themselves, for good.
      </p>
      <div className="max-w-md">
        <SearchField
          label="Email address"
          placeholder="Whole email address"
          search={email}
          onSearch={(typed) => {
            const words = typed.trim()
            setParams(words === '' ? {} : { email: words }, { replace: true })
          }}
        />
      </div>
      {list.isError && (
        <LoadFailure
          title="The list could not be loaded"
          failure={list.error}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && !list.isError && <Skeleton className="h-64" />}
      {list.data && suppressions.length === 0 && (
        <EmptyState
          illustration={<MailCheck aria-hidden size={32} className="text-fern" />}
          title={email === '' ? 'Nothing is suppressed' : 'This address is not suppressed'}
          text={
            email === ''
              ? 'Addresses that bounce or unsubscribe are listed here.'
              : 'Emails of every owner go there. An address has to be given whole.'
          }
        />
      )}
      {suppressions.length > 0 && (
        <SuppressionList
          suppressions={suppressions}
          isStale={list.isPlaceholderData}
          onLift={setLifting}
        />
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
      <LiftDialog suppression={lifting} onClose={() => setLifting(null)} />
    </div>
  )
}

type LiftDialogProps = { suppression: ReviewedSuppression | null; onClose: () => void }

function LiftDialog({ suppression, onClose }: LiftDialogProps) {
  const queryClient = useQueryClient()
  const lifting = useMutation({
    mutationFn: (body: { owner_id: string; email: string; reason: string }) =>
      callApi(api.liftSuppression, { body }),
    onSuccess(_, { email }) {
      notifySuccess(`${email} gets emails again`)
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'suppressions'] }),
  })

  return (
    <ReasonDialog
      isOpen={suppression !== null}
      title="Send to this address again?"
      description={`Follow-ups of ${suppression?.owner_email} to ${suppression?.email} go out again. If the address still does not exist, the next one bounces and it is suppressed again.`}
      submitLabel="Lift suppression"
      isBusy={lifting.isPending}
      failure={lifting.error}
      onSubmit={(reason) => {
        if (suppression === null) return
        const { owner_id, email } = suppression
        lifting.mutate({ owner_id, email, reason })
      }}
      onClose={() => {
        lifting.reset()
        onClose()
      }}
    />
  )
}

function suppressionsQuery(email: string) {
  return infiniteQueryOptions({
    queryKey: ['admin', 'suppressions', email],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        api.listSuppressionsOfAll,
        { query: { ...(email !== '' && { email }), before: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
