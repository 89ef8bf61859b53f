import { useEffect, useEffectEvent } from 'react'

/** Ctrl+S, or Cmd+S, saves the editor instead of the browser's copy of the screen. */
export function useSaveShortcut(onSave: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    onSave()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
