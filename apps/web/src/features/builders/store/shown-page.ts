import type { PageDocument } from '@wildpath/page/document'
import { findTranslation, translatePage } from '@wildpath/page/translations'

import type { EditorState } from './editor.ts'

type Shown = Pick<EditorState, 'history' | 'language'>

/** Returns the tag of the additional language being edited; null for the page's own or if the page no longer has it. */
export function getEditedLanguage({ history, language }: Shown): string | null {
  return language !== null && findTranslation(history.present, language) !== undefined
    ? language
    : null
}

const translated = new WeakMap<PageDocument, { language: string; page: PageDocument }>()

/** Returns the page in the language being edited. */
export function getShownPage(state: Shown): PageDocument {
  const { present } = state.history
  const language = getEditedLanguage(state)
  if (language === null) return present
  const known = translated.get(present)
  if (known?.language === language) return known.page
  const page = translatePage(present, language)
  translated.set(present, { language, page })
  return page
}
