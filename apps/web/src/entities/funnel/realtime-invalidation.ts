import type { QueryClient } from '@tanstack/react-query'

import type { LiveConnection } from '../live-events/live-connection.ts'
import { funnelKeys } from './funnel-queries.ts'
import { refreshFunnels } from './refresh-funnels.ts'

/** So long an answer may have been on its way before its time was noted. */
const marginMs = 2000

/** What of this cache the server says has changed is read again, as long as somebody looks at it; returns how to stop. */
export function invalidateInRealtime(
  cache: QueryClient,
  connection: Pick<LiveConnection, 'hear'>,
  now: () => number = Date.now,
): () => void {
  return connection.hear({
    onOpen(completeForMs) {
      // What happened before was not heard: while it was cut, or since an answer that is older.
      const youngestMs = now() - Math.max(0, completeForMs - marginMs)
      void cache.invalidateQueries({
        queryKey: funnelKeys.all,
        predicate: ({ state }) => state.dataUpdatedAt < youngestMs,
      })
    },
    onClose() {},
    onEvent(event) {
      if (event.kind !== 'leads-changed') return
      void refreshFunnels(cache, funnelKeys.ofLeads(event.funnel_id))
    },
  })
}
