import { expect, it } from 'vitest'

import { budgetText } from './budget-text.ts'

it('formats a daily budget, and a total budget with its average', () => {
  const budget = { dailyBudget: 20, totalBudget: null, currency: 'USD' }
  expect(budgetText(budget)).toBe('$20.00 a day')
  expect(budgetText({ ...budget, totalBudget: 200 })).toBe('$200.00 in all (about $20.00 a day)')
})
