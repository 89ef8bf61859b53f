import { searchMetricsOf, type SearchTrendDay } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { metricsInWords, ranAsWeekBeforeBegan } from './metrics-in-words.ts'

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
  // Today has hardly begun, and counts for the sums alone.
  const today = day({ impressions: 50, clicks: 1 })
  expect(metricsInWords(resultsOf([...before, ...now, today]), 'USD')).toEqual([
    { label: 'Impressions', value: '1,800', note: '120 a day', trend: 50 },
    { label: 'Clicks', value: '57', note: 'CTR 3.2%', trend: 0 },
    { label: 'Cost', value: '$63.00', note: 'CPC $1.11', trend: -50 },
    // Of nothing there are no per cent.
    { label: 'Conversions', value: '3.5', note: '6.1% of clicks, $18.00 each', trend: null },
  ])
})

it('compares what ran when the week before the last began, whatever today brought', () => {
  const days = (count: number, values: Partial<SearchTrendDay>) =>
    Array.from({ length: count }, () => day(values))
  const firstWeek = [...days(22, {}), ...days(8, { impressions: 90, clicks: 2, cost: 4 })]
  const later = (passed: number) => [...firstWeek.slice(passed), ...days(passed, {})]
  expect(ranAsWeekBeforeBegan(firstWeek)).toBe(false)
  // One day of a week before would make thousands of per cent.
  expect(ranAsWeekBeforeBegan(later(1))).toBe(false)
  expect(ranAsWeekBeforeBegan(later(6))).toBe(false)
  expect(ranAsWeekBeforeBegan(later(7))).toBe(true)
  expect(ranAsWeekBeforeBegan([])).toBe(false)
})

it('compares the averages of two weeks although nothing was shown on some days of them', () => {
  const shown = (count: number, impressions = 90) =>
    Array.from({ length: count }, () => day({ impressions }))
  const [none, today] = [day({}), day({ impressions: 5 })]
  // The week before has a day of nothing: its first, one in the middle, its last.
  for (const before of [
    [none, ...shown(6)],
    [...shown(3), none, ...shown(3)],
    [...shown(6), none],
  ]) {
    const days = [...shown(15), ...before, ...shown(7), today]
    expect(ranAsWeekBeforeBegan(days)).toBe(true)
    // 90 a day beside 540 in 7 days.
    expect(metricsInWords(resultsOf(days), 'USD')[0]?.trend).toBeCloseTo(16.67, 2)
  }
})

it('compares with nothing at all where the account ran earlier', () => {
  const none = (count: number) => Array.from({ length: count }, () => day({}))
  const again = [
    day({ impressions: 9 }),
    ...none(21),
    ...Array.from({ length: 8 }, () => day({ impressions: 90 })),
  ]
  expect(ranAsWeekBeforeBegan(again)).toBe(true)
  expect(metricsInWords(resultsOf(again), 'USD')[0]?.trend).toBeNull()
})

it('does not compare what began within the week before', () => {
  const began = [
    day({ impressions: 9 }),
    ...Array.from({ length: 13 }, () => day({ impressions: 90 })),
  ]
  const none = Array.from({ length: 16 }, () => day({}))
  // On its second day.
  expect(ranAsWeekBeforeBegan([...none, ...began])).toBe(false)
  // On its first, or before.
  expect(ranAsWeekBeforeBegan([...none.slice(1), ...began, day({})])).toBe(true)
  expect(ranAsWeekBeforeBegan([...none.slice(2), ...began, day({}), day({})])).toBe(true)
})

it('spreads impressions over the days since the first that had any', () => {
  const days = [day({}), day({}), day({ impressions: 90 }), day({}), day({ impressions: 30 })]
  expect(metricsInWords(resultsOf(days), 'USD')[0]?.note).toBe('40 a day')
})

it('has a dash where there is nothing to divide by', () => {
  const notes = metricsInWords(resultsOf([day({})]), 'EUR').map(({ note }) => note)
  expect(notes.slice(1)).toEqual(['CTR –', 'CPC –', '– of clicks'])
})
