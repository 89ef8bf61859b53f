export {
  isUntranslated,
  listTranslatableTexts,
  pruneTranslations,
  type TranslatableText,
} from './list-page-texts.ts'
export { findTranslation, listLanguages, listShownLanguages } from './find-translation.ts'
export { translatePage } from './translate-page.ts'
export { type PageTranslations, translationLimits } from '../document/page-translations.ts'
