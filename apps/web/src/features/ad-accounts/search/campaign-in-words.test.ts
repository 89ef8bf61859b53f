import type { SearchCampaign } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { campaignInWords } from './campaign-in-words.ts'

const campaign: SearchCampaign = {
  id: 'c1',
  name: 'Summer',
  status: 'ENABLED',
  note: null,
  isEnded: false,
  currency: 'USD',
  budget: 20,
  totalBudget: null,
  startDate: '2031-05-01',
  endDate: null,
  finalUrl: null,
  impressions: 12_345,
  clicks: 160,
  ctr: 1.296,
  cost: 110.5,
}
const valuesOf = (change: Partial<SearchCampaign>) =>
  campaignInWords({ ...campaign, ...change }).map(({ value }) => value)

it('says what a campaign may spend, when, and what it did', () => {
  expect(valuesOf({})).toEqual([
    '$20.00 a day',
    'From May 1, 2031',
    '12,345',
    '160',
    '1.3%',
    '$110.50',
  ])
})

it('names the end where there is one, a total budget, and the currency of the account', () => {
  expect(valuesOf({ endDate: '2031-06-30', currency: 'EUR' }).slice(0, 2)).toEqual([
    '€20.00 a day',
    'May 1, 2031 – Jun 30, 2031',
  ])
  expect(valuesOf({ totalBudget: 200 })[0]).toBe('$200.00 in all (about $20.00 a day)')
  expect(valuesOf({ startDate: null, endDate: '2031-06-30' })[1]).toBe('Until Jun 30, 2031')
  expect(valuesOf({ startDate: null })[1]).toBe('Without an end')
})

it('has a dash for a rate of nothing', () => {
  expect(valuesOf({ impressions: 0, clicks: 0, ctr: 0, cost: 0 }).slice(2)).toEqual([
    '0',
    '0',
    '–',
    '$0.00',
  ])
})
