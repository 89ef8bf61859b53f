import { describe, expect, it } from 'vitest'

import {
  coverDays,
  getCountedDailyBudget,
  getRemainingDailyBudget,
  toTotalBudget,
} from './budget-kind.ts'

const daily = { dailyBudget: 20, totalBudget: null, startDate: '2031-05-01', endDate: null }
const place = { currency: 'USD', today: '2031-05-01' }

describe('a total budget', () => {
  it('defaults to the daily budget times the number of days', () => {
    expect(toTotalBudget({ ...daily, endDate: '2031-05-03' }, place)).toEqual({
      dailyBudget: 20,
      totalBudget: 60,
      endDate: '2031-05-03',
    })
  })

  it('defaults to one week if there is no end date', () => {
    expect(toTotalBudget(daily, place)).toMatchObject({ totalBudget: 140, endDate: '2031-05-07' })
  })

  it('replaces an invalid daily budget, since its field is hidden', () => {
    expect(toTotalBudget({ ...daily, dailyBudget: Number.NaN }, place)).toMatchObject({
      dailyBudget: 20,
      totalBudget: 140,
    })
  })

  it('counts as its average per day', () => {
    expect(getCountedDailyBudget(daily)).toBe(20)
    const total = { ...daily, totalBudget: 100, endDate: '2031-05-10' }
    expect(getCountedDailyBudget(total)).toBe(10)
    expect(getCountedDailyBudget({ ...total, endDate: null })).toBe(20)
  })

  it('comes to the minimum on each of its days', () => {
    const { check, error } = coverDays('USD')
    const total = { ...daily, totalBudget: 10, endDate: '2031-05-10' }
    expect(check(total)).toBe(true)
    expect(check({ ...total, totalBudget: 9 })).toBe(false)
    expect(error.message).toBe('Too low for this many days. The minimum is $1.00 a day')
  })
})

describe('getRemainingDailyBudget', () => {
  const total = { totalBudget: 100, startDate: '2031-05-01', endDate: '2031-05-10' }
  const at = (now: string, spent: number) => ({ spent, nowMs: Date.parse(now) })

  it('spreads the remaining budget over the remaining days', () => {
    expect(getRemainingDailyBudget(total, at('2031-05-09T00:00:00Z', 40))).toBe(30)
    expect(getRemainingDailyBudget(total, at('2031-04-01T00:00:00Z', 0))).toBe(10)
  })

  it('returns a daily budget unchanged', () => {
    expect(getRemainingDailyBudget(daily, at('2031-05-09T00:00:00Z', 40))).toBe(20)
  })
})
