import { useEffect } from 'react'

import type { Editor } from './editor.ts'

/**
 * Ctrl or Cmd with Z, Shift+Z and Y, wherever the focus is: a field's own undo knows only its own
 * letters, and would bring back what the page no longer says.
 */
export function useUndoKeys({ undo, redo }: Pick<Editor, 'undo' | 'redo'>, isOn = true): void {
  useEffect(() => {
    if (!isOn) return
    function handleKey(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const move = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null
      if (move === null) return
      event.preventDefault()
      move()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [undo, redo, isOn])
}
