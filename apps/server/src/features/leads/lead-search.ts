import type { Lead } from '@wildpath/contract'

/** What a search looks through: the answers and the note in lower case, a line each. */
export function searchTextOf(values: Lead['values'], note: string): string {
  return [...values.map(({ value }) => value), note].filter(Boolean).join('\n').toLowerCase()
}

/** A search as patterns of LIKE, one a word. */
export function searchPatterns(search: string): string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
