import { describe, expect, it } from 'vitest'

import { planFacts, plansAbove, priceText } from './plan-facts.ts'

describe('plansAbove', () => {
  it('offers both paid plans to free accounts, Explorer first', () => {
    expect(plansAbove('free')).toEqual(['explorer', 'expedition-leader'])
  })

  it('offers Explorer accounts the plan above', () => {
    expect(plansAbove('explorer')).toEqual(['expedition-leader'])
  })

  it.each(['expedition-leader', 'admin'] as const)('offers nothing to %s', (plan) => {
    expect(plansAbove(plan)).toEqual([])
  })
})

describe('a plan in words', () => {
  it('names the price of the catalogue', () => {
    expect([priceText('explorer'), priceText('expedition-leader')]).toEqual(['$29.99', '$129.99'])
  })

  it('says which plan takes the badge away', () => {
    expect(planFacts('explorer')).toContain('Public pages carry the ‘Made with’ badge')
    expect(planFacts('expedition-leader')).toContain('Public pages without the ‘Made with’ badge')
  })
})
