import type { KeyboardEvent } from 'react'

import type { SectionHistory } from './use-section-history.ts'

/** Ctrl or Cmd with Z, Shift+Z and Y within a dialog that has a history of its own. */
export function undoByKey(
  event: KeyboardEvent,
  { undo, redo }: Pick<SectionHistory, 'undo' | 'redo'>,
): void {
  // A question that lies over the dialog bubbles through it too.
  if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return
  const key = event.key.toLowerCase()
  if (key !== 'z' && key !== 'y') return
  event.preventDefault()
  if (key === 'y' || event.shiftKey) redo()
  else undo()
}
