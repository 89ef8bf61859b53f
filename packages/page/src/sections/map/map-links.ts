import { safeLink } from '../../document/safe-url.ts'
import type { MapSection } from './map-model.ts'
import { type Coordinates, readCoordinates } from './read-coordinates.ts'

type MapLink = { service: string; href: string }

const google = 'https://www.google.com/maps/search/'
const apple = 'https://maps.apple.com/'
const osm = 'https://www.openstreetmap.org/'

/** Links that open the place in map services. Sources: the URL documentation of each service. */
export function mapLinks({
  address,
  mapUrl,
}: Pick<MapSection['content'], 'address' | 'mapUrl'>): MapLink[] {
  const name = address.trim().replace(/\s+/g, ' ')
  const place = readCoordinates(mapUrl)
  const pasted = place === null ? safeLink(mapUrl.trim(), '') : ''
  const point = place === null ? '' : `${place.latitude},${place.longitude}`
  const links: MapLink[] = [
    {
      service: 'Google Maps',
      href: isAppleMaps(pasted) ? '' : pasted || linkTo(google, { api: '1', query: point || name }),
    },
    {
      service: 'Apple Maps',
      href: isAppleMaps(pasted) ? pasted : linkTo(apple, { ll: point, q: name || point }),
    },
    {
      service: 'OpenStreetMap',
      href:
        place === null
          ? ''
          : linkTo(osm, { mlat: String(place.latitude), mlon: String(place.longitude) }),
    },
  ]
  return links.filter(({ href }) => href !== '')
}

function isAppleMaps(href: string): boolean {
  return href.startsWith(apple)
}

/** Returns '' if the query names no place. */
function linkTo(service: string, query: Record<string, string>): string {
  const named = Object.entries(query).filter(([, value]) => value !== '')
  const isPlace = named.some(([name]) => name !== 'api')
  return isPlace ? `${service}?${new URLSearchParams(named)}` : ''
}

/** Degrees from the marker to the edges of the map: about three kilometers. */
const reach = { latitude: 0.012, longitude: 0.022 }

/** The map that OpenStreetMap offers for embedding, with a marker at the place. */
export function embeddedMapUrl({ latitude, longitude }: Coordinates): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ]
  const bbox = box.map((edge) => edge.toFixed(5)).join(',')
  const query = { bbox, layer: 'mapnik', marker: `${latitude},${longitude}` }
  return `${osm}export/embed.html?${new URLSearchParams(query)}`
}
