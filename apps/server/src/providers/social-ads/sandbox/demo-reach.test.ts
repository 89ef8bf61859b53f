import type { AdPlace } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { suggestDemoPlaces } from '../../sandbox-ads/places/demo-places.ts'
import type { Audience } from '../social-ads.ts'
import { demoReach } from './demo-results.ts'

const audience = (change: Partial<Audience>): Audience => ({
  ages: ['25-34', '35-44'],
  gender: 'ALL',
  interests: [],
  locations: ['United States'],
  ...change,
})
const placeCalled = (text: string): AdPlace => {
  const [place] = suggestDemoPlaces(text)
  if (place === undefined) throw new Error(text)
  return place
}

describe('the estimated reach of a demo ad', () => {
  it('depends on the people of its places', () => {
    const moab = placeCalled('Moab, Utah')
    const ofTown = demoReach(audience({ locations: [moab] }), 2000)
    const around = demoReach(audience({ locations: [{ ...moab, radiusKm: 80 }] }), 2000)
    const ofCountry = demoReach(audience({}), 2000)
    expect(ofTown?.limitedBy).toBe('audience')
    expect(around?.high).toBeGreaterThan(ofTown?.high ?? 0)
    expect(ofCountry?.high).toBeGreaterThan(around?.high ?? 0)
    expect(ofCountry?.limitedBy).toBe('budget')
  })

  it('is smaller for fewer ages and for an interest', () => {
    const town = [placeCalled('Moab, Utah')]
    const all = demoReach(audience({ locations: town }), 20_000)
    const narrow = demoReach(
      audience({ locations: town, ages: ['25-34'], interests: ['Rafting'] }),
      20_000,
    )
    expect(narrow?.high).toBeLessThan(all?.high ?? 0)
  })
})
