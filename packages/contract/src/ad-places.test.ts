import { describe, expect, it } from 'vitest'

import { type AdPlace, findOverlap, overlapText } from './ad-places.ts'

const place = (kind: AdPlace['kind'], name: string, within: string, countryCode = 'US') => ({
  key: `${kind} ${name}`,
  kind,
  name,
  within,
  countryCode,
  radiusKm: null,
})
const moab = place('city', 'Moab', 'Utah, United States')
const utah = place('region', 'Utah', 'United States')
const colorado = place('region', 'Colorado', 'United States')
const states = place('country', 'United States', '')
const georgia = place('country', 'Georgia', '', 'GE')

describe('findOverlap', () => {
  it.each([
    [[states, moab], 'Moab is in United States. Remove one of them.'],
    [[moab, utah], 'Moab is in Utah. Remove one of them.'],
    [[utah, states], 'Utah is in United States. Remove one of them.'],
  ])('finds a place that contains another', (places, text) => {
    const overlap = findOverlap(places)
    expect(overlap && overlapText(overlap)).toBe(text)
  })

  it.each([[[moab, colorado]], [[utah, colorado]], [[states, georgia]], [[moab]]])(
    'returns null for separate places',
    (places) => {
      expect(findOverlap(places)).toBeNull()
    },
  )
})
