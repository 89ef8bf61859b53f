import { tryStorage } from './try-storage.ts'

/** Spec 1, section 9: what the shell remembers for this browser session. */
type SessionFlag = 'visitedHomePage' | 'scrollToTop'

export function setSessionFlag(flag: SessionFlag): void {
  tryStorage(() => sessionStorage.setItem(flag, 'true'))
}

export function hasSessionFlag(flag: SessionFlag): boolean {
  return tryStorage(() => sessionStorage.getItem(flag) !== null) ?? false
}

export function clearSessionFlag(flag: SessionFlag): void {
  tryStorage(() => sessionStorage.removeItem(flag))
}
