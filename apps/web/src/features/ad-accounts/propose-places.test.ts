import type { AdPlace } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { proposePlaces } from './propose-places.ts'

const place = (
  kind: AdPlace['kind'],
  name: string,
  within: string,
  countryCode = 'US',
): AdPlace => ({
  key: `${name} ${within}`,
  kind,
  name,
  within,
  countryCode,
  radiusKm: null,
})
const known = [
  place('city', 'Salida', 'California, United States'),
  place('city', 'Salida', 'Colorado, United States'),
  place('region', 'Colorado', 'United States'),
  place('country', 'United States', ''),
  place('city', 'Bristol', 'England, United Kingdom', 'GB'),
]
const suggest = async (text: string) => known.filter(({ name }) => name === text)

describe('proposePlaces', () => {
  it('proposes the radius around the town in its region and country', async () => {
    const business = { town: 'Salida', region: 'Colorado', country: 'US' }
    expect(await proposePlaces({ ...business, suggest })).toEqual([{ ...known[1], radiusKm: 40 }])
    const bristol = { town: 'Bristol', region: null, country: 'GB' }
    expect(await proposePlaces({ ...bristol, suggest })).toMatchObject([{ name: 'Bristol' }])
  })

  it('proposes the region or the country if the platform does not know the town', async () => {
    const business = { town: 'Nathrop', region: 'Colorado', country: 'US' }
    expect(await proposePlaces({ ...business, suggest })).toEqual([known[2]])
    expect(await proposePlaces({ ...business, region: null, suggest })).toEqual([known[3]])
  })

  it('proposes nothing if the country is unknown', async () => {
    expect(await proposePlaces({ town: 'Salida', region: null, country: null, suggest })).toEqual(
      [],
    )
  })

  it('proposes no town of the same name in another country', async () => {
    const business = { town: 'Bristol', region: null, country: 'US' }
    expect(await proposePlaces({ ...business, suggest })).toEqual([known[3]])
  })
})
