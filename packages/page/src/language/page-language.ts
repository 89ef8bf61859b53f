/** Languages that a page has its own words in; in any other they are English. */
export const pageLanguages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const
export type PageLanguage = (typeof pageLanguages)[number]

/** Languages that the product detects and offers without built-in phrases; the page's own text stays in English. */
export const languagesWithoutWords =
  'am ar be bg bn bo ca ckb cs da dv el et fa fi gu he hi hr hu hy id is ja ka kk km kn ko lo lt lv mk ml mn my nb or pa pl ps ro ru sd si sk sl sr sv ta te th tr ug uk ur vi zh'.split(
    ' ',
  )

/** A language, with its country where that matters: 'de', 'pt-BR' (BCP 47). */
export const languageTagPattern = /^[a-z]{2,3}(?:-[A-Z]{2})?$/

/** Arabic, Kurdish (Sorani), Divehi, Persian, Hebrew, Pashto, Sindhi, Uyghur, Urdu and Yiddish. */
const rightToLeft = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']

/** Which way texts of that tag are read, as the `dir` of an element; absent where it is the usual one. */
export function directionOf(tag: string | undefined): 'rtl' | undefined {
  return rightToLeft.includes(primaryOf(tag) ?? '') ? 'rtl' : undefined
}

/** The language that a page's own words are in, by the tag of its texts. */
export function languageOf(tag: string | undefined): PageLanguage {
  const primary = primaryOf(tag)
  return pageLanguages.find((language) => language === primary) ?? 'en'
}

/** Whether a page in that language has its own words, instead of English ones. */
export function hasOwnWords(tag: string): boolean {
  return pageLanguages.some((language) => language === primaryOf(tag))
}

function primaryOf(tag: string | undefined): string | undefined {
  return tag?.split('-', 1)[0]?.toLowerCase()
}
