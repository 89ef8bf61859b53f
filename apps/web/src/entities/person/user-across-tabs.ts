import { useEffect } from 'react'

let opened: BroadcastChannel | undefined
/** One for both directions: a tab does not hear what it says itself. */
const channel = () => (opened ??= new BroadcastChannel('wildpath-person'))

/** Tells the other tabs who is signed in from now on; null for nobody. */
export function announceUserChange(id: string | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its own origin only
  channel().postMessage(id)
}

const takers = new Set<() => void>()

/** Is told instead of beginning anew, for a screen that shows who is signed in; returns how to stop. */
export function takeUserChanges(taker: () => void): () => void {
  takers.add(taker)
  return () => takers.delete(taker)
}

/**
 * Begins anew when another person signed in, or this one out, in another tab: what is shown here is not
 * theirs. `id` is undefined while nobody knows.
 */
export function useReloadOnUserChange(id: string | null | undefined): void {
  useEffect(() => {
    const listener = ({ data }: MessageEvent<string | null>) => {
      if (id === undefined || data === id) return
      if (takers.size === 0) window.location.reload()
      for (const taker of takers) taker()
    }
    channel().addEventListener('message', listener)
    return () => channel().removeEventListener('message', listener)
  }, [id])
}
