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
  /** The text that stands there now; undefined if its field is gone. */
  read: () => unknown
  /** Changes the text, or its translation while a further language is edited. */
  write: (value: string) => void
}

/** A text of the page that is being written where it stands. */
export function openText(editor: Editor, { key, path }: TextPlace): OpenText {
  const batch = `text ${key} ${path.join('.')}`
  const stateNow = () => editor.store.getState()
  const place = () =>
    stateNow().history.present.sections.findIndex((section) => sectionKey(section) === key)
  const source = () => getField(stateNow().history.present.sections[place()], path)

  return {
    read() {
      const language = getEditedLanguage(stateNow())
      const { translations } = stateNow().history.present
      const stored = getField(translations, [language ?? '', 'texts', String(source())])
      // While it is empty, the canvas shows the source text instead.
      return stored ?? getField(getShownPage(stateNow()).sections[place()], path)
    },
    write(value) {
      const language = getEditedLanguage(stateNow())
      if (language === null) {
        editor.edit({ kind: 'set-section-field', index: place(), path, value }, { batch })
      } else {
        setTranslation(editor, { language, text: String(source()), words: value })
      }
    },
  }
}
