import { describe, expect, it } from 'vitest'

import { type Industry, noFacts } from '@wildpath/contract'

import { knowBusiness } from './know-business.ts'

function goalsOf(productService: string, mainOffer: string, industry: Industry = 'other') {
  const { goal, visitorGoal } = knowBusiness({
    businessName: 'North',
    industry,
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

  it.each([
    ['flat hunting for people who move here', '950 flat fee', 'real-estate'],
    ['mobile notary public, I drive to you', '$25 a visit', 'legal'],
    ['house sitting and plant watering', '20 a day', 'other'],
    ['airport transfers and day tours', '40 per person', 'other'],
    ['drone filming of boats and yachts', '300 per day', 'agency'],
  ] as const)('takes nobody out with %s', (sold, price, industry) => {
    expect(goalsOf(sold, price, industry).visitorGoal).not.toBe('booking')
  })

  it.each([
    ['wood fired pizza for weddings', 'ask', 'restaurant', 'quote'],
    ['meal boxes delivered on mondays', '60 a box', 'restaurant', 'purchase'],
    ['hedge laying courses', '90 a day', 'education', 'lessons'],
    ['high ropes park, 6 courses', '£34', 'climbing', 'booking'],
    ['seeds and bulbs, a small shop', 'from 3', 'ecommerce', 'purchase'],
  ] as const)('knows what is wanted of %s', (sold, price, industry, goal) => {
    expect(goalsOf(sold, price, industry).goal).toBe(goal)
  })
})
