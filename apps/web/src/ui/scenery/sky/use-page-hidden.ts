import { useSyncExternalStore } from 'react'

/** Whether the tab is out of sight. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden)
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
