import { useEffect, useEffectEvent } from 'react'

import { saveByKey } from './save-by-key.ts'

/** Saving by key on the screen, or on a page's own document, which the screen hears no keys of. */
export function useSaveShortcut(
  onSave: () => void,
  target: Window | Document | null = window,
): void {
  const handleSave = useEffectEvent(onSave)

  useEffect(() => {
    if (target === null) return
    // A window and a document call the event by the same name, but their types do not say so.
    const listened: EventTarget = target
    const listener = (event: Event) => saveByKey(event as KeyboardEvent, () => handleSave())
    listened.addEventListener('keydown', listener)
    return () => listened.removeEventListener('keydown', listener)
  }, [target])
}
