import { useEffect } from 'react'

import type { Editor } from '../store/editor.ts'
import { sectionAt } from './section-elements.ts'
import type { TextPress } from './use-text-editing.ts'

type Options = {
  /** Of the page's document; null while nothing is to be selected. */
  body: HTMLElement | null
  editor: Editor
  /** Starts to edit the pressed text. Returns false if it cannot be edited there. */
  onText: (press: TextPress) => boolean
}

/** Selects the section under a press and edits the text under it. */
export function useSelectByPress({ body, editor, onText }: Options): void {
  useEffect(() => {
    if (body === null) return
    function handlePress(event: MouseEvent) {
      const found = sectionAt(event.target, editor.store.getState().history.present.sections)
      if (found === null || !isElement(event.target)) return
      const element = event.target.closest<HTMLElement>('[data-path]')
      // The person selected text by dragging.
      const isDrag = element?.ownerDocument.getSelection()?.isCollapsed === false
      if (isDrag && !element?.isContentEditable) return
      editor.select(found.section)
      if (element === null) return
      const question = element.closest('summary')
      const isWriting = onText({
        element,
        section: found.section,
        at: { x: event.clientX, y: event.clientY },
      })
      // A press on the text of an open question edits it instead of closing it.
      const isOpen = question?.parentElement?.hasAttribute('open') === true
      if (isWriting && (question === null || isOpen)) event.preventDefault()
    }
    body.addEventListener('click', handlePress)
    return () => body.removeEventListener('click', handlePress)
  }, [body, editor, onText])
}

/** Elements of another document are none of this one's classes. */
function isElement(target: EventTarget | null): target is HTMLElement {
  return target !== null && 'closest' in target
}
