import { describe, expect, it } from 'vitest'

import { namesPrice } from './example-prices.ts'

describe('namesPrice', () => {
  it.for([
    'Half-day trip for $79 per person',
    'from 45 € a head',
    'Day pass 28€',
    'CHF 120 for two',
    '90 dollars',
    'Boats: 45 per hour, helmets included',
    '120 pp',
  ])('finds a price in %s', (text) => {
    expect(namesPrice(['Rafting', text])).toBe(true)
  })

  it.for(['Half-day trips with lunch', 'Groups of 8, from age 7', '3 hours on the river', ''])(
    'finds none in %s',
    (text) => {
      expect(namesPrice([text])).toBe(false)
    },
  )
})
