/**
 * Gives each name once: the preferred one, or `base` with the next free number. The next number of a
 * base is remembered, so that a thousand equal names cost a thousand steps.
 */
export function uniqueNamer(separator = '-'): (preferred: string, base: string) => string {
  const taken = new Set<string>()
  const nextNumbers = new Map<string, number>()
  return (preferred, base) => {
    let id = preferred
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
