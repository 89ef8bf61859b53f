import type { SearchCampaign } from '@wildpath/contract'

import { formatShortDate } from '../../../lib/format-date.ts'
import { moneyText } from '../../../lib/money-text.ts'
import { budgetText } from '../budget-text.ts'
import { rateText } from '../rate-text.ts'

/** What a campaign may spend, when, and what it did in its last 30 days. */
export function campaignInWords(
  campaign: SearchCampaign,
): readonly { label: string; value: string }[] {
  const { currency, budget: dailyBudget, totalBudget, impressions, clicks, ctr, cost } = campaign
  const whole = new Intl.NumberFormat('en-US')
  return [
    { label: 'Budget', value: budgetText({ dailyBudget, totalBudget, currency }) },
    { label: 'Runs', value: runText(campaign) },
    { label: 'Impressions', value: whole.format(impressions) },
    { label: 'Clicks', value: whole.format(clicks) },
    { label: 'CTR', value: rateText(ctr, impressions) },
    { label: 'Cost', value: moneyText(cost, currency) },
  ]
}

function runText({ startDate, endDate }: SearchCampaign): string {
  const [start, end] = [startDate, endDate].map((day) => day && dayText(day))
  if (start && end) return `${start} – ${end}`
  if (start) return `From ${start}`
  return end ? `Until ${end}` : 'Without an end'
}

function dayText(day: string): string {
  return formatShortDate(`${day}T12:00:00`)
}
