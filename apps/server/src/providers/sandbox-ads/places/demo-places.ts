import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

import { type AdPlace, adPlaceName } from '@wildpath/contract'

type Town = {
  name: string
  plainName: string
  region: Region
  latitude: number
  longitude: number
  population: number
}
type Region = {
  key: string
  name: string
  plainName: string
  countryCode: string
  towns: Town[]
  population: number
}
type Country = { code: string; name: string; plainName: string; population: number }
type World = { countries: Map<string, Country>; regions: Map<string, Region>; towns: Town[] }

const most = 10
const kmPerDegree = 111.2

let world: World | null = null

/** Towns of GeoNames with at least 1,000 people; `scripts/make-demo-places.mjs` writes the file. */
function loadWorld(): World {
  world ??= readWorld(
    gunzipSync(readFileSync(new URL('places.tsv.gz', import.meta.url))).toString(),
  )
  return world
}

function readWorld(text: string): World {
  const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })
  const countries = new Map<string, Country>()
  const regions = new Map<string, Region>()
  const towns: Town[] = []
  let region: Region | undefined
  for (const line of text.split('\n')) {
    const [first = '', second = '', third = '', fourth = ''] = line.split('\t')
    if (first.startsWith('#')) {
      const countryCode = first.slice(1)
      const key = `${countryCode}/${second}`
      region = regions.get(key) ?? {
        key,
        name: second,
        plainName: plain(second),
        countryCode,
        towns: [],
        population: 0,
      }
      regions.set(key, region)
      if (countries.has(countryCode)) continue
      const name = countryNames.of(countryCode) ?? countryCode
      countries.set(countryCode, { code: countryCode, name, plainName: plain(name), population: 0 })
    } else if (region !== undefined) {
      const population = Number(fourth)
      const place = { latitude: Number(second), longitude: Number(third), population }
      const town = { name: first, plainName: plain(first), region, ...place }
      towns.push(town)
      region.towns.push(town)
      region.population += population
      const country = countries.get(region.countryCode)
      if (country) country.population += population
    }
  }
  return { countries, regions, towns }
}

/** Finds places by the start of their name, the largest first; 'Moab, Utah' names what contains them as well. */
export function suggestDemoPlaces(text: string): AdPlace[] {
  const [name = '', ...around] = text.split(',').map(plain)
  if (name === '') return []
  const { countries, regions, towns } = loadWorld()
  const starts = ({ plainName }: { plainName: string }) => plainName.startsWith(name)
  const found = [
    ...[...countries.values()].filter(starts).map((one) => ({ ...one, place: countryPlace(one) })),
    ...[...regions.values()].filter(starts).map((one) => ({ ...one, place: regionPlace(one) })),
    ...towns.filter(starts).map((one) => ({ ...one, place: townPlace(one) })),
  ]
  const isExact = ({ plainName }: { plainName: string }) => (plainName === name ? 0 : 1)
  return found
    .filter(({ place }) => around.every((part) => plain(place.within).includes(part)))
    .toSorted((one, other) => isExact(one) - isExact(other) || other.population - one.population)
    .slice(0, most)
    .map(({ place }) => place)
}

/** Finds the place that a text names in full; null if there is none. */
export function findDemoPlace(text: string): AdPlace | null {
  const [name = ''] = text.split(',')
  const [first] = suggestDemoPlaces(text)
  return first !== undefined && plain(first.name) === plain(name) ? first : null
}

/** Counts the people of places, each once, within their radius. Returns 0 for an unknown place. */
export function countDemoPeople(places: readonly AdPlace[]): number {
  const named = new Map(places.map((place) => [adPlaceName(place), place]))
  return [...named.values()].reduce((sum, place) => sum + peopleIn(place), 0)
}

function peopleIn({ key, kind, name, radiusKm }: AdPlace): number {
  const { countries, regions, towns } = loadWorld()
  if (kind === 'country') return countries.get(key)?.population ?? 0
  if (kind === 'region') return regions.get(key)?.population ?? 0
  const town = regions
    .get(key.slice(0, key.lastIndexOf('/')))
    ?.towns.find((one) => one.name === name)
  if (town === undefined) return 0
  if (radiusKm === null) return town.population
  return towns
    .filter((other) => distanceKm(town, other) <= radiusKm)
    .reduce((sum, { population }) => sum + population, 0)
}

/** On a plane, which is close enough for radii of up to 80 km. */
function distanceKm(one: Town, other: Town): number {
  const north = (other.latitude - one.latitude) * kmPerDegree
  const degreesEast = other.longitude - one.longitude
  const east = degreesEast * kmPerDegree * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

function countryPlace({ code, name }: Country): AdPlace {
  return { key: code, kind: 'country', name, within: '', countryCode: code, radiusKm: null }
}

function regionPlace({ key, name, countryCode }: Region): AdPlace {
  const within = loadWorld().countries.get(countryCode)?.name ?? countryCode
  return { key, kind: 'region', name, within, countryCode, radiusKm: null }
}

function townPlace({ name, region }: Town): AdPlace {
  const { countryCode } = region
  const country = loadWorld().countries.get(countryCode)?.name ?? countryCode
  return {
    key: `${region.key}/${name}`,
    kind: 'city',
    name,
    within: region.name === '' ? country : `${region.name}, ${country}`,
    countryCode,
    radiusKm: null,
  }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
