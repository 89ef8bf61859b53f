import { useSyncExternalStore } from 'react'

export type Theme = 'dark' | 'light'

// index.html and public.html read the same key before the first paint.
const storageKey = 'theme'
const listeners = new Set<() => void>()

/** Dark unless the saved choice is 'light' (spec 1, section 9). */
export function themeOf(saved: string | null): Theme {
  return saved === 'light' ? 'light' : 'dark'
}

function currentTheme(): Theme {
  return themeOf(document.documentElement.dataset['theme'] ?? null)
}

function setTheme(theme: Theme) {
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Storage is off: the choice lasts until the page is left.
  }
  for (const listener of listeners) listener()
}

// Chosen in another tab.
function followTabs({ key, newValue }: StorageEvent) {
  if (key !== storageKey) return
  document.documentElement.dataset['theme'] = themeOf(newValue)
  for (const listener of listeners) listener()
}

export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'dark' as const)
  return { theme, toggleTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark') }
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', followTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followTabs)
  }
}
