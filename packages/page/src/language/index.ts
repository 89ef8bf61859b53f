export {
  directionOf,
  hasOwnWords,
  languageOf,
  languagesWithoutWords,
  languageTagPattern,
  type PageLanguage,
  pageLanguages,
} from './page-language.ts'
export type { PageWords } from './page-words.ts'
export { localeOf, wordsOf } from './words-of.ts'
