import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'

import { funnelKeys } from './funnel-queries.ts'
import { keepWhileUsed } from '../../lib/keep-while-used.ts'
import { subscribeLiveEvents } from './subscribe-live-events.ts'
import { useSession } from '../person/session.ts'

const listeners = new Set<() => void>()
let isConnected = false

function setConnected(next: boolean) {
  if (next === isConnected) return
  isConnected = next
  for (const listener of listeners) listener()
}

// A glance at another screen does not end it: what changes meanwhile is known on the way back.
const lingerMs = 60_000
/** So long an answer may have been on its way before its time was noted. */
const marginMs = 2000

let cache: QueryClient | undefined
const keepListening = keepWhileUsed({ start: listen, lingerMs })

function listen(): () => void {
  const stop = subscribeLiveEvents({
    onOpen(completeForMs) {
      setConnected(true)
      // What happened before was not heard: while it was cut, or since an answer that is older.
      const youngestMs = Date.now() - Math.max(0, completeForMs - marginMs)
      void cache?.invalidateQueries({
        queryKey: funnelKeys.all,
        predicate: ({ state }) => state.dataUpdatedAt < youngestMs,
      })
    },
    onClose: () => setConnected(false),
    onEvent({ funnel_id }) {
      for (const queryKey of funnelKeys.ofLeads(funnel_id)) {
        void cache?.invalidateQueries({ queryKey })
      }
    },
  })
  return () => {
    stop()
    setConnected(false)
  }
}

/** Reads again what the server says has changed, while a screen that shows leads or numbers is open. */
export function useRealtimeInvalidation(): void {
  const queryClient = useQueryClient()
  const session = useSession()
  const personId = session?.isDemo ? null : (session?.user?.id ?? null)

  useEffect(() => {
    if (personId === null) return
    cache = queryClient
    return keepListening(personId)
  }, [personId, queryClient])
}

// In case an event got lost on its way.
const rareMs = 60_000

/** How often to ask by itself: every `intervalMs`, and hardly ever while the server tells by itself. */
export function usePolling(intervalMs: number): number {
  const isLive = useSyncExternalStore(
    subscribe,
    () => isConnected,
    () => false,
  )
  return isLive ? rareMs : intervalMs
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
