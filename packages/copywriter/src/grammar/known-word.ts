import { isCommonWord } from './common-words.ts'
import { isEnglishWord } from './english-words.ts'
import { acronyms, tradeWords } from './word-lists.ts'

/** Whether every part of the word stands in a dictionary, is one of the trades' own, or is known besides. */
export function isInDictionary(word: string, isKnownBesides?: (part: string) => boolean): boolean {
  return word
    .toLowerCase()
    .replace(/['’]\p{L}*$/u, '')
    .split('-')
    .every(
      (part) =>
        part.length < 2 ||
        isEnglishWord(part) ||
        isCommonWord(part) ||
        acronyms.has(part) ||
        tradeWords.has(part) ||
        isKnownBesides?.(part) === true,
    )
}
