import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { informalGerman } from './informal-german.ts'
import { italian } from './italian.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'
import type { Words } from './words.ts'

/** The languages besides English in which a page can stand, by their tag. */
const languages: Readonly<Record<string, Words>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
}

/**
 * Returns the phrases for a page in a language: English if it has none of its own, informal German if the owner writes so.
 * Returns undefined for English pages, which have a separate writer.
 */
export function wordsFor(tag: string, typed: string): Words | undefined {
  // 'de-CH' is German.
  const [language = ''] = tag.toLowerCase().split('-')
  const isInformal =
    language === 'de' &&
    /(?<!\p{L})(?:du|dein\p{L}*|dir|dich|euch|eure\p{L}*)(?!\p{L})/iu.test(typed)
  if (language === 'en') return undefined
  return isInformal ? informalGerman : (languages[language] ?? english)
}
