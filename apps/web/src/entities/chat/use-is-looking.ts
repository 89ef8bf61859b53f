import { useSyncExternalStore } from 'react'

/** Whether somebody has this tab before them: what is shown then counts as seen. */
export function useIsLooking(): boolean {
  return useSyncExternalStore(subscribe, read, () => false)
}

function read(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  window.addEventListener('focus', onChange)
  window.addEventListener('blur', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    window.removeEventListener('focus', onChange)
    window.removeEventListener('blur', onChange)
  }
}
