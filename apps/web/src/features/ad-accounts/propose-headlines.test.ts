import { type BusinessFacts, noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { proposeHeadlines, statesOffer } from './propose-headlines.ts'

const business_info = {
  business_name: 'Chalk & Crimp Climbing Gym',
  main_offer: 'Taster session for £25, shoes and harness included.',
}
const offering = (name: string, amount: number) => ({
  id: name,
  kind: 'offering',
  source: 'answer',
  confidence: 'high',
  is_confirmed: true,
  value: { name, price: { amount, currency: 'GBP', unit: 'person', is_from: false } },
})
const knowing = (...facts: object[]) => ({ ...noFacts, facts }) as BusinessFacts

describe('proposeHeadlines', () => {
  it('states the offer, without its conditions if they do not fit', () => {
    const business = { business_info, business_facts: knowing(offering('Evening climb', 12)) }
    expect(proposeHeadlines(business, 40)).toEqual([
      'Taster session for £25',
      'Evening climb: £12 per person',
      'Evening climb: £12',
      'Evening climb',
    ])
  })

  it('proposes neither a single word nor the name of the business', () => {
    const business_facts = knowing(offering('Visits', 9), offering('Chalk & Crimp Climbing Gym', 9))
    const silent = { ...business_info, main_offer: 'Visits' }
    const proposed = proposeHeadlines({ business_info: silent, business_facts }, 30)
    expect(proposed).not.toContain('Visits')
    expect(proposed).not.toContain('Chalk & Crimp Climbing Gym')
  })
})

describe('statesOffer', () => {
  it.each([
    ['Visits', false],
    ['chalk and crimp climbing gym', true],
    ['Chalk & Crimp Climbing Gym!', false],
    ['Raft the canyon', true],
  ])('%s: %s', (headline, expected) => {
    expect(statesOffer(headline, business_info)).toBe(expected)
  })
})
