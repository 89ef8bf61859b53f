/** Returns the suggestion that a text names: by its whole label, or by a name that starts only one label. */
export function chooseSuggestion<One extends { label: string }>(
  suggestions: readonly One[],
  text: string,
): One | undefined {
  const name = text.trim().toLowerCase()
  const exact = suggestions.find(({ label }) => label.toLowerCase() === name)
  if (exact !== undefined) return exact
  const named = suggestions.filter(({ label }) => label.toLowerCase().startsWith(`${name},`))
  return named.length === 1 ? named[0] : undefined
}
