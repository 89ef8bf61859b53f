export { findRightToLeftLanguage } from './find-right-to-left-language.ts'
export {
  directionOf,
  hasOwnWords,
  languageOf,
  languageTagPattern,
  type PageLanguage,
  pageLanguages,
  rightToLeftLanguages,
} from './page-language.ts'
export type { PageWords } from './page-words.ts'
export { localeOf, wordsOf } from './words-of.ts'
