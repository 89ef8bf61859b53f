import type { PageDocument } from '../document/page-document.ts'
import type { PageTranslations } from '../document/page-translations.ts'

type Translated = Pick<PageDocument, 'language' | 'translations'>

/** The page's translation into a language; undefined for its own language and those it does not have. */
export function findTranslation(
  { language, translations = {} }: Translated,
  tag: string,
): PageTranslations[string] | undefined {
  return tag !== language && Object.hasOwn(translations, tag) ? translations[tag] : undefined
}

/** Tags of the further languages, including those that visitors do not see yet. */
export function listLanguages({ language, translations = {} }: Translated): string[] {
  return Object.keys(translations).filter((tag) => tag !== language)
}

/** Tags of the further languages that visitors can choose. */
export function listShownLanguages(page: Translated): string[] {
  return listLanguages(page).filter((tag) => findTranslation(page, tag)?.isShown)
}
