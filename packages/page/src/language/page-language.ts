/** Languages that a page has its own words in; in any other they are English. */
export const pageLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const
export type PageLanguage = (typeof pageLanguages)[number]

/** A language, with its country where that matters: 'de', 'pt-BR' (BCP 47). */
export const languageTagPattern = /^[a-z]{2,3}(?:-[A-Z]{2})?$/

/** The language that a page's own words are in, by the tag of its texts. */
export function languageOf(tag: string | undefined): PageLanguage {
  const primary = tag?.split('-', 1)[0]?.toLowerCase()
  return pageLanguages.find((language) => language === primary) ?? 'en'
}
