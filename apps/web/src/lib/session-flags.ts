/** Spec 1, section 9: what the shell remembers for this browser session. */
type SessionFlag = 'visitedHomePage' | 'scrollToTop'

export function setSessionFlag(flag: SessionFlag): void {
  try {
    sessionStorage.setItem(flag, 'true')
  } catch {
    // Storage is off: the flags are a comfort, not a need.
  }
}

export function hasSessionFlag(flag: SessionFlag): boolean {
  try {
    return sessionStorage.getItem(flag) !== null
  } catch {
    return false
  }
}

export function clearSessionFlag(flag: SessionFlag): void {
  try {
    sessionStorage.removeItem(flag)
  } catch {
    // See above.
  }
}
