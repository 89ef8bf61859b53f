import { clsx } from 'clsx'
import { WifiOff } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'

import { useDemoUser } from '../../lib/demo-session.ts'
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
    // A strip of its own on phones; elsewhere it keeps one free at the page's end: it covers nothing.
    <div
      aria-live="polite"
      className={clsx(
        isShown &&
          'max-sm:sticky max-sm:bottom-0 max-sm:z-30 max-sm:border-t max-sm:border-lantern max-sm:bg-lantern-wash sm:h-16 sm:shrink-0',
      )}
    >
      {isShown && (
        <p className="flex animate-appear items-center gap-2 px-4 py-2 text-note font-semibold text-lantern sm:fixed sm:bottom-4 sm:left-4 sm:z-30 sm:rounded-full sm:border sm:border-lantern sm:bg-lantern-wash sm:px-3.5 sm:py-1.5 sm:shadow-mid">
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
