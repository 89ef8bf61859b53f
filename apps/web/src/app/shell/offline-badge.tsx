import { api } from '@wildpath/contract'
import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'

import { callApi } from '../../lib/api-client.ts'
import { useDemoUser } from '../../lib/demo-session.ts'
import { networkStatus, useServerUnreachable } from '../../lib/network-status.ts'

// Spec 1, section 9.
const recheckMs = 5000

/** Says that the way to the server is cut, and looks every 5 seconds whether it is back. */
export function OfflineBadge() {
  const isOnline = useBrowserOnline()
  const isUnreachable = useServerUnreachable()
  const isDemo = useDemoUser() !== null

  const isShown = !isOnline || isUnreachable || isDemo

  return (
    // In the flow it keeps a strip at the page's end free, so that the badge covers nothing there.
    <div aria-live="polite" className={isShown ? 'h-16 shrink-0' : undefined}>
      {isShown && (
        <p className="fixed bottom-4 left-4 z-30 flex animate-appear items-center gap-2 rounded-full border border-lantern bg-lantern-wash px-3.5 py-1.5 text-note font-semibold text-lantern shadow-mid">
          <WifiOff aria-hidden size={16} />
          {isOnline ? 'Offline Mode' : 'Network Offline'}
        </p>
      )}
    </div>
  )
}

function useBrowserOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine)

  useEffect(() => {
    const look = () => setOnline(navigator.onLine)
    const recheck = () => {
      look()
      if (navigator.onLine && networkStatus.isUnreachable()) void probeServer()
    }
    window.addEventListener('online', recheck)
    window.addEventListener('offline', look)
    const timer = setInterval(recheck, recheckMs)
    return () => {
      window.removeEventListener('online', recheck)
      window.removeEventListener('offline', look)
      clearInterval(timer)
    }
  }, [])

  return isOnline
}

/** Any answer clears the offline flag; the API client keeps the flag when none comes. */
async function probeServer(): Promise<void> {
  await callApi(api.getSession, {}, { attempts: 1 }).catch(() => undefined)
}
