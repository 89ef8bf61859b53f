import type { Analytics, Funnel } from '@wildpath/contract'
import { Table2, TrendingUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { formatCount, formatRate } from '../funnel-stats.ts'
import { AdCosts } from './ad-costs.tsx'
import { adResults } from './ad-results.ts'
import { AdResults } from './ad-results-table.tsx'
import { DaysChart } from './days-chart.tsx'
import { DaysTable } from './days-table.tsx'
import { OriginTables } from './origin-tables.tsx'
import { useAnalytics } from './use-analytics.ts'

type AnalyticsPanelProps = {
  /** Absent: all the person's funnels together. */
  funnel?: Funnel
}

/** What the last 30 days brought: by day, by source and by device. */
export function AnalyticsPanel({ funnel }: AnalyticsPanelProps) {
  const numbers = useAnalytics(funnel?.id)

  return (
    <div className="flex flex-col gap-5">
      {numbers.isError && (
        <LoadFailure
          title={
            numbers.data ? 'These numbers may be out of date' : 'The numbers could not be loaded'
          }
          failure={numbers.error}
          isRetrying={numbers.isFetching}
          onRetry={() => void numbers.refetch()}
        />
      )}
      {numbers.isPending && !numbers.isError && (
        <div aria-live="polite">
          <span className="sr-only">Loading the numbers…</span>
          <Skeleton className="h-72" />
        </div>
      )}
      {numbers.data && <Drawn numbers={numbers.data} funnel={funnel} />}
      <AdCosts funnelId={funnel?.id} />
    </div>
  )
}

function Drawn({ numbers, funnel }: { numbers: Analytics; funnel: Funnel | undefined }) {
  const [isTable, setTable] = useState(false)
  const { totals } = numbers
  if (totals.views === 0 && totals.leads === 0) {
    return (
      <p className="text-quiet">
        Nobody has visited in the last 30 days. Your own visits and robots are not counted.
      </p>
    )
  }
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Figure label="Views">{formatCount(totals.views)}</Figure>
          <Figure label="Visitors">{formatCount(totals.visitors)}</Figure>
          <Figure label="Leads">{formatCount(totals.leads)}</Figure>
          <Figure label="Conversion">{formatRate(totals.conversion_rate)}</Figure>
        </dl>
        <Button size="small" variant="secondary" onClick={() => setTable(!isTable)}>
          {isTable ? <TrendingUp aria-hidden size={16} /> : <Table2 aria-hidden size={16} />}
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
      {isTable ? <DaysTable days={numbers.days} /> : <DaysChart days={numbers.days} />}
      <p className="text-note text-quiet">
        Days in {numbers.time_zone} · <TextLink to="/account">Change time zone</TextLink>
      </p>
      <OriginTables sources={numbers.sources} devices={numbers.devices} />
      {numbers.totals.leads > 0 && (
        <p className="text-note text-quiet">
          Each lead is credited to the ad in its page’s link. If there is none, it is credited to
          the visitor’s first source that day; direct visits count last.
        </p>
      )}
      {funnel && <AdResults results={adResults(numbers.ads, funnel.generated_content.ad_copy)} />}
    </>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-note text-quiet">{label}</dt>
      <dd className="font-display text-title tabular-nums">{children}</dd>
    </div>
  )
}
