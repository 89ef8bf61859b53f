import type { AdPlace, AudienceLocation } from '@wildpath/contract'
import { z } from 'zod'

import { describeUnknownTargets } from '../describe-unknown-targets.ts'
import type { Audience, SocialAdsResult } from '../social-ads.ts'
import { done, fail, type GraphClient } from './graph-client.ts'

const placeSchema = z.object({
  key: z.coerce.string(),
  name: z.string(),
  type: z.enum(['country', 'region', 'city']),
  region: z.string().optional(),
  country_name: z.string().optional(),
  country_code: z.string().optional(),
})
const interestSchema = z.object({ id: z.coerce.string(), name: z.string() })
type Place = z.infer<typeof placeSchema>
type Target = Pick<Place, 'key' | 'type'> & { radius?: { radius: number; distance_unit: string } }
type Interest = z.infer<typeof interestSchema>

/** What Ads Manager takes around a town where nobody says otherwise; the people of the town alone are few. */
const townMiles = 25

/** An audience as an ad set has it (developers.facebook.com/docs/marketing-api/audiences/reference/basic-targeting). */
export function createTargeting(graph: Pick<GraphClient, 'ask'>) {
  async function search<T>(
    token: string,
    params: Record<string, string | object>,
    item: z.ZodType<T>,
  ) {
    const answer = await graph.ask(
      { method: 'GET', path: '/search', token, params: { ...params, limit: 25 } },
      z.object({ data: z.array(item) }),
    )
    return answer.ok ? done(answer.value.data) : answer
  }

  const searchPlaces = (token: string, name: string) =>
    search(
      token,
      { type: 'adgeolocation', q: name, location_types: ['country', 'region', 'city'] },
      placeSchema,
    )

  const findPlace = async (
    token: string,
    location: AudienceLocation,
  ): Promise<SocialAdsResult<Target | null>> => {
    if (typeof location !== 'string') return done(readTarget(location))
    const [name = ''] = partsOf(location)
    const found = await searchPlaces(token, name)
    if (!found.ok) return found
    const place = choosePlace(location, found.value)
    const radius = { radius: townMiles, distance_unit: 'mile' }
    return done(place && { ...place, ...(place.type === 'city' && { radius }) })
  }

  const findInterest = async (
    token: string,
    line: string,
  ): Promise<SocialAdsResult<Interest | null>> => {
    const found = await search(token, { type: 'adinterest', q: line }, interestSchema)
    return found.ok ? done(chooseInterest(line, found.value)) : found
  }

  async function findTargeting(
    token: string,
    audience: Audience,
  ): Promise<SocialAdsResult<object>> {
    const ages = spanOf(audience.ages)
    if (ages === null) return refused(gapInAges)
    if (audience.locations.length === 0) return refused(noPlace)
    const [places, interests] = await Promise.all([
      findAll(audience.locations, (line) => findPlace(token, line)),
      findAll(audience.interests, (line) => findInterest(token, line)),
    ])
    if (!places.ok) return places
    if (!interests.ok) return interests
    const unknown = describeUnknownTargets(places.value.unknown, interests.value.unknown)
    if (unknown !== null) return refused(unknown)
    return done({
      ...ages,
      ...(audience.gender !== 'ALL' && { genders: [audience.gender === 'MALE' ? 1 : 2] }),
      geo_locations: geoOf(places.value.found),
      ...(interests.value.found.length > 0 && {
        flexible_spec: [{ interests: interests.value.found }],
      }),
      // Has to be said since v23.0; 1 would let Facebook leave the audience that was chosen.
      targeting_automation: { advantage_audience: 0 },
    })
  }

  return {
    findTargeting,

    async suggestPlaces(token: string, text: string): Promise<SocialAdsResult<AdPlace[]>> {
      const [name = '', ...around] = partsOf(text)
      const found = await searchPlaces(token, name)
      if (!found.ok) return found
      const isWithin = ({ within }: AdPlace) =>
        around.every((part) => plain(within).includes(plain(part)))
      return done(found.value.flatMap(presentPlace).filter(isWithin))
    },

    async suggestInterests(token: string, text: string): Promise<SocialAdsResult<string[]>> {
      const found = await search(token, { type: 'adinterest', q: text }, interestSchema)
      return found.ok ? done(found.value.map(({ name }) => name)) : found
    },
  }
}

