import { useEffect } from 'react'

import { shortcutKey } from '../../../lib/shortcut-key.ts'

const ownHistory = 'input, textarea, select, [role=dialog]'

/** Ctrl or Cmd with Z takes the last change back, except where something is typed. */
export function useUndoKey(undo: () => void): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isUndo || shortcutKey(event) !== 'z') return
      if (event.target instanceof Element && event.target.closest(ownHistory)) return
      event.preventDefault()
      undo()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [undo])
}
