import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type SupportVisit, supportAccessDays } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { useSession } from '../../../entities/person/session.ts'
import { formatDateTime } from '../../../lib/format-date.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import { SettingRow } from '../setting-row.tsx'
import { useDemoRefusal } from '../use-demo-refusal.ts'

const supportAccessQuery = queryOptions({
  queryKey: ['support-access'],
  queryFn: ({ signal }) => callApi(api.getSupportAccess, {}, { signal }),
})

/** Whether support may sign in to the account, and when they did. */
export function SupportAccessRow() {
  const queryClient = useQueryClient()
  const unlessDemo = useDemoRefusal()
  const isDemo = useSession()?.isDemo ?? false
  const query = useQuery({ ...supportAccessQuery, enabled: !isDemo })
  const access = query.data
  const until = access?.allowed_until ?? null
  const choice = useMutation({
    mutationFn: (isAllowed: boolean) => callApi(api.setSupportAccess, { body: { isAllowed } }),
    onSuccess(changed) {
      queryClient.setQueryData(supportAccessQuery.queryKey, changed)
      notifySuccess(
        changed.allowed_until === null
          ? 'Support can no longer sign in to your account.'
          : `Support can sign in to your account for ${supportAccessDays} days.`,
      )
    },
    onError: (failure) => notifyError(failureMessage(failure, 'Nothing was changed.')),
  })

  return (
    <SettingRow
      title="Let support sign in to your account"
      text={
        <>
          {until === null
            ? `Off. Turn it on when we help you: for ${supportAccessDays} days, and you can end it at any time.`
            : `On until ${formatDateTime(until)}. Support sees your account as you do, but cannot change your password, your payments or this.`}
          {query.isError && (
            <p>{failureMessage(query.error, 'Visits could not be loaded just now.')}</p>
          )}
          <Visits visits={access?.visits ?? []} />
        </>
      }
      action={
        <Button
          variant="secondary"
          size="small"
          aria-label={until === null ? 'Allow support to sign in' : 'Stop support from signing in'}
          disabled={!isDemo && access === undefined}
          isBusy={choice.isPending}
          onClick={unlessDemo(() => choice.mutate(until === null))}
        >
          {until === null ? 'Allow' : 'Stop'}
        </Button>
      }
    />
  )
}

function Visits({ visits }: { visits: readonly SupportVisit[] }) {
  if (visits.length === 0) return null
  return (
    <ul aria-label="Visits of support" className="mt-2 flex flex-col gap-1">
      {visits.map(({ id, admin_name, reason, started_at, ended_at }) => (
        <li key={id} className="wrap-anywhere">
          <strong className="text-ink">{admin_name}</strong> on {formatDateTime(started_at)}
          {ended_at === null ? ', still signed in' : ''}: {reason}
        </li>
      ))}
    </ul>
  )
}
