import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type AdResult, api, countsDiffer, may } from '@wildpath/contract'
import { RefreshCw } from 'lucide-react'

import {
  costText,
  countText,
  placeText,
  unreadText,
} from '../../../entities/ad-results/ad-result-text.ts'
import {
  adPlatformQueryKeys,
  adResultsAsked,
  adResultsKey,
  adResultsQuery,
} from '../../../entities/ad-results/ad-results-query.ts'
import { callApi } from '../../../entities/api/call-api.ts'
import { usePerson } from '../../../entities/person/person.ts'
import { useTimeZone } from '../../../entities/person/use-time-zone.ts'
import { formatDateTime } from '../../../lib/format-date.ts'
import { moneyText } from '../../../lib/money-text.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import { Table } from '../../../ui/table.tsx'

/** What a lead of each ad costs, of one adventure or of all; nothing where nothing was advertised. */
export function AdCosts({ funnelId }: { funnelId?: string | undefined }) {
  const user = usePerson()
  const isAllowed = user ? may(user.plan, { to: 'use', feature: 'ad-accounts' }).isAllowed : false
  const queryClient = useQueryClient()
  const query = adResultsQuery(funnelId)
  const results = useQuery(query)
  const refresh = useMutation({
    mutationFn: () => callApi(api.refreshAdResults, { query: adResultsAsked(funnelId) }),
    onSuccess(read) {
      queryClient.setQueryData(query.queryKey, read)
      // The lists of ads beside them are to say the same.
      for (const key of [...Object.values(adPlatformQueryKeys), ...adResultsKey]) {
        void queryClient.invalidateQueries({ queryKey: [key] })
      }
      if (read.unread.length > 0) notifyError(unreadText(read.unread))
      else notifySuccess('The costs of your ads are up to date')
    },
    onError: (failure) => notifyError(failureMessage(failure, 'The ad platforms did not answer')),
  })
  const timeZone = useTimeZone()
  if (results.data === undefined || results.data.synced_at === null) return null
  const { rows, synced_at: syncedAt } = results.data

  return (
    <section aria-label="What a lead costs" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-semibold">What a lead costs, last 30 days</p>
        {isAllowed && (
          <Button
            variant="secondary"
            size="small"
            isBusy={refresh.isPending}
            onClick={() => refresh.mutate()}
          >
            {!refresh.isPending && <RefreshCw aria-hidden size={16} />}
            Refresh costs
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="text-quiet">Nothing was spent in the last 30 days.</p>
      ) : (
        <Table
          caption="What each ad cost and brought"
          rows={rows}
          keyOf={({ platform, ad_ids }) => [platform, ...ad_ids].join(' ')}
          columns={columns}
          whenNarrow="blocks"
        />
      )}
      <p className="text-note text-quiet">
        Spend and clicks as the platforms count them, read {formatDateTime(syncedAt, timeZone)};
        views, leads and bookings as we count them.
      </p>
      {rows.some((row) => row.is_demo && countsDiffer(row)) && (
        <p className="text-note text-quiet">
          <span aria-hidden>* </span>Clicks of a demo account are made by a model: nobody pressed.
        </p>
      )}
      {rows.some((row) => !row.is_demo && countsDiffer(row)) && (
        <p className="text-note text-quiet">
          <span aria-hidden>* </span>Clicks and views differ by more than a third: people leave
          before the page is there, press twice, or are robots that we do not count.
        </p>
      )}
    </section>
  )
}

// What is asked first stands first.
const columns = [
  { key: 'name', header: 'Ad', cell: nameOf },
  {
    ...figure('cost', 'Cost per lead', (row) => costText(row.cost_per_lead, row.currency)),
    isMain: true,
  },
  figure('spend', 'Spend', ({ spend, currency }) => moneyText(spend, currency)),
  figure('leads', 'Leads', ({ leads }) => countText(leads)),
  figure('booking', 'Cost per booking', (row) => costText(row.cost_per_booking, row.currency)),
  figure('booked', 'Booked', ({ booked }) => countText(booked)),
  figure('clicks', 'Clicks', (row) => countText(row.clicks) + (countsDiffer(row) ? '*' : '')),
  figure('views', 'Views', ({ views }) => countText(views)),
]

function figure(key: string, header: string, cell: (row: AdResult) => string) {
  return { key, header, cell, align: 'right' } as const
}

function nameOf(row: AdResult) {
  const { names, is_demo } = row
  const [first = '', ...others] = names
  return (
    <span className="block min-w-40">
      <span className="wrap-anywhere">{first}</span>
      {others.length > 0 && <span> and {others.length} more</span>}
      <span className="block text-note font-normal text-quiet">{placeText(row)}</span>
      {is_demo && <Badge tone="lantern">Demo</Badge>}
    </span>
  )
}
