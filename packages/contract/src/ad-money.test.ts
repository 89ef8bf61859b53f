import { describe, expect, it } from 'vitest'

import {
  adBudgetLimitsOf,
  adCapLimitsOf,
  adMoneyScale,
  dailyBudgetSchema,
  dailyBudgetSchemaOf,
  dailyCapSchema,
  dailyCapSchemaOf,
} from './ad-money.ts'

const budgetRefusals = (currency: string, amount: number) =>
  messagesOf(dailyBudgetSchemaOf(currency).safeParse(amount))
const capRefusals = (currency: string, amount: number) =>
  messagesOf(dailyCapSchemaOf(currency).safeParse(amount))
const messagesOf = ({ error }: { error?: { issues: { message: string }[] } }) =>
  error?.issues.map(({ message }) => message) ?? []

describe('the money of ads', () => {
  it.each([
    ['USD', 1],
    ['EUR', 1],
    ['PLN', 1],
    ['SEK', 10],
    ['JPY', 100],
    ['INR', 100],
    ['KRW', 1_000],
    ['CLP', 1_000],
    ['COP', 10_000],
    ['IDR', 10_000],
    ['VND', 10_000],
    ['', 1],
    ['???', 1],
  ])('counts in %s by %i', (currency, scale) => {
    expect(adMoneyScale(currency)).toBe(scale)
  })

  it('has limits that are worth about the same in each currency', () => {
    expect(adBudgetLimitsOf('USD')).toEqual({ least: 1, most: 10_000, first: 20, step: 0.01 })
    expect(adCapLimitsOf('USD')).toEqual({ least: 1, most: 100_000, first: 100, step: 0.01 })
    expect(adBudgetLimitsOf('JPY')).toEqual({
      least: 100,
      most: 1_000_000,
      first: 2_000,
      step: 1,
    })
    expect(adCapLimitsOf('INR')).toEqual({
      least: 100,
      most: 10_000_000,
      first: 10_000,
      step: 0.01,
    })
    expect(adCapLimitsOf('')).toEqual(adCapLimitsOf('USD'))
  })

  it('says what is wrong with a budget in its own currency', () => {
    expect(budgetRefusals('USD', 0.5)).toEqual(['Minimum budget is $1'])
    expect(budgetRefusals('USD', 10_000.01)).toEqual(['Maximum budget is $10,000'])
    expect(budgetRefusals('USD', 20.005)).toEqual(['Please enter whole cents'])
    expect(budgetRefusals('EUR', 0.5)).toEqual(['Minimum budget is €1'])
    expect(budgetRefusals('JPY', 99)).toEqual(['Minimum budget is ¥100'])
    expect(budgetRefusals('JPY', 333.5)).toEqual(['Please enter a whole amount'])
    expect(budgetRefusals('TWD', 333.5)).toEqual(['Please enter a whole amount'])
    expect(budgetRefusals('KRW', 10_000_001)).toEqual(['Maximum budget is ₩10,000,000'])
    expect(budgetRefusals('', 0.5)).toEqual(['Minimum budget is 1'])
    for (const currency of ['JPY', 'INR', 'IDR', 'VND', 'USD']) {
      expect(budgetRefusals(currency, adBudgetLimitsOf(currency).first)).toEqual([])
    }
  })

  it('says what is wrong with a cap', () => {
    expect(capRefusals('USD', 0.5)).toEqual(['The least is $1'])
    expect(capRefusals('USD', 100_001)).toEqual(['The most is $100,000'])
    expect(capRefusals('IDR', 9_999)).toEqual(['The least is IDR\u00A010,000'])
    expect(capRefusals('', 0.5)).toEqual(['The least is 1'])
    expect(capRefusals('JPY', 10_000.5)).toEqual(['Please enter a whole amount'])
  })

  it('may be as much as in any currency where nobody knows yet which it is', () => {
    for (const currency of ['USD', 'VND', 'LBP']) {
      for (const amount of ['least', 'first', 'most'] as const) {
        expect(dailyBudgetSchema.safeParse(adBudgetLimitsOf(currency)[amount]).success).toBe(true)
        expect(dailyCapSchema.safeParse(adCapLimitsOf(currency)[amount]).success).toBe(true)
      }
    }
    expect(messagesOf(dailyBudgetSchema.safeParse(0.5))).toEqual(['Minimum budget is $1'])
    expect(messagesOf(dailyCapSchema.safeParse(0.5))).toEqual(['The least is $1'])
    expect(messagesOf(dailyBudgetSchema.safeParse(1e15))).toEqual(['This amount is too large'])
  })
})
