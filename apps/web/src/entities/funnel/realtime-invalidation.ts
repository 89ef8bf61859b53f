import type { QueryClient } from '@tanstack/react-query'

import { keepWhileUsed } from '../../lib/keep-while-used.ts'
import { funnelKeys } from './funnel-queries.ts'
import { refreshFunnels } from './refresh-funnels.ts'
import type { subscribeLiveEvents } from './subscribe-live-events.ts'

// A glance at another screen does not end it: what changes meanwhile is known on the way back.
const lingerMs = 60_000
/** So long an answer may have been on its way before its time was noted. */
const marginMs = 2000

type RealtimeInvalidationTools = {
  /** Events for the person who is signed in; returns how to stop. */
  listen: (handlers: Parameters<typeof subscribeLiveEvents>[0]) => () => void
  now?: () => number
}

export type RealtimeInvalidation = {
  /** Marks as stale, in this cache, what the server says has changed; returns how to leave. */
  use: (personId: string, cache: QueryClient) => () => void
  /** Whether the server tells by itself what changes. */
  isConnected: () => boolean
  /** Calls back after every change of it; returns how to stop. */
  subscribe: (onChange: () => void) => () => void
}

/** What the server says has changed is read again, as long as somebody looks at it. */
export function createRealtimeInvalidation(tools: RealtimeInvalidationTools): RealtimeInvalidation {
  const { listen, now = Date.now } = tools
  const listeners = new Set<() => void>()
  const keepListening = keepWhileUsed({ start, lingerMs })
  let cache: QueryClient | undefined
  let isConnected = false

  function setConnected(next: boolean) {
    if (next === isConnected) return
    isConnected = next
    for (const listener of listeners) listener()
  }

  function start(): () => void {
    const stop = listen({
      onOpen(completeForMs) {
        setConnected(true)
        // What happened before was not heard: while it was cut, or since an answer that is older.
        const youngestMs = now() - Math.max(0, completeForMs - marginMs)
        void cache?.invalidateQueries({
          queryKey: funnelKeys.all,
          predicate: ({ state }) => state.dataUpdatedAt < youngestMs,
        })
      },
      onClose: () => setConnected(false),
      onEvent({ funnel_id }) {
        if (cache !== undefined) void refreshFunnels(cache, funnelKeys.ofLeads(funnel_id))
      },
    })
    return () => {
      stop()
      setConnected(false)
    }
  }

  return {
    use(personId, queryClient) {
      cache = queryClient
      return keepListening(personId)
    },
    isConnected: () => isConnected,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
