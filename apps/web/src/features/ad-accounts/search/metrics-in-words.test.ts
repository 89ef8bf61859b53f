import { searchMetricsOf, type SearchTrendDay } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { metricsInWords } from './metrics-in-words.ts'

const day = (values: Partial<SearchTrendDay>): SearchTrendDay => ({
  date: '2031-05-01',
  impressions: 0,
  clicks: 0,
  cost: 0,
  conversions: 0,
  ...values,
})
const resultsOf = (days: SearchTrendDay[]) => ({ metrics: searchMetricsOf(days), days })

it('says what an account did, and how its last week compares', () => {
  const before = Array.from({ length: 7 }, () => day({ impressions: 100, clicks: 4, cost: 6 }))
  const now = Array.from({ length: 7 }, () =>
    day({ impressions: 150, clicks: 4, cost: 3, conversions: 0.5 }),
  )
  expect(metricsInWords(resultsOf([...before, ...now]), 'USD')).toEqual([
    { label: 'Impressions', value: '1,750', note: '125 a day', trend: 50 },
    { label: 'Clicks', value: '56', note: 'CTR 3.2%', trend: 0 },
    { label: 'Cost', value: '$63.00', note: 'CPC $1.13', trend: -50 },
    { label: 'Conversions', value: '3.5', note: '6.3% of clicks, $18.00 each', trend: 100 },
  ])
})

it('spreads impressions over the days since the first that had any', () => {
  const days = [day({}), day({}), day({ impressions: 90 }), day({}), day({ impressions: 30 })]
  expect(metricsInWords(resultsOf(days), 'USD')[0]?.note).toBe('40 a day')
})

it('has a dash where there is nothing to divide by', () => {
  const notes = metricsInWords(resultsOf([day({})]), 'EUR').map(({ note }) => note)
  expect(notes.slice(1)).toEqual(['CTR 0.0%', 'CPC –', '0.0% of clicks'])
})
