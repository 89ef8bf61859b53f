/** Texts with a React key each: the text itself, numbered where it is said again. */
export function withKeys(texts: readonly string[]): { key: string; text: string }[] {
  const seen = new Map<string, number>()
  return texts.map((text) => {
    const times = (seen.get(text) ?? 0) + 1
    seen.set(text, times)
    return { key: `${times} ${text}`, text }
  })
}
