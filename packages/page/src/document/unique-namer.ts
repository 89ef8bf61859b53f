/**
 * Gives each name once: the wished one, or `base` with the next free number. The next number of a
 * base is remembered, so that a thousand equal wishes cost a thousand steps.
 */
export function uniqueNamer(separator = '-'): (wish: string, base: string) => string {
  const taken = new Set<string>()
  const nextNumbers = new Map<string, number>()
  return (wish, base) => {
    let id = wish
    let number = nextNumbers.get(base) ?? 2
    while (taken.has(id)) {
      id = `${base}${separator}${number}`
      number += 1
    }
    nextNumbers.set(base, number)
    taken.add(id)
    return id
  }
}
