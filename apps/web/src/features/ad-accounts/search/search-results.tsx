import { useQuery } from '@tanstack/react-query'

import { Skeleton } from '../../../ui/skeleton.tsx'
import type { AdAccount } from '../ad-platform.ts'
import { ConnectionError } from '../panel/connection-error.tsx'
import { googleAds } from './google-ads.ts'
import { metricsInWords, ranAsWeekBeforeBegan } from './metrics-in-words.ts'
import { MetricCards } from './metric-cards.tsx'
import { searchResultsQuery } from './search-ads-queries.ts'
import { TrendChart } from './trend-chart.tsx'

/** What all campaigns of an account did in its last 30 days. */
export function SearchResults({ account }: { account: AdAccount }) {
  const results = useQuery(searchResultsQuery(account.id))
  if (results.isPending) return <Skeleton className="h-72" />
  if (results.data === undefined) {
    return (
      <ConnectionError
        platform={googleAds}
        failure={results.error}
        text={googleAds.texts.listFailed}
        onRetry={() => void results.refetch()}
      />
    )
  }
  return (
    <>
      <MetricCards
        cards={metricsInWords(results.data, account.currency)}
        isCompared={ranAsWeekBeforeBegan(results.data.days)}
      />
      <TrendChart days={results.data.days} currency={account.currency} />
    </>
  )
}
