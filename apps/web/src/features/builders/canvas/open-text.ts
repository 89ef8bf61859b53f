import { type FieldPath, getField } from '@wildpath/page/edit'

import { setTranslation } from '../languages/set-translation.ts'
import type { Editor } from '../store/editor.ts'
import { sectionKey } from '../store/section-key.ts'
import { getEditedLanguage, getShownPage } from '../store/shown-page.ts'

type TextPlace = {
  /** `sectionKey` of its section. */
  key: string
  path: FieldPath
}

type OpenText = {
  /** Returns the current text; undefined if its field no longer exists. */
  read: () => unknown
  /** Changes the text, or its translation if an additional language is being edited. */
  write: (value: string) => void
}

/** Opens page text for editing on the canvas. */
export function openText(editor: Editor, { key, path }: TextPlace): OpenText {
  const batch = `text ${key} ${path.join('.')}`
  const getState = () => editor.store.getState()
  const findSectionIndex = () =>
    getState().history.present.sections.findIndex((section) => sectionKey(section) === key)
  const getSource = () => getField(getState().history.present.sections[findSectionIndex()], path)

  return {
    read() {
      const language = getEditedLanguage(getState())
      const { translations } = getState().history.present
      const stored = getField(translations, [language ?? '', 'texts', String(getSource())])
      // The canvas shows the source text instead of an empty translation.
      return stored ?? getField(getShownPage(getState()).sections[findSectionIndex()], path)
    },
    write(value) {
      const language = getEditedLanguage(getState())
      if (language === null) {
        editor.edit(
          { kind: 'set-section-field', index: findSectionIndex(), path, value },
          { batch },
        )
      } else {
        setTranslation(editor, { language, text: String(getSource()), words: value })
      }
    },
  }
}
