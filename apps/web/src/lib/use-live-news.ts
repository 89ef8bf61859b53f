import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'

import { funnelKeys } from './funnel-queries.ts'
import { hearLiveEvents } from './live-events.ts'
import { useSession } from './session.ts'

const listeners = new Set<() => void>()
let isConnected = false

function setConnected(next: boolean) {
  if (next === isConnected) return
  isConnected = next
  for (const listener of listeners) listener()
}

/** Reads again what the server says has changed, while a screen that shows leads or numbers is open. */
export function useLiveNews(): void {
  const queryClient = useQueryClient()
  const session = useSession()
  const personId = session?.isDemo ? null : (session?.user?.id ?? null)

  useEffect(() => {
    if (personId === null) return
    const stop = hearLiveEvents({
      onOpen() {
        setConnected(true)
        // What happened before was not heard: while it was cut, or between the first answers and now.
        void queryClient.invalidateQueries({ queryKey: funnelKeys.all })
      },
      onClose: () => setConnected(false),
      onEvent({ funnel_id }) {
        for (const queryKey of funnelKeys.ofLeads(funnel_id)) {
          void queryClient.invalidateQueries({ queryKey })
        }
      },
    })
    return () => {
      stop()
      setConnected(false)
    }
  }, [personId, queryClient])
}

// Only in case a piece of news got lost on its way.
const rareMs = 60_000

/** How often to ask by itself: every `intervalMs`, and hardly ever while news come as they happen. */
export function usePolling(intervalMs: number): number {
  const hears = useSyncExternalStore(
    subscribe,
    () => isConnected,
    () => false,
  )
  return hears ? rareMs : intervalMs
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
