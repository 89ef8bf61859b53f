export {
  languageOf,
  languageTagPattern,
  type PageLanguage,
  pageLanguages,
} from './page-language.ts'
