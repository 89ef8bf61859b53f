import type { Industry } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { detectTrade } from './detect-trade.ts'

const pizza = {
  name: 'The Ember Wagon',
  product: 'Wood-fired pizza. eat wood-fired pizza from a 1962 horse box',
  lead: 'Wood-fired pizza. eat wood-fired pizza from a 1962 horse box',
}

it.each<Industry>(['restaurant', 'legal', 'finance', 'healthcare', 'real-estate', 'saas'])(
  'gives a business of the industry %s no outing for a word that came along',
  (industry) => {
    expect(detectTrade(pizza, industry).trade.isOutdoor).not.toBe(true)
  },
)

it('lets a kitchen that gathers its food do so', () => {
  const walk = { ...pizza, product: 'Foraging walks', lead: 'Foraging walks' }
  expect(detectTrade(walk, 'restaurant').trade.key).toBe('foraging')
})

it('takes climbing at a wall for no climbing on rock', () => {
  const at = (product: string) =>
    detectTrade({ name: 'Chalk Bouldering', product, lead: 'Climbing' }, 'climbing').trade.key
  expect(at('Day pass. bouldering wall in Leeds, two floors')).toBe('climbing-gym')
  expect(at('Climbing on the sandstone of the Peak')).toBe('rock-climbing')
})
