import { useEffect, useSyncExternalStore } from 'react'

import { createLiveConnection } from './live-connection.ts'
import { subscribeLiveEvents } from './subscribe-live-events.ts'

export const liveConnection = createLiveConnection(subscribeLiveEvents)

/** Keeps the person's stream open while this is shown; with null there is none. */
export function useLiveConnection(personId: string | null): void {
  useEffect(() => {
    if (personId === null) return
    return liveConnection.use(personId)
  }, [personId])
}

export function useIsConnected(): boolean {
  return useSyncExternalStore(liveConnection.subscribe, liveConnection.isConnected, () => false)
}
