import { describe, expect, it } from 'vitest'

import { noFacts } from '@wildpath/contract'

import { knowBusiness } from './know-business.ts'

function goalsOf(productService: string, mainOffer: string) {
  const { goal, visitorGoal } = knowBusiness({
    businessName: 'North',
    industry: 'other',
    productService,
    mainOffer,
    targetCustomer: 'people round here',
    brandTone: 'friendly',
    facts: noFacts,
  })
  return { goal, visitorGoal }
}

describe('what a visitor wants', () => {
  it.each([
    ['Chimney sweeping', '90 euro per flue'],
    ['Piano tuning', '£75 a tuning'],
    ['Window cleaning', '£12 for a small house'],
  ])('asks for a day where %s costs %s', (sold, price) => {
    expect(goalsOf(sold, price)).toEqual({ goal: 'booking', visitorGoal: 'appointment' })
  })

  it.each([
    ['Roof repairs', 'free quote'],
    ['House removals', '£55 per hour'],
    ['Websites', 'from 900 €'],
  ])('asks what %s would cost, with %s', (sold, price) => {
    expect(goalsOf(sold, price).goal).toBe('quote')
  })
})
