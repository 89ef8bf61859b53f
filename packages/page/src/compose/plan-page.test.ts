import { describe, expect, it } from 'vitest'

import { pageDesigns } from '../document/page-plan.ts'
import { planPage } from './plan-page.ts'

describe('planPage', () => {
  const designOf = (words: string, tone: string, goal?: 'stay') =>
    planPage({ words, tone, goal }).design

  it('uses all six designs for businesses that differ', () => {
    const chosen = [
      designOf('guided rafting on a gentle river', 'caring'),
      designOf('alpine climbing on the summit', 'professional'),
      designOf('surf lessons on the beach', 'fun'),
      designOf('mountain lodge with sauna', 'luxury', 'stay'),
      designOf('northern lights tours by night', 'bold'),
      designOf('zip-line park in the forest', 'fun'),
    ]
    expect(new Set(chosen)).toEqual(new Set(pageDesigns))
  })

  it('takes a night that is a price for no evening', () => {
    expect(designOf('camper van rental, $15 a night, third night free', 'friendly')).not.toBe(
      'night-camp',
    )
  })

  it('makes the same plan of the same words, with pictures for hero, story and gallery', () => {
    const plan = planPage({ words: 'rafting', tone: 'bold' })
    expect(planPage({ words: 'rafting', tone: 'bold' })).toEqual(plan)
    expect(plan.scenes).toHaveLength(6)
  })
})
