/** In degrees, WGS 84. */
export type Coordinates = { latitude: number; longitude: number }

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** Excludes house numbers, such as '10, 12 Main Street'. */
const end = String.raw`(?=$|[&#/?,])`
const separator = String.raw`(?:,|%2C)(?:\s|\+|%20)*`

/** Most precise first: a Google link's pin takes precedence over its map center. */
const patterns = [
  new RegExp(String.raw`!3d${degrees}!4d${degrees}`),
  new RegExp(String.raw`[?&#](?:mlat)=${degrees}&(?:mlon)=${degrees}`),
  new RegExp(
    String.raw`[?&#](?:q|query|ll|sll|coordinate|center|destination|daddr)=(?:loc:)?${degrees}${separator}${degrees}${end}`,
    'i',
  ),
  new RegExp(String.raw`[#&]map=\d+(?:\.\d+)?/${degrees}/${degrees}`),
  new RegExp(String.raw`/@${degrees},${degrees}`),
  new RegExp(String.raw`/maps/(?:place|search|dir/)/?${degrees}${separator}${degrees}${end}`),
  new RegExp(String.raw`^\s*${degrees}\s*[,;]\s*${degrees}\s*$`),
]

/**
 * Reads coordinates from 'latitude, longitude' or a Google Maps, Apple Maps, or OpenStreetMap link. Returns null if
 * the text has no valid coordinates, as with short links.
 */
export function readCoordinates(text: string): Coordinates | null {
  for (const pattern of patterns) {
    const [, latitude, longitude] = pattern.exec(text) ?? []
    if (latitude === undefined || longitude === undefined) continue
    const place = { latitude: Number(latitude), longitude: Number(longitude) }
    if (Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180) return place
  }
  return null
}
