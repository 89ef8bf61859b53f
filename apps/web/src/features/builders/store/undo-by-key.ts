import { shortcutKey } from '../../../lib/shortcut-key.ts'
import type { Editor } from './editor.ts'

/** Of the browser as of React. */
type UndoKeyEvent = Pick<
  KeyboardEvent,
  'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key' | 'code' | 'target' | 'currentTarget'
> & { preventDefault: () => void }

/**
 * Ctrl or Cmd with Z, Shift+Z and Y, wherever the focus is in what is listened on, a dialog or the
 * screen: a field's own undo knows only its own letters. What is behind an open dialog is not undone
 * unseen, nor is a text that has a history of its own, such as a code editor's.
 */
export function undoByKey(
  event: UndoKeyEvent,
  { undo, redo }: Pick<Editor, 'undo' | 'redo'>,
): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  const key = shortcutKey(event)
  const move = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null
  if (move === null || around(event.target, '[data-own-history]') !== null) return
  const dialog = around(event.target, '[role=dialog]')
  if (dialog !== null && dialog !== event.currentTarget) return
  if (dialog === null && isElement(event.currentTarget)) return
  event.preventDefault()
  move()
}

function around(target: EventTarget | null, selector: string): Element | null {
  return isElement(target) ? target.closest(selector) : null
}

/** By its method instead of by class: elements of the page's frame have classes of their own. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target
}
