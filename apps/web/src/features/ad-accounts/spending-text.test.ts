import { expect, it } from 'vitest'

import { moneyText } from '../../lib/money-text.ts'
import { spendingText } from './spending-text.ts'

const money = (amount: number) => moneyText(amount, 'USD')

it.each([
  [
    { dailyBudget: 20, startDate: '2031-05-01', endDate: null },
    '$20.00 a day from May 1, 2031 until you pause it',
  ],
  [
    { dailyBudget: 12.5, startDate: '2031-05-01', endDate: '2031-05-10' },
    '$12.50 a day from May 1, 2031 to May 10, 2031: $125.00 in all, over 10 days',
  ],
  [
    { dailyBudget: 5, startDate: '2031-05-01', endDate: '2031-05-01' },
    '$5.00 a day from May 1, 2031 to May 1, 2031: $5.00 in all, over 1 day',
  ],
  [
    { dailyBudget: 20, totalBudget: 100, startDate: '2031-05-01', endDate: '2031-05-10' },
    '$100.00 in all from May 1, 2031 to May 10, 2031: about $10.00 a day, over 10 days',
  ],
  [{ dailyBudget: Number.NaN, startDate: '', endDate: null }, '$0.00 a day'],
])('%o spends in words', (budget, text) => {
  expect(spendingText(budget, money)).toBe(text)
})
