import type { AdMetrics } from '@wildpath/contract'

import { moneyText } from '../../../lib/money-text.ts'
import { rateText } from '../rate-text.ts'

/** Spec 3, section 9: money with two decimals, CTR with one. */
export function adMetricsText(
  metrics: AdMetrics,
  currency: string,
): readonly { label: string; value: string }[] {
  const whole = new Intl.NumberFormat('en-US')
  return [
    { label: 'Impressions', value: whole.format(metrics.impressions) },
    { label: 'Clicks', value: whole.format(metrics.clicks) },
    { label: 'CTR', value: rateText(metrics.ctr, metrics.impressions) },
    { label: 'Spend', value: moneyText(metrics.spend, currency) },
    { label: 'Conversions', value: whole.format(metrics.conversions) },
  ]
}
