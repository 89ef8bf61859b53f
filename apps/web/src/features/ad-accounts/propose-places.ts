import { type AdPlace, adRadiiKm } from '@wildpath/contract'

import type { BusinessPlace } from './business-place.ts'
import { countryName } from './country-names.ts'

type Options = Omit<BusinessPlace, 'country'> & {
  /** ISO 3166; null if it is unknown: then nothing is proposed. */
  country: string | null
  suggest: (text: string) => Promise<readonly AdPlace[]>
}

/** Proposes the surroundings of the town of a business, else its region, else its country, as the platform knows them. */
export async function proposePlaces({
  town,
  region,
  country,
  suggest,
}: Options): Promise<AdPlace[]> {
  if (country === null) return []
  const find = async (kind: AdPlace['kind'], name: string) => {
    const places = await suggest(name)
    const named = places.filter(
      (place) => place.kind === kind && place.countryCode === country && isEqual(place.name, name),
    )
    const isInRegion = ({ within }: AdPlace) => isEqual(within.split(', ')[0] ?? '', region ?? '')
    return (
      named.find(isInRegion) ??
      (kind === 'city' && named.length > 1 && region ? undefined : named[0])
    )
  }
  const ofTown = town === null ? undefined : await find('city', town)
  if (ofTown !== undefined) return [{ ...ofTown, radiusKm: adRadiiKm[0] }]
  const ofRegion = region === null ? undefined : await find('region', region)
  if (ofRegion !== undefined) return [ofRegion]
  const ofCountry = (await suggest(countryName(country))).find(
    ({ kind, countryCode }) => kind === 'country' && countryCode === country,
  )
  return ofCountry === undefined ? [] : [ofCountry]
}

function isEqual(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0
}
