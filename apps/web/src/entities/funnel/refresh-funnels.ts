import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** A change's own answer and the event that tells of it come within this time of each other, in any order. */
const mergedMs = 100

type Refresh = { keys: QueryKey[]; isDone: Promise<void> }

const refreshes = new WeakMap<QueryClient, Refresh>()

/**
 * Reads again what is below these keys and shown, a moment later: what is asked for meanwhile is read with it,
 * once. Resolves when it is read. What is opened before that is read at once.
 */
export function refreshFunnels(cache: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  for (const queryKey of keys) void cache.invalidateQueries({ queryKey, refetchType: 'none' })
  const refresh = refreshes.get(cache) ?? begin(cache)
  refresh.keys.push(...keys)
  return refresh.isDone
}

function begin(cache: QueryClient): Refresh {
  const refresh: Refresh = { keys: [], isDone: wait().then(read) }

  function read() {
    refreshes.delete(cache)
    return cache.invalidateQueries({
      predicate: ({ queryKey }) => refresh.keys.some((key) => partialMatchKey(queryKey, key)),
    })
  }

  refreshes.set(cache, refresh)
  return refresh
}

function wait(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, mergedMs))
}
