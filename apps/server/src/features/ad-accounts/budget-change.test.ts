import { alwaysSchedule, endOfDay } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { checkBudgetChange, type CurrentBudget, planBudgetChange } from './budget-change.ts'

const daily: CurrentBudget = {
  dailyBudget: 20,
  totalBudget: null,
  startDate: '2031-05-01',
  endDate: '2031-05-10',
  currency: 'USD',
}
const total = { ...daily, totalBudget: 200 }
// Thursday, May 1 to Saturday, May 10.
const remainingRun = {
  from: '2031-05-01 00:00',
  to: endOfDay('2031-05-10'),
  schedule: alwaysSchedule,
  isFirstDayWhole: false,
}
const before = { dailyCents: 2000, remainingRun }
const mondays = { ...alwaysSchedule, days: ['MONDAY' as const] }
const as = { code: 'search-campaign-refused', noun: 'A campaign' } as const

describe('a change of a budget', () => {
  it.each([
    [daily, { totalBudget: 300 }, 'A campaign keeps the kind of budget'],
    [total, { dailyBudget: 20 }, 'A campaign keeps the kind of budget'],
    [total, { endDate: null }, 'A total budget needs an end date'],
    [total, { endDate: '2031-04-30' }, 'The end date is before the start date'],
  ])('of %o to %o is refused', (current, change, message) => {
    expect(checkBudgetChange(current, change, as)).toMatchObject({
      ok: false,
      error: { code: 'search-campaign-refused', message: expect.stringContaining(message) },
    })
  })

  it('has to fit the currency, unless the amount stays', () => {
    const odd = { ...daily, dailyBudget: 0.5 }
    expect(checkBudgetChange(odd, { dailyBudget: 0.5 }, as)).toMatchObject({ ok: true })
    expect(checkBudgetChange(odd, { dailyBudget: 0.6 }, as)).toMatchObject({ ok: false })
    expect(checkBudgetChange(total, { totalBudget: 2_000_000 }, as)).toMatchObject({ ok: false })
  })

  it.each([
    [daily, { dailyBudget: 25 }, { budgetCents: 2500, isDearer: true, needsPlan: true }],
    [daily, { endDate: '2031-05-05' }, { budgetCents: 2000, isDearer: false, needsPlan: false }],
    [daily, { endDate: null }, { budgetCents: 2000, isLater: true, needsPlan: true }],
    [total, { totalBudget: 300 }, { budgetCents: 3000, isDearer: true, needsPlan: true }],
    [total, { totalBudget: 100 }, { budgetCents: 1000, isDearer: false, needsPlan: false }],
    // The same money on fewer days asks the cap, and no plan.
    [total, { endDate: '2031-05-05' }, { budgetCents: 4000, isDearer: true, needsPlan: false }],
    [total, { schedule: mondays }, { budgetCents: 20_000, isDearer: true, needsPlan: false }],
    [daily, { schedule: mondays }, { budgetCents: 2000, isDearer: false, needsPlan: false }],
    [
      total,
      { totalBudget: 300, endDate: '2031-05-20' },
      { budgetCents: 1500, isDearer: false, isLater: true, needsPlan: true },
    ],
  ])('of %o to %o counts per day', (current, change, plan) => {
    expect(planBudgetChange(current, change, before)).toMatchObject(plan)
  })

  it.each([
    // $40 remain for two days.
    [{ totalBudget: 300 }, { dailyCents: 2000, from: '2031-05-09 00:00' }, 7000],
    [{ endDate: '2031-05-12' }, { dailyCents: 2000, from: '2031-05-09 00:00' }, 1000],
    [{ endDate: '2031-05-09' }, { dailyCents: 2000, from: '2031-05-09 00:00' }, 4000],
    // The run has ended. The new end date adds two days, but one has already passed.
    [
      { totalBudget: 220, endDate: '2031-05-12' },
      { dailyCents: 1000, from: '2031-05-12 00:00' },
      3000,
    ],
    // On the last day, all of the rest can be spent.
    [{ totalBudget: 210 }, { dailyCents: 1000, from: '2031-05-10 18:00' }, 2000],
    [{ totalBudget: 100 }, { dailyCents: 1000, from: '2031-05-09 00:00' }, 0],
    // An unchanged budget is not rounded up again.
    [
      { totalBudget: 200, endDate: '2031-05-10' },
      { dailyCents: 1002, from: '2031-05-07 21:36' },
      1002,
    ],
  ])(
    'of %o with the rest %o is spread over the remaining days',
    (change, { dailyCents, from }, budgetCents) => {
      const rest = { dailyCents, remainingRun: { ...remainingRun, from } }
      expect(planBudgetChange(total, change, rest)).toMatchObject({ budgetCents })
    },
  )
})
