/** Says which places and interests the network does not know; null if it knows all. */
export function describeUnknownTargets(
  places: readonly string[],
  interests: readonly string[],
): string | null {
  if (places.length === 0 && interests.length === 0) return null
  const quoted = (lines: readonly string[]) => lines.map((line) => `“${line}”`).join(', ')
  const parts = [
    ...(places.length > 0 ? [`no place called ${quoted(places)}`] : []),
    ...(interests.length > 0 ? [`no interest called ${quoted(interests)}`] : []),
  ]
  return `Facebook knows ${parts.join(' and ')}. Please write it differently or leave it out.`
}
