import { useSyncExternalStore } from 'react'

const query = '(min-width: 64rem)'

/** Whether two columns fit on the screen: Tailwind's `lg`. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
}

function subscribe(onChange: () => void) {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
