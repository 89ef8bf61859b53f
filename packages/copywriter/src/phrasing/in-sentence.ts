import { looksOrdinary } from '../grammar/common-words.ts'
import { isEnglishWord } from '../grammar/english-words.ts'
import { placeNames } from '../grammar/word-lists.ts'

/** A phrase for the middle of a sentence: names and abbreviations keep their capitals. */
export function inSentence(phrase: string): string {
  const [first = ''] = /^[\p{L}-]+/u.exec(phrase) ?? []
  const isWord = looksOrdinary(first) || isEnglishWord(first.toLowerCase())
  if (placeNames.has(first.toLowerCase()) || !isWord) return phrase
  return /^\p{Lu}\p{Ll}/u.test(phrase) || phrase.startsWith('A ')
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase
}
