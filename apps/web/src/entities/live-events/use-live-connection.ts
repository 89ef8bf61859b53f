import { useEffect, useSyncExternalStore } from 'react'

import { whenIdle } from '../../lib/when-idle.ts'
import { createLiveConnection } from './live-connection.ts'
import type { LiveHandlers } from './subscribe-live-events.ts'

export const liveConnection = createLiveConnection(subscribeWhenIdle)

/** Loads the code and opens the stream after the screen is usable. Without the code, screens keep polling. */
function subscribeWhenIdle(handlers: LiveHandlers): () => void {
  let isStopped = false
  let stop = whenIdle(async () => {
    const module = await import('./subscribe-live-events.ts').catch(() => null)
    if (module !== null && !isStopped) stop = module.subscribeLiveEvents(handlers)
  })
  return () => {
    isStopped = true
    stop()
  }
}

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
