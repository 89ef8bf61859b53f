import {
  type BusinessFacts,
  type Fact,
  noFacts,
  searchCampaignFieldsSchema,
} from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { keywordsOfBusiness } from './keywords-of-business.ts'

const info = {
  business_name: 'Blue Canyon Rafting',
  product_service: 'Half-day and full-day white-water rafting trips',
  target_customer: 'Families',
  main_offer: 'Half-day trip for $79 per person',
}
const basis = { id: 'a', source: 'answer', confidence: 'high', is_confirmed: false } as const
const offering = (value: Extract<Fact, { kind: 'offering' }>['value']): Fact => ({
  ...basis,
  kind: 'offering',
  value,
})
const withFacts = (...facts: Fact[]): BusinessFacts => ({ ...noFacts, facts })
const tour = offering({ name: 'Half-day trip (with lunch!)', place: 'on the Arkansas River' })
const address: Fact = {
  ...basis,
  kind: 'address',
  value: { locality: 'Salida', region: 'Colorado' },
}

describe('the keywords of a business', () => {
  it('are its activities with its places, its offerings and its name', () => {
    expect(
      keywordsOfBusiness({ business_info: info, business_facts: withFacts(tour, address) }),
    ).toEqual([
      'rafting arkansas river',
      'rafting salida',
      'rafting colorado',
      'half-day trip with lunch',
      'rafting near me',
      'book rafting',
      'blue canyon rafting',
      'rafting',
      'rafting prices',
    ])
  })

  it('name no place and nothing that is sold where nobody said so', () => {
    const doubtful = [tour, address].map((one) => ({ ...one, confidence: 'low' as const }))
    expect(
      keywordsOfBusiness({ business_info: info, business_facts: withFacts(...doubtful) }),
    ).toEqual([
      'rafting near me',
      'book rafting',
      'blue canyon rafting',
      'rafting',
      'rafting prices',
    ])
  })

  it('are what it sells in its own words where no activity is known', () => {
    const silent = { ...info, business_name: 'Åse & Søn', product_service: 'Stargazing nights' }
    const business = { ...silent, main_offer: 'Come' }
    expect(keywordsOfBusiness({ business_info: business, business_facts: noFacts })).toEqual([
      'åse søn',
      'stargazing nights',
    ])
  })

  it('are ten at most, each once, and as Google takes them', () => {
    const business = {
      ...info,
      product_service: 'Rafting, kayaking, canoeing, hiking, camping, climbing and fishing',
    }
    const long = offering({ name: 'one two three four five six seven eight nine ten eleven' })
    const keywords = keywordsOfBusiness({
      business_info: business,
      business_facts: withFacts(long, address, tour),
    })
    expect(keywords).toHaveLength(10)
    expect(new Set(keywords).size).toBe(10)
    expect(searchCampaignFieldsSchema.shape.keywords.safeParse(keywords).success).toBe(true)
  })
})
