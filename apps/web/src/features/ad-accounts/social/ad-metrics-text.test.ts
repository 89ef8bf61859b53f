import { expect, it } from 'vitest'

import { adMetricsText } from './ad-metrics-text.ts'

it('writes money with two decimals, CTR with one, and counts in thousands', () => {
  const metrics = { impressions: 12_345, clicks: 160, ctr: 1.296, spend: 110.5, conversions: 7 }
  const values = (currency: string) => adMetricsText(metrics, currency).map(({ value }) => value)
  expect(values('USD')).toEqual(['12,345', '160', '1.3%', '$110.50', '7'])
  expect(values('JPY')[3]).toBe('¥110.50')
})

it('has a dash for a rate of nothing', () => {
  const metrics = { impressions: 0, clicks: 0, ctr: 0, spend: 0, conversions: 0 }
  const values = adMetricsText(metrics, 'USD').map(({ value }) => value)
  expect(values).toEqual(['0', '0', '–', '$0.00', '0'])
})
