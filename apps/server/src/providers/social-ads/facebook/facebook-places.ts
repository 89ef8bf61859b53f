import { z } from 'zod'

import { platformName } from '../../ad-platforms/platform-text.ts'

const namedSchema = z.object({ name: platformName })

/** Targeting as an ad set returns it (developers.facebook.com/docs/marketing-api/audiences/reference/basic-targeting). */
export const targetedPlacesSchema = z.object({
  geo_locations: z
    .object({
      countries: z.array(z.string()).default([]),
      regions: z.array(namedSchema).default([]),
      cities: z
        .array(
          namedSchema.extend({
            region: z.string().optional(),
            radius: z.coerce.number().optional(),
            distance_unit: z.string().optional(),
          }),
        )
        .default([]),
    })
    .default({ countries: [], regions: [], cities: [] }),
})
type City = z.infer<typeof targetedPlacesSchema>['geo_locations']['cities'][number]

const countryNames = new Intl.DisplayNames('en-US', { type: 'region' })

/** Lists the names of an ad set's target places; omits other types, such as postal codes. */
export function listPlaceNames({
  geo_locations: { countries, regions, cities },
}: z.infer<typeof targetedPlacesSchema>): string[] {
  return [
    ...cities.map(nameCity),
    ...regions.map(({ name }) => name),
    ...countries.map(nameCountry),
  ].filter((name) => name !== '')
}

function nameCity({ name, region, radius, distance_unit: unit }: City): string {
  const place = region === undefined ? name : `${name}, ${region}`
  if (radius === undefined) return place
  return `${place} and ${radius} ${unit === 'kilometer' ? 'km' : 'miles'} around it`
}

function nameCountry(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : ''
}
