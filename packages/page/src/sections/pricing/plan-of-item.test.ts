import { describe, expect, it } from 'vitest'

import { pricingModel } from './pricing-model.ts'
import { planOfItem, samplePrice } from './plan-of-item.ts'

const read = (item: object, place = { index: 0, count: 3 }) =>
  planOfItem(pricingModel.item.parse(item), place)

describe('planOfItem', () => {
  it('reads the first dollar amount as the monthly price and the other parts as features', () => {
    expect(read({ title: 'Basic', description: '$49, guide, lunch' })).toEqual({
      title: 'Basic',
      isPopular: false,
      isStatedPopular: false,
      price: { amount: '$49', period: 'per month' },
      summary: '',
      features: ['guide', 'lunch'],
      buttonText: 'Choose Plan',
    })
  })

  it.each([
    ['$1,299.50, boat, guide', '$1,299.50', 'per month', ['boat', 'guide']],
    ['$49/month, lunch', '$49', 'per month', ['lunch']],
    ['From $49 per person, lunch', '$49', 'per person', ['lunch']],
    ['Guide, $ 20, then $30', '$ 20', 'per month', ['Guide', 'then $30']],
    ['Lunch for $12 extra, guide', '$12', 'per month', ['Lunch for $12 extra', 'guide']],
  ])('reads %j', (description, amount, period, features) => {
    const plan = read({ description })
    expect(plan.price).toEqual({ amount, period })
    expect(plan.features).toEqual(features)
  })

  it('invents no price', () => {
    expect(read({ description: 'guide, lunch' })).toMatchObject({
      price: null,
      features: ['guide', 'lunch'],
    })
    expect(read({ description: '49 euros' }).price).toBeNull()
  })

  it('takes price, period and features that stand on their own as they are', () => {
    const item = { price: '€80', period: '/day', features: ['Boat', ' '], description: 'For two' }
    expect(read(item)).toMatchObject({
      price: { amount: '€80', period: 'per day' },
      features: ['Boat'],
      summary: 'For two',
    })
    expect(read({ price: '80' }).price).toEqual({ amount: '80', period: '' })
  })

  it('recommends the middle one, and any whose title says popular', () => {
    const isPopular = (title: string, index: number, count: number) =>
      read({ title }, { index, count }).isPopular
    expect([0, 1, 2].map((index) => isPopular('Plan', index, 3))).toEqual([false, true, false])
    expect([0, 1].map((index) => isPopular('Plan', index, 2))).toEqual([false, false])
    expect(isPopular('Plan', 0, 1)).toBe(false)
    expect(isPopular('Our POPULAR trip', 2, 3)).toBe(true)
    expect(read({ popular: false }, { index: 1, count: 3 }).isPopular).toBe(false)
    expect(read({ popular: true }).isPopular).toBe(true)
  })

  it('takes a plan for the most popular one only if the owner says so', () => {
    const isStated = (item: object) => read(item, { index: 1, count: 3 }).isStatedPopular
    expect(isStated({ title: 'Plan' })).toBe(false)
    expect(isStated({ title: 'Our POPULAR trip' })).toBe(true)
    expect(isStated({ title: 'Our popular trip', popular: false })).toBe(false)
    expect(isStated({ popular: true })).toBe(true)
  })

  it('says what to press', () => {
    expect(read({}, { index: 1, count: 3 }).buttonText).toBe('Get Started')
    expect(read({}).buttonText).toBe('Choose Plan')
    expect(read({ buttonText: 'Reserve' }).buttonText).toBe('Reserve')
  })
})

describe('samplePrice', () => {
  it('is its position times 9.99', () => {
    expect([0, 1, 2].map((index) => samplePrice(index).amount)).toEqual([
      '$9.99',
      '$19.98',
      '$29.97',
    ])
  })
})
