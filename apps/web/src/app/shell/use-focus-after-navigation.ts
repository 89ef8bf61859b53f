import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { focusScreen } from '../../lib/focus-screen.ts'
import { clearSessionFlag, hasSessionFlag } from '../../lib/session-flags.ts'

/**
 * After each navigation: moves the focus to the new screen's heading, or to the place named in the address, so that keyboards and screen
 * readers start there, and honours 'scrollToTop'. The first screen of a visit keeps the focus where
 * the browser put it.
 */
export function useFocusAfterNavigation(isReady: boolean): void {
  const { pathname, hash } = useLocation()
  const previousPath = useRef<string | null>(null)

  useEffect(() => {
    if (!isReady || previousPath.current === pathname) return
    const isFirstScreen = previousPath.current === null
    previousPath.current = pathname
    if (isFirstScreen) return

    focusScreen(hash)
    if (!hasSessionFlag('scrollToTop')) return
    window.scrollTo(0, 0)
    // The flag outlives the arrival that it was set for and is spent by the next one.
    if (!pathname.includes('/auth')) clearSessionFlag('scrollToTop')
  }, [pathname, hash, isReady])
}
