import { useSyncExternalStore } from 'react'

import { isAnsweredElsewhere } from './request-failure.ts'

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

/** A gateway without a server, a server without its database or another's answer is out of reach. */
export function reportReachability(network: NetworkStatus, response: Response): void {
  // One that asks to come again is there, and busy.
  const isBusy = response.status === 503 && response.headers.has('retry-after')
  // Our server says in JSON that somebody else failed it: a website that it read, say.
  const isOwn = response.headers.get('content-type')?.startsWith('application/json') === true
  const isGateway = [502, 504].includes(response.status) && !isOwn
  const isServerless = isGateway || (response.status === 503 && !isBusy)
  if (isServerless || isAnsweredElsewhere(response)) network.reportFailure()
  else network.reportSuccess()
}

/** The status of this tab. */
export const networkStatus = createNetworkStatus()

/** Whether the server is out of reach (spec 1, section 4: the offline mode flag). */
export function useServerUnreachable(): boolean {
  return useSyncExternalStore(networkStatus.subscribe, networkStatus.isUnreachable, () => false)
}

/** Asks whether the server and its database are there (spec 1, section 7: the connectivity test). */
export async function probeServer(): Promise<void> {
  try {
    reportReachability(networkStatus, await fetch('/readyz', { cache: 'no-store' }))
  } catch {
    networkStatus.reportFailure()
  }
}
