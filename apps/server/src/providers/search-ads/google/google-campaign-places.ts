import type { AdPlace } from '@wildpath/contract'
import { z } from 'zod'

import type { SearchAdsResult } from '../search-ads.ts'
import type { AdsClient, Customer } from './ads-client.ts'
import { done } from './google-client.ts'
import { readGeoTargets, suggestGeoTargets } from './google-geo-targets.ts'

/** Fields of campaign criteria that define the target places. */
export const placeFields = [
  'location.geo_target_constant',
  'proximity.address.city_name',
  'proximity.address.province_name',
  'proximity.address.country_code',
  'proximity.radius',
  'proximity.radius_units',
].map((field) => `campaign_criterion.${field}`)

export const placeSchema = z.object({
  location: z.object({ geoTargetConstant: z.string() }).optional(),
  proximity: z
    .object({
      address: z
        .object({
          cityName: z.string().default(''),
          provinceName: z.string().default(''),
          countryCode: z.string().default(''),
        })
        .optional(),
      radius: z.number(),
      radiusUnits: z.string(),
    })
    .optional(),
})
type Proximity = NonNullable<z.infer<typeof placeSchema>['proximity']>

type Criterion = z.infer<typeof placeSchema> & {
  resourceName: string
  type: string
  negative: boolean
}

/** `places` is null if one of them has no `AdPlace` equivalent. */
export type CampaignPlaces = {
  places: AdPlace[] | null
  criteria: { resourceName: string; place: AdPlace }[]
}

const placeTypes: readonly string[] = ['LOCATION', 'PROXIMITY', 'LOCATION_GROUP']
const none: CampaignPlaces = { places: null, criteria: [] }
const kmPerMile = 1.609

/** Reads a campaign's places with their names. Excluded places, location groups, and map pins have no `AdPlace`. */
export async function readPlaces(
  ads: AdsClient,
  customer: Customer,
  criteria: readonly Criterion[],
): Promise<SearchAdsResult<CampaignPlaces>> {
  const shown = criteria.filter(({ type }) => placeTypes.includes(type))
  if (shown.some(({ negative }) => negative)) return done(none)
  const names = shown.flatMap(({ location }) => location?.geoTargetConstant ?? [])
  const targets = await readGeoTargets(ads, customer, names)
  if (!targets.ok) return targets
  const read: CampaignPlaces['criteria'] = []
  for (const { resourceName, location, proximity } of shown) {
    // oxlint-disable-next-line no-await-in-loop -- few towns, each asked for by its own name
    const place = location
      ? targets.value.get(location.geoTargetConstant)
      : await findTown(ads, customer, proximity)
    if (place === undefined) return done(none)
    read.push({ resourceName, place })
  }
  return done({ places: read.map(({ place }) => place), criteria: read })
}

/** Finds the town of a radius: Google stores only its address, but the editor needs the town's ID. */
async function findTown(
  ads: AdsClient,
  customer: Customer,
  proximity: Proximity | undefined,
): Promise<AdPlace | undefined> {
  const { cityName = '', provinceName = '', countryCode } = proximity?.address ?? {}
  if (proximity === undefined || cityName === '') return undefined
  const text = provinceName === '' ? cityName : `${cityName}, ${provinceName}`
  const towns = await suggestGeoTargets(ads, customer, text)
  if (!towns.ok) return undefined
  const town = towns.value.find(
    (one) => one.kind === 'city' && one.name === cityName && one.countryCode === countryCode,
  )
  const isMiles = proximity.radiusUnits === 'MILES'
  const radiusKm = Math.round(isMiles ? proximity.radius * kmPerMile : proximity.radius)
  return town && radiusKm >= 1 ? { ...town, radiusKm } : undefined
}
