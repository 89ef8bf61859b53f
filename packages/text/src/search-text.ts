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

/** Limits the load on the database; more lists find few additional results. */
const mostSpellings = 8

/**
 * Splits a search into words to look for in searchable text. A text matches if it contains every word of any one list:
 * the first has the words as typed, others reduce phone numbers to their national digits and spell umlauts either way
 * ('Juergen' and 'Jürgen' find each other).
 */
export function splitSearch(search: string): string[][] {
  const words = search.split(/\s+/).map(spellings)
  const spelled = words
    .reduce<string[][]>(
      (lists, word) =>
        word.flatMap((one) => lists.map((list) => [...list, one])).slice(0, mostSpellings),
      [[]],
    )
    .map((list) => list.join(' '))
  const compact = foldText(search).replace(/\(?\+?\(?[0-9](?:[ ().+/-]*[0-9]){6,}/g, nationalDigits)
  return [...new Set([...spelled, compact])].map((text) => text.split(/\s+/).filter(Boolean))
}

/** Returns the folded word and, in German, its other umlaut spelling. */
function spellings(word: string): string[] {
  const writtenOut = word.normalize('NFC').replace(/[äöü]/giu, (umlaut) => `${foldText(umlaut)}e`)
  const folded = foldText(word)
  const contracted = folded.length < 5 ? folded : folded.replace(/([aou])e/g, '$1')
  return [...new Set([folded, foldText(writtenOut), contracted])]
}
