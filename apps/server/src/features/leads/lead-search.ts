import { answersInWords, answerText, type Lead } from '@wildpath/contract'

/**
 * What a search looks through: the answers, as they are read too, and the note in lower case, a line
 * each. A 'Yes' to a box says nothing that one would search for.
 */
export function searchTextOf(values: Lead['values'], note: string): string {
  const answers = answersInWords(values).flatMap((answer) => [
    ...new Set([answer.value, answerText(answer)]),
  ])
  return [...answers, note].filter(Boolean).join('\n').toLowerCase()
}

/** A search as patterns of LIKE, one a word. */
export function searchPatterns(search: string): string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
