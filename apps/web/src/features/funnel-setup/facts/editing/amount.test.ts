import { describe, expect, it } from 'vitest'

import { readAmount } from './amount.ts'

describe('an amount', () => {
  it.each([
    ['79', 79],
    ['79.50', 79.5],
    ['79,5', 79.5],
    ['$1,299.50', 1299.5],
    ['1.299,50 €', 1299.5],
    ["1'299 CHF", 1299],
    ['1,299', 1299],
    ['USD 79', 79],
    ['0', 0],
  ])('is read from %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount)
  })

  it.each(['', 'free', '79-99', '-5', '7 or 8 people', '0.125', '1,29,50', '79.9999'])(
    'is not guessed from %j',
    (text) => {
      expect(readAmount(text)).toBeNull()
    },
  )
})
