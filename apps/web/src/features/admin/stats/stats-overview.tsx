import { useQuery } from '@tanstack/react-query'
import type { AdminStats } from '@wildpath/contract'
import { Banknote, BadgeCheck, FlaskConical, Map as MapIcon, Repeat, Users } from 'lucide-react'

import { useSite } from '../../../entities/site/site.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Stat } from '../../../ui/stat.tsx'
import { statsQuery } from '../admin-queries.ts'
import { growthText, moneyText } from './money-text.ts'
import { PlanDistribution } from './plan-distribution.tsx'
import { RevenueChart } from './revenue-chart.tsx'

/** How the product does: people, what they pay, and on which plans they are. */
export function StatsOverview() {
  const stats = useQuery(statsQuery)
  const isSandbox = useSite().providers.payments === 'sandbox'

  if (stats.isError && !stats.data) {
    return (
      <LoadFailure
        title="The numbers could not be loaded"
        failure={stats.error}
        isRetrying={stats.isFetching}
        onRetry={() => void stats.refetch()}
      />
    )
  }
  if (!stats.data) return <Skeleton className="h-96" />
  return (
    <div className="flex flex-col gap-6">
      {isSandbox && (
        <Notice
          tone="lantern"
          icon={<FlaskConical aria-hidden size={18} className="text-lantern" />}
          title="Sandbox payments"
        >
          Plans are paid with test cards on this installation: none of this is money.
        </Notice>
      )}
      <Figures stats={stats.data} />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <RevenueChart months={stats.data.months} />
        <PlanDistribution stats={stats.data} />
      </div>
    </div>
  )
}

function Figures({ stats }: { stats: AdminStats }) {
  const { givenSubscriptions, givenMonthlyRevenue } = stats
  return (
    // Five fill every row at every width: one and two pairs, three and a pair, or all beside each other.
    <dl className="grid gap-3 sm:max-lg:grid-cols-2 sm:max-lg:*:first:col-span-2 lg:max-xl:grid-cols-6 lg:max-xl:*:col-span-2 lg:max-xl:*:nth-[n+4]:col-span-3 xl:grid-cols-5">
      <Stat
        icon={<Users aria-hidden size={16} />}
        label="Total users"
        value={stats.totalUsers.toLocaleString('en')}
        note={`New accounts ${growthText(stats.userGrowth)} on last month`}
      />
      <Stat
        icon={<Banknote aria-hidden size={16} />}
        label="Total revenue"
        value={moneyText(stats.totalRevenue)}
        note={`Cash that was confirmed, less refunds. ${growthText(stats.revenueGrowth)} on last month`}
      />
      <Stat
        icon={<Repeat aria-hidden size={16} />}
        label="Monthly revenue"
        value={moneyText(stats.monthlyRevenue)}
        note={
          givenMonthlyRevenue > 0
            ? `Active plans at list price; ${moneyText(givenMonthlyRevenue)} of it is given, not paid`
            : 'Active plans at list price'
        }
      />
      <Stat
        icon={<BadgeCheck aria-hidden size={16} />}
        label="Active subscriptions"
        value={stats.activeSubscriptions.toLocaleString('en')}
        note={
          givenSubscriptions > 0 ? `${givenSubscriptions} of them given` : 'Trials are not counted'
        }
      />
      <Stat
        icon={<MapIcon aria-hidden size={16} />}
        label="Total adventures"
        value={stats.totalFunnels.toLocaleString('en')}
      />
    </dl>
  )
}
