import { getField } from '@wildpath/page/edit'
import { isUnknownSection, type Section } from '@wildpath/page/document'
import { createContext, useCallback, useState } from 'react'

import { notifyError } from '../../../ui/notify.ts'
import type { Editor } from '../store/editor.ts'
import { sectionKey } from '../store/section-key.ts'
import { fieldOfText } from './field-of-text.ts'
import { writeInPlace } from './write-in-place.ts'

/** `sectionKey` of the section whose words are being written on the page. */
export const EditedTextContext = createContext<string | null>(null)

/** A press on the page's words; the place is that of the page's window, in pixels. */
export type TextPress = {
  element: HTMLElement
  section: Section
  x: number
  y: number
}

/** Writing words where they stand: every letter is an edit of the page, the whole visit one step. */
export function useTextEditing(editor: Editor) {
  const [edited, setEdited] = useState<string | null>(null)

  const begin = useCallback(
    ({ element, section, x, y }: TextPress) => {
      if (isUnknownSection(section) || element.isContentEditable) return
      const sectionsNow = () => editor.store.getState().history.present.sections
      const path = fieldOfText(element, section)
      if (path === null) return
      const key = sectionKey(section)
      const batch = `text ${key} ${path.join('.')}`
      const place = () => sectionsNow().findIndex((one) => sectionKey(one) === key)
      setEdited(key)
      const writing = writeInPlace(element, {
        at: { x, y },
        onInput(value) {
          editor.edit({ kind: 'set-section-field', index: place(), path, value }, { batch })
          const kept = getField(sectionsNow()[place()], path)
          if (kept === value) return
          notifyError('That is more than a text can hold: 20,000 characters. It stays as it was.')
          writing.show(String(kept))
        },
        onEnd() {
          unsubscribe()
          editor.commitBatch()
          setEdited(null)
        },
      })
      // Undo, or another hand, while the words are being written.
      const unsubscribe = editor.store.subscribe(() => {
        const value = getField(sectionsNow()[place()], path)
        if (typeof value === 'string') writing.show(value)
        else writing.end()
      })
    },
    [editor],
  )

  return { edited, begin }
}
