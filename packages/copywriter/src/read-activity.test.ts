import { describe, expect, it } from 'vitest'

import { readActivity } from './read-activity.ts'

const brief = {
  businessName: 'North',
  industry: 'other',
  productService: 'Guided sea kayak tours along the cliffs',
  mainOffer: 'First hour free',
  targetCustomer: 'People on holiday',
  brandTone: 'friendly',
} as const

describe('readActivity', () => {
  it('says what an outdoor business does', () => {
    expect(readActivity(brief)).toContain('kayaking')
  })

  it('goes by what is sold and not by what it is called after', () => {
    const husky = { ...brief, productService: 'Husky safaris with your own dog sled' }
    expect(readActivity(husky)).toContain('dog sledding')
  })

  it('knows that a dentist is not outdoors, also one who speaks of mountains', () => {
    const dentist = {
      ...brief,
      industry: 'healthcare',
      productService: 'Dentist for climbers and skiers in town',
    } as const
    expect(readActivity(dentist)).toBeNull()
  })

  it('says nothing where the words say nothing', () => {
    const vague = { ...brief, productService: 'We do things together' }
    expect(readActivity(vague)).toBeUndefined()
  })
})
