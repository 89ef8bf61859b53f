import { useSyncExternalStore } from 'react'

/** What the calls of this tab have shown about the way to the server. */
export type NetworkStatus = {
  /** A call could not reach the server (or the server its database), and none has since. */
  reportFailure: () => void
  reportSuccess: () => void
  isUnreachable: () => boolean
  /** Calls back after every change; returns how to stop. */
  subscribe: (onChange: () => void) => () => void
}

export function createNetworkStatus(): NetworkStatus {
  const listeners = new Set<() => void>()
  let unreachable = false

  function set(next: boolean) {
    if (next === unreachable) return
    unreachable = next
    for (const listener of listeners) listener()
  }

  return {
    reportFailure: () => set(true),
    reportSuccess: () => set(false),
    isUnreachable: () => unreachable,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** The status of this tab. */
export const networkStatus = createNetworkStatus()

/** Whether the server is out of reach (spec 1, section 4: the offline mode flag). */
export function useServerUnreachable(): boolean {
  return useSyncExternalStore(networkStatus.subscribe, networkStatus.isUnreachable)
}
