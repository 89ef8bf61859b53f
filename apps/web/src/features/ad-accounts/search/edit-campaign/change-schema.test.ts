import { describe, expect, it } from 'vitest'

import { changeSchemaOf } from './change-schema.ts'

type Changed = Parameters<typeof changeSchemaOf>[0]
const campaign: Changed = {
  startDate: '2031-05-01',
  currency: 'USD',
  budget: 20,
  totalBudget: null,
  endDate: '2031-06-01',
}

function refusalsOf(
  change: { dailyBudget?: number; totalBudget?: number | null; endDate?: string | null },
  maySpend: boolean,
  of = campaign,
) {
  const { budget: dailyBudget, totalBudget, endDate } = of
  const asked = { name: 'Rafting', dailyBudget, totalBudget, endDate, ...change }
  const read = changeSchemaOf(of, maySpend).safeParse(asked)
  return read.error?.issues.map(({ message }) => message) ?? []
}

describe('a change of a campaign', () => {
  it.each([{ dailyBudget: 30 }, { endDate: '2031-07-01' }, { endDate: null }])(
    'may be %o with a plan',
    (change) => {
      expect(refusalsOf(change, true)).toEqual([])
    },
  )

  it.each([{}, { dailyBudget: 10 }, { endDate: '2031-05-20' }])(
    'may be %o without a plan',
    (change) => {
      expect(refusalsOf(change, false)).toEqual([])
    },
  )

  it('makes nothing dearer or longer without a plan', () => {
    expect(refusalsOf({ dailyBudget: 20.5 }, false)).toEqual([
      'Without a plan, you can only lower the budget',
    ])
    for (const endDate of ['2031-06-02', null]) {
      expect(refusalsOf({ endDate }, false)).toEqual([
        'Without a plan, you can only choose an earlier end date',
      ])
    }
  })

  it('has a budget that fits its currency, or the one that it had', () => {
    const inYen = { ...campaign, currency: 'JPY', budget: 50 }
    expect(refusalsOf({}, true, inYen)).toEqual([])
    expect(refusalsOf({ endDate: '2031-05-20' }, false, inYen)).toEqual([])
    expect(refusalsOf({ dailyBudget: 0.5 }, true, inYen)).toContain('Minimum budget is ¥100')
    expect(refusalsOf({ dailyBudget: 333.5 }, true, inYen)).toEqual(['Please enter a whole amount'])
    expect(refusalsOf({ dailyBudget: Number.NaN }, true, inYen)).toEqual([
      'Daily budget is required',
    ])
    expect(refusalsOf({ dailyBudget: 0.5 }, true)).toEqual(['Minimum budget is $1'])
  })

  it('keeps a total budget within its limits, with an end date', () => {
    const total = { ...campaign, totalBudget: 600 }
    expect(refusalsOf({ totalBudget: 700, endDate: '2031-07-01' }, true, total)).toEqual([])
    expect(refusalsOf({ totalBudget: 0.5 }, true, total)).toEqual(['Minimum budget is $1'])
    expect(refusalsOf({ totalBudget: Number.NaN }, true, total)).toEqual([
      'Total budget is required',
    ])
    expect(refusalsOf({ endDate: null }, true, total)).toEqual(['A total budget needs an end date'])
    expect(refusalsOf({ totalBudget: 500, endDate: '2031-05-20' }, false, total)).toEqual([])
    expect(refusalsOf({ totalBudget: 601 }, false, total)).toEqual([
      'Without a plan, you can only lower the budget',
    ])
  })

  it('does not end before it starts', () => {
    expect(refusalsOf({ endDate: '2031-04-30' }, true)).toEqual([
      'The end date is before the start date',
    ])
  })
})
