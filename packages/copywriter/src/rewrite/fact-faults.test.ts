import { noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { factFaults } from './fact-faults.ts'

const brief = {
  businessName: 'Blue Canyon Rafting',
  industry: 'outdoor-adventure',
  productService: 'Half-day rafting trips with certified guides',
  mainOffer: 'Half-day trip for $79 per person, from age 8',
  targetCustomer: 'Families who visit the canyon in summer',
  brandTone: 'friendly',
  facts: noFacts,
} as const

const faults = (before: string, after: string) =>
  factFaults({ before, after }, { brief, section: before })

describe('factFaults', () => {
  it.for([
    ['Trips for $79 on Saturday', 'On Saturday we go for $79'],
    ['Two hours with Anna and lunch', 'Lunch and 2 hours with Anna'],
    ['A calm day out', 'A calm day for children from age 8'],
    ['Write to ana@canyon.example', 'Just write to ana@canyon.example.'],
    ['You may come along', 'Come along'],
  ] as const)('finds none where everything is kept: %s', ([before, after]) => {
    expect(faults(before, after)).toEqual([])
  })

  it.for([
    ['Trips for $79', 'Trips at a fair price', '$79 is missing'],
    ['Trips for $79', 'Trips for €79', '$79 is missing'],
    ['Trips for $79', 'Trips for $69', 'nobody said $69'],
    ['A calm day out', 'A calm day for 12 people', 'nobody said 12 people'],
    ['A calm day out', 'A calm day out for $79', 'nobody said $79'],
    ['Every Saturday we go', 'Every week we go', 'saturday is missing'],
    ['Trips all summer', 'Trips from May to June, all in June', 'nobody said june'],
    ['Lunch with Anna at noon', 'Lunch with us at noon', 'anna is missing'],
    ['About Blue Canyon Rafting', 'About us', 'blue canyon rafting is missing'],
    ['Write to ana@canyon.example', 'Write to us', 'ana@canyon.example is missing'],
    ['A calm day out', 'See https://evil.example today', 'nobody said https://evil.example'],
    ['A calm day out', 'An award-winning day out', 'nobody said award'],
    ['A calm day out', 'The best day of the canyon', 'nobody said The best'],
    ['A calm day out', 'A <b>calm</b> day out', 'it holds markup'],
    ['A calm day out', ' ', 'the text is empty'],
    ['A calm day out', 'calm '.repeat(100), 'the text is too long'],
  ] as const)('of %s as %s says: %s', ([before, after, fault]) => {
    expect(faults(before, after)).toContain(fault)
  })

  it('reads hostile texts to their end', { timeout: 120_000 }, () => {
    const hostile = ['@'.repeat(20_000), '9'.repeat(20_000), '“'.repeat(20_000), 'A'.repeat(20_000)]
    expect(hostile.map((text) => faults(text, text))).toEqual([[], [], [], []])
  })
})
