import { shortcutKey } from './shortcut-key.ts'

type SaveKeyEvent = Pick<
  KeyboardEvent,
  'ctrlKey' | 'metaKey' | 'altKey' | 'key' | 'code' | 'target' | 'preventDefault'
>

/**
 * Ctrl+S, or Cmd+S, saves what is edited instead of the browser's copy of the screen. What is behind an open
 * dialog is not saved unseen.
 */
export function saveByKey(event: SaveKeyEvent, onSave: () => void): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || shortcutKey(event) !== 's') return
  event.preventDefault()
  if (!isInDialog(event.target)) onSave()
}

/** Elements of a page's own document are none of this one's classes. */
function isInDialog(target: EventTarget | null): boolean {
  return (
    target !== null && 'closest' in target && (target as Element).closest('[role=dialog]') !== null
  )
}
