import type { AdPlace, SearchCountry } from '@wildpath/contract'
import { z } from 'zod'

import type { SearchAdsResult } from '../search-ads.ts'
import type { AdsClient, Customer } from './ads-client.ts'
import { done } from './google-client.ts'

/** Criterion ids of the countries that older campaigns name by code (developers.google.com/google-ads/api/data/geotargets). */
const criterionIds: Record<SearchCountry, number> = {
  US: 2840,
  CA: 2124,
  GB: 2826,
  AU: 2036,
  DE: 2276,
  FR: 2250,
  JP: 2392,
  BR: 2076,
  IN: 2356,
  MX: 2484,
}

export function geoTargetOf({ key }: Pick<AdPlace, 'key'>): string {
  const ids: Record<string, number> = criterionIds
  return `geoTargetConstants/${ids[key] ?? key}`
}

/** The criterion that shows a campaign in a place, or within a radius around a town. */
export function geoCriterionOf(place: AdPlace): object {
  if (place.radiusKm === null) return { location: { geoTargetConstant: geoTargetOf(place) } }
  const [provinceName = ''] = place.within.split(', ')
  return {
    proximity: {
      address: {
        cityName: place.name,
        ...(place.within.includes(', ') && { provinceName }),
        countryCode: place.countryCode,
      },
      radius: place.radiusKm,
      radiusUnits: 'KILOMETERS',
    },
  }
}

const geoTargetSchema = z.object({
  id: z.coerce.string().regex(/^\d+$/),
  name: z.string().min(1),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  targetType: z.string(),
  status: z.string().default('ENABLED'),
  canonicalName: z.string(),
})
type GeoTarget = z.infer<typeof geoTargetSchema>

const suggestionsSchema = z.object({
  geoTargetConstantSuggestions: z
    .array(z.object({ geoTargetConstant: geoTargetSchema }))
    .default([]),
})

/** Reads places by resource name, such as `geoTargetConstants/2840`. */
export async function readGeoTargets(
  ads: AdsClient,
  customer: Customer,
  names: readonly string[],
): Promise<SearchAdsResult<ReadonlyMap<string, AdPlace>>> {
  const known = names.filter((name) => /^geoTargetConstants\/\d+$/.test(name))
  if (known.length === 0) return done(new Map())
  const rows = await ads.search(
    customer,
    `SELECT geo_target_constant.id, geo_target_constant.name, geo_target_constant.country_code,
      geo_target_constant.target_type, geo_target_constant.canonical_name
    FROM geo_target_constant
    WHERE geo_target_constant.resource_name IN (${known.map((name) => `'${name}'`).join(', ')})`,
    z.object({ geoTargetConstant: geoTargetSchema }),
  )
  if (!rows.ok) return rows
  return done(
    new Map(
      rows.value.map(({ geoTargetConstant }) => [
        `geoTargetConstants/${geoTargetConstant.id}`,
        readPlace(geoTargetConstant),
      ]),
    ),
  )
}

/** developers.google.com/google-ads/api/docs/targeting/location-targeting */
export async function suggestGeoTargets(
  ads: AdsClient,
  { token }: Customer,
  text: string,
): Promise<SearchAdsResult<AdPlace[]>> {
  const [name = '', ...around] = text.split(',').map((part) => part.trim())
  const body = { locale: 'en', locationNames: { names: [name] } }
  const answer = await ads.ask(token, 'geoTargetConstants:suggest', body, suggestionsSchema)
  if (!answer.ok) return answer
  const places = answer.value.geoTargetConstantSuggestions
    .map(({ geoTargetConstant }) => geoTargetConstant)
    .filter(({ status, targetType }) => status === 'ENABLED' && targetType !== 'Postal Code')
    .map(readPlace)
  const isWithin = ({ within }: AdPlace) =>
    around.every((part) => within.toLowerCase().includes(part.toLowerCase()))
  return done(places.filter(isWithin))
}

const townTypes: ReadonlySet<string> = new Set([
  'Borough',
  'City',
  'City Region',
  'District',
  'Municipality',
  'Neighborhood',
  'Town',
  'Village',
])

function readPlace({ id, name, countryCode, targetType, canonicalName }: GeoTarget): AdPlace {
  const kind = targetType === 'Country' ? 'country' : townTypes.has(targetType) ? 'city' : 'region'
  // 'Moab,Utah,United States'
  const within = canonicalName.split(',').slice(1).join(', ')
  return { key: id, kind, name, within, countryCode, radiusKm: null }
}
