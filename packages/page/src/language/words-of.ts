import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import { dutch } from './nl.ts'
import { languageOf, type PageLanguage } from './page-language.ts'
import type { PageWords } from './page-words.ts'
import { portuguese } from './pt.ts'

const words: Record<PageLanguage, PageWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  pt: portuguese,
}

/** The words of a page whose texts have that language tag. */
export function wordsOf(tag: string | undefined): PageWords {
  return words[languageOf(tag)]
}

/** For amounts and dates: the country that the texts name, else that of their language's words. */
export function localeOf(tag: string | undefined): string {
  return tag !== undefined && /^[a-z]{2,3}-[A-Z]{2}$/.test(tag) ? tag : wordsOf(tag).locale
}
