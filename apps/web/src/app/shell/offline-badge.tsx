import { WifiOff } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'

import { useDemoUser } from '../../entities/person/demo-session.ts'
import { networkStatus, probeServer, useServerUnreachable } from '../../lib/network-status.ts'

// Spec 1, section 9.
const recheckMs = 5000

/** Says that the way to the server is cut, and looks every 5 seconds whether it is back. */
export function OfflineBadge() {
  const isOnline = useBrowserOnline()
  const isUnreachable = useServerUnreachable()
  const isDemo = useDemoUser() !== null
  const isShown = !isOnline || isUnreachable || isDemo

  return (
    // A strip along the foot of the window, at every width: a badge that floats lies on somebody's button.
    // Bars at the foot of the window sit above it: its mark sets `--foot`.
    <div aria-live="polite" className="sticky bottom-0 z-30 order-2">
      {isShown && (
        <p
          data-foot
          className="flex h-(--strip) animate-appear items-center gap-2 border-t border-lantern bg-lantern-wash px-4 text-note font-semibold text-lantern"
        >
          <WifiOff aria-hidden size={16} />
          {isOnline ? 'Offline Mode' : 'Network Offline'}
        </p>
      )}
    </div>
  )
}

function useBrowserOnline(): boolean {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

  useEffect(() => {
    const recheck = () => {
      if (navigator.onLine && networkStatus.isUnreachable()) void probeServer()
    }
    window.addEventListener('online', recheck)
    const timer = setInterval(recheck, recheckMs)
    return () => {
      window.removeEventListener('online', recheck)
      clearInterval(timer)
    }
  }, [])

  return isOnline
}

/** Browsers forget to announce some changes, so it is also looked at on a clock. */
function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  const timer = setInterval(onChange, recheckMs)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
    clearInterval(timer)
  }
}
