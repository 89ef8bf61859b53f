import { useEffect } from 'react'

import type { Editor } from './editor.ts'
import { undoByKey } from './undo-by-key.ts'

/** Undo and redo by key on the screen, or on a page's own document, which the screen hears no keys of. */
export function useUndoKeys(
  { undo, redo }: Pick<Editor, 'undo' | 'redo'>,
  target: Window | Document | null = window,
): void {
  useEffect(() => {
    if (target === null) return
    // A window and a document call the event by the same name, but their types do not say so.
    const listened: EventTarget = target
    const listener = (event: Event) => undoByKey(event as KeyboardEvent, { undo, redo })
    listened.addEventListener('keydown', listener)
    return () => listened.removeEventListener('keydown', listener)
  }, [undo, redo, target])
}
