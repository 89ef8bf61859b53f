import { isUnknownSection, type Section } from '@wildpath/page/document'
import { fitHeadline } from '@wildpath/page/render'
import { createContext, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

import { notifyError } from '../../../ui/notify.ts'
import type { Editor } from '../store/editor.ts'
import { sectionKey } from '../store/section-key.ts'
import { getShownPage } from '../store/shown-page.ts'
import { fieldOfText } from './field-of-text.ts'
import { findNextText } from './find-next-text.ts'
import { openText } from './open-text.ts'
import { writeInPlace } from './write-in-place.ts'

/** `sectionKey` of the section whose words are being written on the page. */
export const EditedTextContext = createContext<string | null>(null)

/** A text to edit, and the caret position in pixels of the page's window; null places it at the end. */
export type TextPress = {
  element: HTMLElement
  section: Section
  at: { x: number; y: number } | null
}

/** Writing words where they stand: every letter is an edit of the page, the whole visit one step. */
export function useTextEditing(editor: Editor) {
  const [edited, setEdited] = useState<string | null>(null)

  const begin = useCallback(
    function beginWriting({ element, section, at }: TextPress): boolean {
      if (isUnknownSection(section)) return false
      if (element.isContentEditable) return true
      const sectionsNow = () => getShownPage(editor.store.getState()).sections
      const key = sectionKey(section)
      const shown = sectionsNow().find((one) => sectionKey(one) === key)
      const path = shown === undefined ? null : fieldOfText(element, shown)
      if (path === null) return false
      const text = openText(editor, { key, path })
      setEdited(key)
      const writing = writeInPlace(element, {
        at,
        onInput(value) {
          text.write(value)
          const kept = text.read()
          if (kept === value) return
          notifyError('Text can’t exceed 20,000 characters.')
          writing.show(String(kept))
        },
        onTab(direction) {
          const findNext = findNextText(element, direction, sectionsNow)
          // The text that was written is drawn before the next one begins.
          flushSync(writing.end)
          const next = findNext()
          if (next === null) return
          editor.select(next.section)
          next.element.scrollIntoView({ block: 'nearest' })
          beginWriting({ ...next, at: null })
        },
        onEnd() {
          unsubscribe()
          editor.commitBatch()
          setEdited(null)
        },
      })
      // Undo, or another hand, while the words are being written.
      const unsubscribe = editor.store.subscribe(() => {
        const value = text.read()
        if (typeof value !== 'string') return writing.end()
        writing.show(value)
        fitHeadline(element, value)
      })
      return true
    },
    [editor],
  )

  return { edited, begin }
}
