import { describe, expect, it } from 'vitest'

import { pageThemes } from '../document/page-plan.ts'
import { planPage } from './plan-page.ts'

describe('planPage', () => {
  const themeOf = (words: string, tone: string, goal?: 'stay') =>
    planPage({ words, tone, goal }).theme

  it('uses all six themes for businesses that differ', () => {
    const chosen = [
      themeOf('guided rafting on a gentle river', 'caring'),
      themeOf('alpine climbing on the summit', 'professional'),
      themeOf('surf lessons on the beach', 'fun'),
      themeOf('mountain lodge with sauna', 'luxury', 'stay'),
      themeOf('northern lights tours by night', 'bold'),
      themeOf('zip-line park in the forest', 'fun'),
    ]
    expect(new Set(chosen)).toEqual(new Set(pageThemes))
  })

  it('takes a night that is a price for no evening', () => {
    expect(themeOf('camper van rental, $15 a night, third night free', 'friendly')).not.toBe(
      'night-camp',
    )
  })

  it('makes the same plan of the same words, with pictures for hero, story and gallery', () => {
    const plan = planPage({ words: 'rafting', tone: 'bold' })
    expect(planPage({ words: 'rafting', tone: 'bold' })).toEqual(plan)
    expect(plan.scenes).toHaveLength(6)
  })
})
