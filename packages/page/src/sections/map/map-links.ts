import { safeLink } from '../../document/safe-url.ts'
import type { MapSection } from './map-model.ts'
import { type Coordinates, readCoordinates } from './read-coordinates.ts'

type MapLink = { service: string; href: string }

const google = 'https://www.google.com/maps/search/'
const apple = 'https://maps.apple.com/'
const osm = 'https://www.openstreetmap.org/'

/** Returns links that open the location in map services, based on the URL documentation of each service. */
export function buildMapLinks({
  address,
  mapUrl,
}: Pick<MapSection['content'], 'address' | 'mapUrl'>): MapLink[] {
  const name = address.trim().replace(/\s+/g, ' ')
  const place = readCoordinates(mapUrl)
  const pasted = place === null ? readMapLink(mapUrl) : null
  const point = place === null ? '' : `${place.latitude},${place.longitude}`
  const choose = (service: string, built: string) =>
    pasted?.service === service ? pasted.href : built
  const links: MapLink[] = [
    {
      service: 'Google Maps',
      href: choose('Google Maps', buildLink(google, { api: '1', query: point || name })),
    },
    {
      service: 'Apple Maps',
      href: choose('Apple Maps', buildLink(apple, { ll: point, q: name || point })),
    },
    {
      service: 'OpenStreetMap',
      href: choose(
        'OpenStreetMap',
        place === null
          ? ''
          : buildLink(osm, { mlat: String(place.latitude), mlon: String(place.longitude) }),
      ),
    },
  ]
  return links.filter(({ href }) => href !== '')
}

const hosts: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:www|maps)\.)?google(?:\.[a-z]{2,3}){1,2}$|^(?:maps\.app\.)?goo\.gl$/, 'Google Maps'],
  [/^maps\.apple(?:\.com)?$/, 'Apple Maps'],
  [/^(?:(?:www\.)?openstreetmap\.org|osm\.org)$/, 'OpenStreetMap'],
]

/** Returns null unless the link leads to a known map service. */
function readMapLink(text: string): MapLink | null {
  const href = safeLink(text.trim(), '')
  if (!/^https?:/.test(href)) return null
  const { hostname } = new URL(href)
  const service = hosts.find(([host]) => host.test(hostname))?.[1]
  return service === undefined ? null : { service, href }
}

/** Returns '' if the query names no location. */
function buildLink(service: string, query: Record<string, string>): string {
  const named = Object.entries(query).filter(([, value]) => value !== '')
  const isPlace = named.some(([name]) => name !== 'api')
  return isPlace ? `${service}?${new URLSearchParams(named)}` : ''
}

/** Degrees from the marker to the edges of a map about three kilometers across. */
const reach = { latitude: 0.012, longitude: 0.022 }

/** Returns OpenStreetMap's embed URL, with a marker at the coordinates. */
export function buildEmbedUrl({ latitude, longitude }: Coordinates): string {
  const box = [
    Math.max(-180, longitude - reach.longitude),
    Math.max(-90, latitude - reach.latitude),
    Math.min(180, longitude + reach.longitude),
    Math.min(90, latitude + reach.latitude),
  ]
  const bbox = box.map((edge) => edge.toFixed(5)).join(',')
  const query = { bbox, layer: 'mapnik', marker: `${latitude},${longitude}` }
  return `${osm}export/embed.html?${new URLSearchParams(query)}`
}
