import type { FunnelStats } from '@wildpath/contract'

import { formatCount, formatRate } from '../funnel-stats.ts'

/** Views, leads and, once somebody has looked, the share of visitors who became leads. */
export function FunnelCardStats({ stats }: { stats: FunnelStats }) {
  return (
    <dl className="flex shrink-0 gap-8 @2xl:grid @2xl:grid-cols-[4rem_4rem_6rem] @2xl:gap-4 @2xl:text-right">
      <Figure label="Views" value={formatCount(stats.views)} />
      <Figure label="Leads" value={formatCount(stats.leads)} />
      {stats.views > 0 && <Figure label="Conversion" value={formatRate(stats.conversion_rate)} />}
    </dl>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col">
      <dt className="text-note text-quiet">{label}</dt>
      <dd className="font-display text-title tabular-nums">{value}</dd>
    </div>
  )
}
