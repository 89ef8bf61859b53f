import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'

import { useSession } from '../person/session.ts'
import { createRealtimeInvalidation } from './realtime-invalidation.ts'
import { subscribeLiveEvents } from './subscribe-live-events.ts'

const realtime = createRealtimeInvalidation({ listen: subscribeLiveEvents })

/** Reads again what the server says has changed, while a screen that shows leads or numbers is open. */
export function useRealtimeInvalidation(): void {
  const queryClient = useQueryClient()
  const session = useSession()
  const personId = session?.isDemo ? null : (session?.user?.id ?? null)

  useEffect(() => {
    if (personId === null) return
    return realtime.use(personId, queryClient)
  }, [personId, queryClient])
}

// In case an event got lost on its way.
const rareMs = 60_000

/** How often to ask by itself: every `intervalMs`, and hardly ever while the server tells by itself. */
export function usePolling(intervalMs: number): number {
  const isLive = useSyncExternalStore(realtime.subscribe, realtime.isConnected, () => false)
  return isLive ? rareMs : intervalMs
}
