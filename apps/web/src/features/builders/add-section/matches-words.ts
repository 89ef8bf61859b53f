/** True if the text contains every word of the query, ignoring case and accents. */
export function matchesWords(text: string, query: string): boolean {
  const folded = fold(text)
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** Without capitals and accents, so that 'cafe' finds 'Café'. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
