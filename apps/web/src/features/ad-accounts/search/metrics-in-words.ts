import type { SearchResults, SearchTrendDay } from '@wildpath/contract'

import { moneyText } from '../../../lib/money-text.ts'
import { rateText } from '../rate-text.ts'
import { trendPercent, upToWeekBefore } from './trend-percent.ts'

export type MetricInWords = {
  label: string
  value: string
  /** What the figure comes to for one of another. */
  note: string
  /** Per cent, against the week before; null where that had nothing of it. */
  trend: number | null
}

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** What an account did in its 30 days, in words (spec 3, section 9: money with two decimals, CTR with one). */
export function metricsInWords(
  { metrics, days }: SearchResults,
  currency: string,
): MetricInWords[] {
  const { impressions, clicks, cost, conversions, ctr, conversionRate } = metrics
  const trendOf = (pick: (day: SearchTrendDay) => number) => trendPercent(wholeDays(days).map(pick))
  const money = (amount: number) => moneyText(amount, currency)
  const { cpc, costPerConversion } = metrics
  return [
    {
      label: 'Impressions',
      value: count.format(impressions),
      note: `${count.format(Math.round(impressions / daysShown(days)))} a day`,
      trend: trendOf((day) => day.impressions),
    },
    {
      label: 'Clicks',
      value: count.format(clicks),
      note: `CTR ${rateText(ctr, impressions)}`,
      trend: trendOf((day) => day.clicks),
    },
    {
      label: 'Cost',
      value: money(cost),
      note: cpc === null ? 'CPC –' : `CPC ${money(cpc)}`,
      trend: trendOf((day) => day.cost),
    },
    {
      label: 'Conversions',
      value: count.format(conversions),
      note: [
        `${rateText(conversionRate, clicks)} of clicks`,
        ...(costPerConversion === null ? [] : [`${money(costPerConversion)} each`]),
      ].join(', '),
      trend: trendOf((day) => day.conversions),
    },
  ]
}

/**
 * Whether the account ran already when the week began that the last one is compared with. One that began within it has
 * a part of a week alone, which would make thousands of per cent.
 */
export function ranAsWeekBeforeBegan(days: readonly SearchTrendDay[]): boolean {
  return upToWeekBefore(wholeDays(days)).some(({ impressions }) => impressions > 0)
}

/** Without today, the last one, which is not over: set beside whole days it would always be a fall. */
function wholeDays(days: readonly SearchTrendDay[]): readonly SearchTrendDay[] {
  return days.slice(0, -1)
}

/** Since the first day on which anything was shown; one at least. */
function daysShown(days: readonly SearchTrendDay[]): number {
  const first = days.findIndex((day) => day.impressions > 0)
  return first === -1 ? 1 : days.length - first
}
