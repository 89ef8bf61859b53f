/** In degrees, WGS 84. */
export type Coordinates = { latitude: number; longitude: number }

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const separator = String.raw`(?:,|%2C)(?:\s|\+|%20)*`

/** The most precise first: the pin of a Google link comes before the middle of its view. */
const patterns = [
  new RegExp(String.raw`!3d${degrees}!4d${degrees}`),
  new RegExp(String.raw`[?&#](?:mlat)=${degrees}&(?:mlon)=${degrees}`),
  new RegExp(
    String.raw`[?&#](?:q|query|ll|sll|coordinate|center|destination|daddr)=(?:loc:)?${degrees}${separator}${degrees}`,
    'i',
  ),
  new RegExp(String.raw`[#&]map=\d+(?:\.\d+)?/${degrees}/${degrees}`),
  new RegExp(String.raw`/@${degrees},${degrees}`),
  new RegExp(String.raw`/maps/(?:place|search|dir//?)/?${degrees}${separator}${degrees}`),
  new RegExp(String.raw`^\s*${degrees}\s*[,;]\s*${degrees}\s*$`),
]

/**
 * Reads a place from 'latitude, longitude' or from a link of Google Maps, Apple Maps, or OpenStreetMap. Returns
 * null if the text names no place on Earth, as short links do.
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
