import { looksOrdinary } from '../grammar/common-words.ts'
import { isEnglishWord } from '../grammar/english-words.ts'
import { placeNames } from '../grammar/word-lists.ts'

/** A phrase for the middle of a sentence: names and abbreviations keep their capitals. */
export function inSentence(phrase: string): string {
  const [first = ''] = /^[\p{L}-]+/u.exec(phrase) ?? []
  const isWord =
    looksOrdinary(first) ||
    first
      .toLowerCase()
      .split('-')
      .every((part) => isEnglishWord(part))
  // 'Browns Canyon half day': a capital in the middle makes a name of the word before it, and 'Closed Mondays' none.
  if (/^\p{Lu}[\p{L}-]+ \p{Lu}\p{Ll}/u.test(phrase) && !alwaysCapital.test(phrase)) return phrase
  if (monthFirst.test(phrase)) return phrase
  if (placeNames.has(first.toLowerCase()) || !isWord) return phrase
  return /^\p{Lu}\p{Ll}/u.test(phrase) || phrase.startsWith('A ')
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase
}

const alwaysCapital =
  /^\S+ (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Spanish|Italian|Dutch|Portuguese|Christmas|Easter)\b/u

/** Months that are other words, too. */
const monthFirst = /^(?:March|May|August)(?:$|,| (?:to|and|or|until|–|-|\d))/u
