import { type AdSchedule, alwaysSchedule, type WeekDay } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { demoResults } from './demo-results.ts'
import { editDemoBudget, listDatedBudgets, startToday } from './edit-demo-ad.ts'
import { partSchemas } from './kept-parts.ts'

// March 1, 2027 is a Monday.
const [first, last] = ['2027-03-01', '2027-03-14']
const audience = { ages: ['25-34' as const], gender: 'ALL' as const, interests: [], locations: [] }

function createAdset(schedule: AdSchedule) {
  const dates = { startDate: first, endDate: last }
  const budget = startToday({ dailyCents: 0, totalCents: 20_000, ...dates, schedule }, first)
  const ids = { key: 'k', name: 'Summer rafting', campaignId: 'c' }
  return partSchemas.adset.parse({ ...ids, audience, budget })
}

const on = (...days: WeekDay[]): AdSchedule => ({ ...alwaysSchedule, days })

function listSpendingDays(adset: ReturnType<typeof createAdset>): string[] {
  const runs = [{ from: Date.parse(`${first}T00:00:00Z`), to: null }]
  const { budget: dates } = adset
  const ad = { id: 'a', audience, dates, budgets: listDatedBudgets(adset), runs }
  const range = { from: first, to: last, nowMs: Date.parse('2027-03-20T00:00:00Z') }
  return demoResults(ad, range)
    .filter(({ spendCents }) => spendCents > 0)
    .map(({ day }) => day)
}

it('spends a total budget on the days of its schedule alone', () => {
  const adset = createAdset(on('MONDAY'))
  expect(adset.budget.dailyCents).toBe(10_000)
  expect(listSpendingDays(adset)).toEqual(['2027-03-01', '2027-03-08'])
})

it('keeps what was spent before the schedule was changed', () => {
  const nowMs = Date.parse('2027-03-03T00:00:00Z')
  const change = { schedule: on('FRIDAY') }
  const edited = editDemoBudget(createAdset(on('MONDAY')), change, { nowMs, spentCents: 10_000 })
  if ('refusal' in edited) throw new Error(edited.refusal)
  expect(edited.adset.changes).toMatchObject([{ dailyCents: 5_000 }])
  expect(listSpendingDays(edited.adset)).toEqual(['2027-03-01', '2027-03-05', '2027-03-12'])
})
