import { type AdPlace, adRadiiKm, findOverlap, mostAdPlaces } from '@wildpath/contract'

/** Adds a place and removes the places that it overlaps, because platforms would target both. */
export function choosePlace(
  places: readonly AdPlace[],
  place: AdPlace,
): { places: AdPlace[]; replaced: AdPlace[] } {
  const replaced = places.filter((one) => findOverlap([one, place]) !== null)
  const kept = places.filter((one) => !replaced.includes(one))
  const isThere = places.some(({ key }) => key === place.key)
  if (isThere || kept.length >= mostAdPlaces) return { places: [...places], replaced: [] }
  const radiusKm = place.kind === 'city' ? adRadiiKm[0] : null
  return { places: [...kept, { ...place, radiusKm }], replaced }
}

export function replacedText(place: AdPlace, replaced: readonly AdPlace[]): string {
  const names = new Intl.ListFormat('en').format(replaced.map(({ name }) => name))
  const both = replaced.length === 1 ? 'the two' : 'they'
  return `${place.name} replaces ${names} because ${both} overlap.`
}
