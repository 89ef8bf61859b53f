import { describe, expect, it } from 'vitest'

import { findSoldPlan, planOfPrice, plans, plansAbove, priceText, shownPlanKeys } from './plans.ts'

describe('the plan catalogue', () => {
  it('sells two plans, by their names and by their old ones', () => {
    expect(findSoldPlan('explorer')).toBe('explorer')
    expect(findSoldPlan('pro')).toBe('explorer')
    expect(findSoldPlan('agency')).toBe('expedition-leader')
    const unsold = ['free', 'admin', 'foo', '', 'Explorer', 'constructor', null, undefined]
    expect(unsold.filter((name) => findSoldPlan(name) !== null)).toEqual([])
  })

  it('finds the plan of a price, and free for a price nobody knows', () => {
    expect(planOfPrice('explorer-monthly')).toBe('explorer')
    expect(planOfPrice('expedition-leader-monthly')).toBe('expedition-leader')
    expect(planOfPrice('price_of_yesterday')).toBe('free')
    expect(planOfPrice('base-camp-monthly')).toBe('free')
  })

  it('lists what the specification lists, and on Base Camp what every plan has', () => {
    const counts = shownPlanKeys.map((key) => [plans[key].label, plans[key].features.length])
    expect(counts).toEqual([
      ['Base Camp', 9],
      ['Explorer', 12],
      ['Expedition Leader', 9],
    ])
  })

  it('says what a feature covers where its name alone promises more', () => {
    const details = plans.explorer.features.map(({ name, detail }) => [name, detail])
    expect(details).toContainEqual(['No watermark', 'in exported HTML'])
    expect(details).toContainEqual(['Follow-ups', '(in every plan)'])
    expect(details).toContainEqual(['Custom branding', '(in every plan)'])
  })

  it('names pictures and ads after them, since a plan is offered for them', () => {
    const names = plans.explorer.features.map(({ name }) => name)
    expect(names.slice(-3)).toEqual([
      'API access',
      'Pictures for ads',
      'Ads on Facebook and Google',
    ])
  })

  it('offers what lies above a plan', () => {
    expect(plansAbove('free')).toEqual(['explorer', 'expedition-leader'])
    expect(plansAbove('explorer')).toEqual(['expedition-leader'])
    expect(plansAbove('expedition-leader')).toEqual([])
    expect(plansAbove('admin')).toEqual([])
  })

  it('writes prices as people do', () => {
    expect([2999, 0, 10000, -1450, 123456].map(priceText)).toEqual([
      '$29.99',
      '$0',
      '$100.00',
      '-$14.50',
      '$1,234.56',
    ])
  })
})
