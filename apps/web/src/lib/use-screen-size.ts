import { useSyncExternalStore } from 'react'

/** Returns whether the screen fits two columns: Tailwind's `lg`. */
export const useWide = createMediaHook('(min-width: 64rem)')

/** Returns whether the screen is narrower than Tailwind's `md`. */
export const usePhone = createMediaHook('(max-width: 47.99rem)')

function createMediaHook(query: string): () => boolean {
  function subscribe(onChange: () => void) {
    const list = window.matchMedia(query)
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }
  return () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
