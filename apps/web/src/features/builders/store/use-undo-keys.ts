import { useEffect } from 'react'

import type { Editor } from './editor.ts'

/**
 * Ctrl or Cmd with Z, Shift+Z and Y, wherever the focus is: a field's own undo knows only its own
 * letters, and would bring back what the page no longer says.
 */
export function useUndoKeys(
  { undo, redo }: Pick<Editor, 'undo' | 'redo'>,
  /** The screen, or a page's own document, which the screen hears no keys of. */
  target: Window | Document | null = window,
  /** Of an editor in a dialog. What is behind an open dialog is not undone unseen. */
  isInDialog = false,
): void {
  useEffect(() => {
    if (target === null) return
    function handleKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || hasOwnHistory(event.target)) return
      if (isWithin(event.target, '[role=dialog]') !== isInDialog) return
      const key = event.key.toLowerCase()
      const move = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null
      if (move === null) return
      event.preventDefault()
      move()
    }
    // A window and a document call the event by the same name, but their types do not say so.
    const listened: EventTarget = target
    const listener = (event: Event) => handleKey(event as KeyboardEvent)
    listened.addEventListener('keydown', listener)
    return () => listened.removeEventListener('keydown', listener)
  }, [undo, redo, target, isInDialog])
}

/** A text of its own, such as a code editor's, is undone by itself. */
function hasOwnHistory(target: EventTarget | null): boolean {
  return isWithin(target, '[data-own-history]')
}

/** Elements of the page's document are none of this one's classes. */
function isWithin(target: EventTarget | null, selector: string): boolean {
  return target !== null && 'closest' in target && (target as Element).closest(selector) !== null
}
