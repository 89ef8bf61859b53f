import { foldText } from './fold-text.ts'
import { nationalDigits } from './phone-number.ts'

/** Digits that may be a phone number, with what people write between them. The SQL function has the same. */
const digitRun = /[0-9](?:[ ().+/-]*[0-9]){6,}/g

/**
 * The text that a search looks through: folded, followed by a line for each number in it that is written with
 * separators, so that '+1 (212) 555-0177' is found by its digits alone. The SQL function `searchable_text` returns the
 * same.
 */
export function toSearchableText(text: string): string {
  const folded = foldText(text)
  const numbers = (folded.match(digitRun) ?? []).flatMap((run) => {
    const digits = run.replace(/[^0-9]/g, '')
    return digits === run ? [] : [digits]
  })
  return [folded, ...numbers].join('\n')
}

/**
 * Splits a search into words to look for in searchable text. A text matches if it contains every word of any one list:
 * the first has the words as typed, the second has phone numbers reduced to their national digits.
 */
export function splitSearch(search: string): string[][] {
  const folded = foldText(search)
  const compact = folded.replace(/\(?\+?\(?[0-9](?:[ ().+/-]*[0-9]){6,}/g, nationalDigits)
  return [...new Set([folded, compact])].map((text) => text.split(/\s+/).filter(Boolean))
}
