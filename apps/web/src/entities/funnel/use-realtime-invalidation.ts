import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import {
  liveConnection,
  useIsConnected,
  useLiveConnection,
} from '../live-events/use-live-connection.ts'
import { useSession } from '../person/session.ts'
import { invalidateInRealtime } from './realtime-invalidation.ts'

/** Reads again what the server says has changed, while a screen that shows leads or numbers is open. */
export function useRealtimeInvalidation(): void {
  const queryClient = useQueryClient()
  const session = useSession()

  useEffect(() => invalidateInRealtime(queryClient, liveConnection), [queryClient])
  useLiveConnection(session?.isDemo ? null : (session?.user?.id ?? null))
}

// In case an event got lost on its way.
const rareMs = 60_000

/** How often to ask by itself: every `intervalMs`, and hardly ever while the server tells by itself. */
export function usePolling(intervalMs: number): number {
  return useIsConnected() ? rareMs : intervalMs
}
