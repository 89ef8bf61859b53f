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

describe('the proposed keywords of a business', () => {
  it('combine its activities with places and intents, and include its offerings and its name', () => {
    const business = { business_info: info, business_facts: withFacts(tour, address) }
    expect(keywordsOfBusiness(business)).toEqual([
      'white-water rafting arkansas river',
      'white-water rafting salida',
      'white-water rafting colorado',
      'white-water rafting trips arkansas river',
      'white-water rafting tours arkansas river',
      'half-day trip with lunch arkansas river',
      'white-water rafting near me',
      'white-water rafting trips near me',
      'white-water rafting tours near me',
      'book white-water rafting trips',
      'book white-water rafting tours',
      'best white-water rafting near me',
      'white-water rafting prices near me',
      'white-water rafting trips prices',
      'white-water rafting tours prices',
      'blue canyon rafting',
    ])
  })

  it('fit a climbing hall', () => {
    const business_info = {
      ...info,
      business_name: 'Chalk & Crimp Climbing Gym',
      product_service: 'Indoor bouldering and top-rope climbing hall in Bristol',
      main_offer: 'Taster session for £25',
    }
    const keywords = keywordsOfBusiness({ business_info, business_facts: noFacts })
    expect(keywords).toContain('indoor climbing bristol')
    expect(keywords).toContain('indoor climbing sessions near me')
  })

  it("use a via ferrata guide's activity, not the platforms' interest", () => {
    const business_info = {
      ...info,
      business_name: 'Ferrata Bovec',
      product_service: 'Guided via ferrata climbs in the Soča Valley',
      main_offer: 'Half-day beginner via ferrata for €75 per person',
    }
    const keywords = keywordsOfBusiness({ business_info, business_facts: noFacts })
    expect(keywords).toContain('via ferrata tours soča valley')
    expect(keywords.filter((one) => !one.includes('ferrata'))).toEqual([])
    expect(keywords.join(' ')).not.toMatch(/climbing|lessons|courses/)
  })

  it.each([
    ['with facts', withFacts(tour, address)],
    ['without facts', noFacts],
  ])('are between 10 and 20, and none is a single word, %s', (_, business_facts) => {
    const product_service = 'Rafting, kayaking, canoeing, hiking, camping, climbing and fishing'
    for (const business_info of [info, { ...info, product_service }]) {
      const keywords = keywordsOfBusiness({ business_info, business_facts })
      expect(keywords.length).toBeGreaterThanOrEqual(10)
      expect(keywords.length).toBeLessThanOrEqual(20)
      expect(new Set(keywords).size).toBe(keywords.length)
      expect(keywords.filter((keyword) => !keyword.includes(' '))).toEqual([])
      expect(searchCampaignFieldsSchema.shape.keywords.safeParse(keywords).success).toBe(true)
    }
  })

  it('name no place if facts about it are doubtful', () => {
    const doubtful = [tour, address].map((one) => ({ ...one, confidence: 'low' as const }))
    const business = { business_info: info, business_facts: withFacts(...doubtful) }
    expect(keywordsOfBusiness(business).join(' ')).not.toMatch(/salida|arkansas|colorado/)
  })

  it('use the words of the owner if no activity is known', () => {
    const silent = { ...info, business_name: 'Åse & Søn', product_service: 'Lantern nights' }
    const business = { ...silent, main_offer: 'Come' }
    expect(keywordsOfBusiness({ business_info: business, business_facts: noFacts })).toEqual([
      'lantern nights',
      'åse søn',
    ])
  })
})
