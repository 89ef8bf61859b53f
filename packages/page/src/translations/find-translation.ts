import type { PageDocument } from '../document/page-document.ts'
import type { PageTranslations } from '../document/page-translations.ts'

type Translated = Pick<PageDocument, 'language' | 'translations'>

/** Returns the page's translation into a language; undefined for its own language or if there is none. */
export function findTranslation(
  { language, translations = {} }: Translated,
  tag: string,
): PageTranslations[string] | undefined {
  return tag !== language && Object.hasOwn(translations, tag) ? translations[tag] : undefined
}

/** Lists the tags of additional languages, including those that visitors cannot choose yet. */
export function listLanguages({ language, translations = {} }: Translated): string[] {
  return Object.keys(translations).filter((tag) => tag !== language)
}

/** Lists the tags of additional languages that visitors can choose. */
export function listShownLanguages(page: Translated): string[] {
  return listLanguages(page).filter((tag) => findTranslation(page, tag)?.isShown)
}
