import type { rightToLeftLanguages } from './page-language.ts'

/** Letters of these languages that Arabic does not have. */
const urduLetters = /[ٹڈڑںےھہ]/gu
const persianLetters = /[پچژگکی]/gu

/**
 * Returns the language tag of a text in Hebrew or Arabic script, or null if less than a third of its letters are.
 * Owners mix in Latin names and the page's own English words.
 */
export function findRightToLeftLanguage(
  text: string,
): (typeof rightToLeftLanguages)[number] | null {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const hebrew = count(/\p{Script=Hebrew}/gu)
  const arabic = count(/\p{Script=Arabic}/gu)
  if ((hebrew + arabic) * 3 <= count(/\p{L}/gu)) return null
  if (hebrew >= arabic) return 'he'
  // A single name from another language does not decide.
  const isFrequent = (letters: RegExp) => count(letters) * 50 > arabic
  if (isFrequent(urduLetters)) return 'ur'
  return isFrequent(persianLetters) ? 'fa' : 'ar'
}