function presentPlace(place: Place): AdPlace[] {
  const { key, type: kind, name, region, country_name: country, country_code: code } = place
  const countryCode = code ?? (kind === 'country' ? key : '')
  // Without its country a place cannot be told apart from others of its name.
  if (!/^[A-Z]{2}$/.test(countryCode)) return []
  const around = kind === 'country' ? [] : [kind === 'city' ? region : undefined, country]
  const within = around.filter((one) => one !== undefined && one !== '').join(', ')
  return [{ key, kind, name, within, countryCode, radiusKm: null }]
}

function readTarget({ key, kind, radiusKm }: AdPlace): Target {
  const radius = { radius: radiusKm ?? 0, distance_unit: 'kilometer' }
  return { key, type: kind, ...(radiusKm !== null && kind === 'city' && { radius }) }
}

async function findAll<Line, T>(
  lines: readonly Line[],
  find: (line: Line) => Promise<SocialAdsResult<T | null>>,
): Promise<SocialAdsResult<{ found: T[]; unknown: string[] }>> {
  const found: T[] = []
  const unknown: string[] = []
  for (const [index, answer] of (await Promise.all(lines.map(find))).entries()) {
    if (!answer.ok) return answer
    if (answer.value === null) unknown.push(String(lines[index]))
    else found.push(answer.value)
  }
  return done({ found, unknown })
}

/** Facebook knows one span; null for ages with a gap. Its 65 stands for 65 and older. */
function spanOf(ages: Audience['ages']) {
  const spans = ages
    .map((range) => range.split(/[-+]/).map(Number))
    .map(([from = 18, to = 0]) => ({ from, to: to || 65 }))
    .toSorted((one, other) => one.from - other.from)
  const hasGap = spans.some(
    ({ from }, index) => index > 0 && from > (spans[index - 1]?.to ?? 0) + 1,
  )
  if (spans.length === 0 || hasGap) return null
  return { age_min: spans[0]?.from ?? 18, age_max: Math.max(...spans.map(({ to }) => to)) }
}

/** A place of just this name, in what else the line names: 'Moab, Utah'. Letters such as 'UT' tell nothing by themselves. */
function choosePlace(line: string, places: readonly Place[]): Place | null {
  const [name = '', ...around] = partsOf(line)
  const named = places.filter((place) => plain(place.name) === plain(name))
  const isWithin = (place: Place) =>
    around.every((part) =>
      [place.region, place.country_name, place.country_code].some(
        (one) => plain(one ?? '') === plain(part),
      ),
    )
  const isVague = around.every((part) => part.length <= 3)
  return named.find(isWithin) ?? (isVague ? named[0] : undefined) ?? null
}

function chooseInterest(line: string, interests: readonly Interest[]): Interest | null {
  const isNamed = ({ name }: Interest) => plain(name.replace(/\(.*\)/, '')) === plain(line)
  const isAbout = ({ name }: Interest) => plain(name).includes(plain(line))
  return interests.find(isNamed) ?? interests.find(isAbout) ?? null
}

function geoOf(places: readonly Target[]): object {
  const keysOf = (type: Target['type']) =>
    places.filter((place) => place.type === type).map(({ key }) => key)
  const countries = keysOf('country')
  const regions = keysOf('region').map((key) => ({ key }))
  const cities = places
    .filter(({ type }) => type === 'city')
    .map(({ key, radius }) => ({ key, ...radius }))
  return {
    ...(countries.length > 0 && { countries }),
    ...(regions.length > 0 && { regions }),
    ...(cities.length > 0 && { cities }),
  }
}

const gapInAges =
  'Facebook shows an ad to one span of ages. Please choose age ranges that follow one another.'
const noPlace =
  'Facebook needs to know where the people are. Please name at least one country, region or city.'

function refused(message: string) {
  return fail({ kind: 'refused', message })
}

function partsOf(line: string): string[] {
  return line.split(',').map((part) => part.trim())
}

/** Without accents, in lower case, blanks as one. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
