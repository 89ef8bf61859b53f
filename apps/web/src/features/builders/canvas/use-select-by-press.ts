import { useEffect } from 'react'

import type { Editor } from '../store/editor.ts'
import { sectionKey } from '../store/section-key.ts'
import { sectionAt } from './section-elements.ts'
import type { TextPress } from './use-text-editing.ts'

type Options = {
  /** Of the page's document; null while nothing is to be selected. */
  body: HTMLElement | null
  editor: Editor
  /** A press on words of the section that is selected already, or a double one on any. */
  onText: ((press: TextPress) => void) | null
}

/** A press on the page selects the section under it. */
export function useSelectByPress({ body, editor, onText }: Options): void {
  useEffect(() => {
    if (body === null) return
    function handlePress(event: MouseEvent) {
      const { history, selected } = editor.store.getState()
      const found = sectionAt(event.target, history.present.sections)
      if (found === null) return
      const { section } = found
      const isAgain = selected === sectionKey(section) || event.detail > 1
      editor.select(section)
      if (isAgain && onText !== null && isElement(event.target)) {
        onText({ element: event.target, section, x: event.clientX, y: event.clientY })
      }
    }
    body.addEventListener('click', handlePress)
    return () => body.removeEventListener('click', handlePress)
  }, [body, editor, onText])
}

/** Elements of another document are none of this one's classes. */
function isElement(target: EventTarget | null): target is HTMLElement {
  return target !== null && 'closest' in target
}
