import { foldText } from '@wildpath/text'

/** More would only make the question slower. */
const mostWords = 20

/** A text-search query for what has all words, each of which may be only begun; null without a word. */
export function allWords(text: string): string | null {
  const words = wordsOf(text)
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ')
}

/** A text-search query for what has any of the words; null without a word. */
export function anyWord(text: string): string | null {
  const words = wordsOf(text)
  return words.length === 0 ? null : words.join(' | ')
}

/** Letters and digits alone, so that nothing in them means anything to the query. */
function wordsOf(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)
}
