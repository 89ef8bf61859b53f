import { type BusinessFacts, noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { audienceOfBusiness } from './audience-of-business.ts'

const info = {
  product_service: 'Guided whitewater rafting trips and riverside camping',
  target_customer: 'Families with teenagers and retired couples',
  main_offer: 'Half-day trip for $79',
}
const address: BusinessFacts['facts'][number] = {
  id: 'a',
  kind: 'address',
  source: 'owner',
  confidence: 'high',
  is_confirmed: true,
  value: { street: '1 River Road', locality: 'Salida', region: 'Colorado' },
}

describe('the audience of a business', () => {
  it('is what its answers and facts say', () => {
    const facts: BusinessFacts = { ...noFacts, facts: [address] }
    expect(audienceOfBusiness({ business_info: info, business_facts: facts })).toEqual({
      ages: ['25-34', '35-44', '45-54', '55-64', '65+'],
      interests: ['Rafting', 'Camping'],
    })
  })

  it('is the usual one where they say nothing', () => {
    const silent = { product_service: 'Trips', target_customer: 'Everybody', main_offer: 'Come' }
    expect(audienceOfBusiness({ business_info: silent, business_facts: noFacts })).toEqual({
      ages: ['18-24', '25-34', '35-44'],
      interests: [],
    })
  })

  it('has no gap in its ages', () => {
    const mixed = { ...info, target_customer: 'Students and seniors' }
    expect(audienceOfBusiness({ business_info: mixed, business_facts: noFacts }).ages).toEqual([
      '18-24',
      '25-34',
      '35-44',
      '45-54',
      '55-64',
      '65+',
    ])
  })
})
