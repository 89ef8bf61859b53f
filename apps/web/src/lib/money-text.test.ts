import { describe, expect, it } from 'vitest'

import { moneyText } from './money-text.ts'

describe('money', () => {
  it('has two decimals, in the currency of the account', () => {
    expect(moneyText(1234.5, 'USD')).toBe('$1,234.50')
    expect(moneyText(20, 'EUR')).toBe('€20.00')
  })

  it('is a number where nobody knows the currency', () => {
    expect(moneyText(20, 'US')).toBe('20.00')
    expect(moneyText(20, '')).toBe('20.00')
  })
})
