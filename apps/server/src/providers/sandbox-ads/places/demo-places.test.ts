import { describe, expect, it } from 'vitest'

import { countDemoPeople, findDemoPlace, suggestDemoPlaces } from './demo-places.ts'

const moab = {
  key: 'US/Utah/Moab',
  kind: 'city',
  name: 'Moab',
  within: 'Utah, United States',
  countryCode: 'US',
  radiusKm: null,
} as const

describe('suggestDemoPlaces', () => {
  it('finds towns, regions and countries by the start of their name', () => {
    expect(suggestDemoPlaces('moa')).toContainEqual(moab)
    expect(suggestDemoPlaces('Utah')[0]).toMatchObject({ key: 'US/Utah', kind: 'region' })
    expect(suggestDemoPlaces('new zea')[0]).toMatchObject({ key: 'NZ', kind: 'country' })
  })

  it('finds a town within what its text names, regardless of accents', () => {
    expect(suggestDemoPlaces('Salida, Colorado')).toMatchObject([
      { within: 'Colorado, United States' },
    ])
    expect(suggestDemoPlaces('zurich')[0]).toMatchObject({ countryCode: 'CH' })
  })

  it('returns nothing for an unknown word', () => {
    expect(suggestDemoPlaces('Xyzzyville 99')).toEqual([])
    expect(findDemoPlace('Xyzzyville 99')).toBeNull()
  })
})

describe('countDemoPeople', () => {
  it('grows with the radius, the region and the country', () => {
    const [town, around, utah, country] = [
      [moab],
      [{ ...moab, radiusKm: 80 }],
      suggestDemoPlaces('Utah').slice(0, 1),
      suggestDemoPlaces('United States').slice(0, 1),
    ].map(countDemoPeople)
    expect(town).toBeGreaterThan(1000)
    expect(around).toBeGreaterThan(town ?? 0)
    expect(utah).toBeGreaterThan(1_000_000)
    expect(country).toBeGreaterThan(utah ?? 0)
  })

  it('counts a place once', () => {
    expect(countDemoPeople([moab, moab])).toBe(countDemoPeople([moab]))
  })
})
