import { isUnknownSection, type Section } from '@wildpath/page/document'
import { useEffect } from 'react'

import type { Editor } from '../store/editor.ts'
import { readFieldPath } from '../property-panel/read-field-path.ts'
import type { RequestedField } from '../property-panel/use-requested-field.ts'
import { getTargetKey } from '../pictures/picture-target.ts'
import type { PictureActions } from '../pictures/pictures-context.ts'
import { findPressedPicture, listElementsAt } from './pictures/find-pressed-picture.ts'
import { sectionAt } from './section-elements.ts'
import type { TextPress } from './use-text-editing.ts'

type Options = {
  /** The body of the page's document; null if selection is disabled. */
  body: HTMLElement | null
  editor: Editor
  /** Starts to edit the pressed text. Returns false if it cannot be edited there. */
  onText: (press: TextPress) => boolean
  /** Shows the field of the pressed text. */
  onField: (field: RequestedField) => void
  /** Null if pictures cannot be changed. */
  pictures: PictureActions | null
}

/** Selects the clicked section and edits the clicked text or picture. */
export function useSelectByPress({ body, editor, onText, onField, pictures }: Options): void {
  useEffect(() => {
    if (body === null) return
    function handlePress(event: MouseEvent) {
      const { sections } = editor.store.getState().history.present
      const found = sectionAt(event.target, sections)
      if (found === null || !isElement(event.target)) return
      const element = event.target.closest<HTMLElement>('[data-path], [data-field]')
      // The person selected text by dragging.
      const isDrag = element?.ownerDocument.getSelection()?.isCollapsed === false
      if (isDrag && !element?.isContentEditable) return
      editor.select(found.section)
      if (element === null) return openPicture(event, sections)
      const question = element.closest('summary')
      const isWriting = onText({
        element,
        section: found.section,
        at: { x: event.clientX, y: event.clientY },
      })
      const { path = element.dataset['field'] } = element.dataset
      if (path !== undefined && !isUnknownSection(found.section)) {
        const field = { sectionId: found.section.id, path: readFieldPath(path) }
        onField({ ...field, isFocused: !isWriting })
      }
      // A press on the text of an open question edits it instead of closing it.
      const isOpen = question?.parentElement?.hasAttribute('open') === true
      if (isWriting && (question === null || isOpen)) event.preventDefault()
    }
    function openPicture(event: MouseEvent, sections: readonly Section[]) {
      const { ownerDocument } = body as HTMLElement
      const pressed = findPressedPicture(listElementsAt(ownerDocument, event), sections)
      if (pressed === null) return
      const key = CSS.escape(getTargetKey(pressed.target))
      pictures?.open(pressed.target, ownerDocument.querySelector(`[data-target="${key}"]`))
    }
    body.addEventListener('click', handlePress)
    return () => body.removeEventListener('click', handlePress)
  }, [body, editor, onText, onField, pictures])
}

/** Elements of another document are none of this one's classes. */
function isElement(target: EventTarget | null): target is HTMLElement {
  return target !== null && 'closest' in target
}
