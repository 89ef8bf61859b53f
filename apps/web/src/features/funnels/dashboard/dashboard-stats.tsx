import type { FunnelSummary } from '@wildpath/contract'
import { Compass, Eye, Flag, Inbox, TrendingUp } from 'lucide-react'

import { Stat } from '../../../ui/stat.tsx'
import { formatCount, formatRate, sumFunnels } from '../funnel-stats.ts'
import { statsGrid } from './stats-grid.ts'

export function DashboardStats({ funnels }: { funnels: readonly FunnelSummary[] }) {
  const totals = sumFunnels(funnels)

  return (
    <dl className={statsGrid}>
      <Stat
        label="Total Adventures"
        value={formatCount(totals.adventures)}
        icon={<Compass aria-hidden size={16} />}
      />
      <Stat
        label="Published"
        value={formatCount(totals.published)}
        icon={<Flag aria-hidden size={16} />}
      />
      <Stat
        label="Total Views"
        value={formatCount(totals.views)}
        icon={<Eye aria-hidden size={16} />}
      />
      <Stat
        label="Total Leads"
        value={formatCount(totals.leads)}
        icon={<Inbox aria-hidden size={16} />}
      />
      <Stat
        label="Conversion Rate"
        value={formatRate(totals.conversionRate)}
        icon={<TrendingUp aria-hidden size={16} />}
      />
    </dl>
  )
}
