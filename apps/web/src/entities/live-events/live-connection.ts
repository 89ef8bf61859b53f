import { keepWhileUsed } from '../../lib/keep-while-used.ts'
import type { LiveHandlers, subscribeLiveEvents } from './subscribe-live-events.ts'

// A glance at another screen does not end it: what changes meanwhile is known on the way back.
const lingerMs = 60_000

export type LiveConnection = {
  /** Keeps the stream of this person open as long as somebody uses it; returns how to leave. */
  use: (personId: string) => () => void
  /** Hears of the stream whenever it is open; returns how to stop. */
  hear: (handlers: LiveHandlers) => () => void
  /** Whether the server tells by itself what changes. */
  isConnected: () => boolean
  /** Calls back after every change of it; returns how to stop. */
  subscribe: (onChange: () => void) => () => void
}

/** The one stream of a tab, which everything that is live in it shares. */
export function createLiveConnection(listen: typeof subscribeLiveEvents): LiveConnection {
  const heard = new Set<LiveHandlers>()
  const listeners = new Set<() => void>()
  const use = keepWhileUsed({ start, lingerMs })
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
        for (const { onOpen } of heard) onOpen(completeForMs)
      },
      onClose() {
        setConnected(false)
        for (const { onClose } of heard) onClose()
      },
      onEvent(event) {
        for (const { onEvent } of heard) onEvent(event)
      },
    })
    return () => {
      stop()
      setConnected(false)
    }
  }

  return {
    use,
    hear(handlers) {
      heard.add(handlers)
      return () => heard.delete(handlers)
    },
    isConnected: () => isConnected,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
