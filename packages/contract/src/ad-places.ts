import { z } from 'zod'

import { lineField } from './text.ts'

export const adPlaceKinds = ['country', 'region', 'city'] as const

/** A place in which an ad is shown, as its platform knows it. */
export const adPlaceSchema = z.object({
  /** The platform's own id of the place. */
  key: lineField().min(1).max(200),
  kind: z.enum(adPlaceKinds),
  name: lineField().min(1).max(160),
  /** What contains it: 'Utah, United States'; empty for a country. */
  within: lineField().max(240),
  /** ISO 3166. */
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  /** Kilometers around a town; null for the place itself. */
  radiusKm: z.int().min(1).max(800).nullable(),
})
export type AdPlace = z.infer<typeof adPlaceSchema>

/** The radii that both platforms accept (Facebook: 17 to 80 km). The first is proposed. */
export const adRadiiKm = [40, 20, 60, 80] as const
export const mostAdPlaces = 20

/** The text that somebody has typed so far. */
export const suggestRequestSchema = z.object({ text: lineField().min(1).max(80) })
export const suggestedPlacesSchema = z.object({ places: z.array(adPlaceSchema) })

const kmPerMile = 1.609

/** 'Moab, Utah, United States' */
export function adPlaceName({ name, within }: AdPlace): string {
  return within === '' ? name : `${name}, ${within}`
}

/** '40 km (25 miles)' */
export function radiusText(radiusKm: number): string {
  return `${radiusKm} km (${Math.round(radiusKm / kmPerMile)} miles)`
}

/** 'Moab, Utah, United States and 40 km (25 miles) around it' */
export function adPlaceText(place: AdPlace): string {
  const name = adPlaceName(place)
  return place.radiusKm === null ? name : `${name} and ${radiusText(place.radiusKm)} around it`
}

type Overlap = { outer: AdPlace; inner: AdPlace }

/** Finds a place that contains another; null if there is none. Ignores the radius around a town. */
export function findOverlap(places: readonly AdPlace[]): Overlap | null {
  for (const outer of places) {
    const inner = places.find((one) => containsPlace(outer, one))
    if (inner !== undefined) return { outer, inner }
  }
  return null
}

export function overlapText({ outer, inner }: Overlap): string {
  return `${inner.name} is in ${outer.name}. Remove one of them.`
}

function containsPlace(outer: AdPlace, inner: AdPlace): boolean {
  if (outer.countryCode !== inner.countryCode || outer.kind === inner.kind) return false
  if (outer.kind === 'country') return true
  return outer.kind === 'region' && inner.kind === 'city' && isWithin(inner, outer.name)
}

function isWithin({ within }: AdPlace, name: string): boolean {
  return within.split(', ').includes(name)
}
