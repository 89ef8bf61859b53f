import type { WebsiteReading } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { type ReadingFailure, readingFailureOf } from './reading-failure.ts'

export type ReadingProgress =
  | { phase: 'idle' }
  | { phase: 'reading'; address: string }
  | { phase: 'cancelled' }
  | { phase: 'failed'; failure: ReadingFailure }

export type WebsiteReader = {
  store: StoreApi<ReadingProgress>
  /** Null where nothing was read: the store says why. One at a time: a new reading ends the one before. */
  read: (address: string) => Promise<WebsiteReading | null>
  cancel: () => void
}

type Tools = {
  fetchReading: (address: string, signal: AbortSignal) => Promise<WebsiteReading>
  /** Whether the server knows who is here: it reads for people with an account. */
  isKnown: boolean
}

/** The reading of a website, as it goes on. */
export function createWebsiteReader({ fetchReading, isKnown }: Tools): WebsiteReader {
  const store = createStore<ReadingProgress>(() => ({ phase: 'idle' }))
  const show = (progress: ReadingProgress) => store.setState(progress, true)
  let running: AbortController | null = null

  async function read(address: string): Promise<WebsiteReading | null> {
    running?.abort()
    if (!isKnown) {
      show({ phase: 'failed', failure: { kind: 'login' } })
      return null
    }
    const own = new AbortController()
    running = own
    show({ phase: 'reading', address })
    try {
      const reading = await fetchReading(address, own.signal)
      if (own.signal.aborted) return null
      show({ phase: 'idle' })
      return reading
    } catch (failure) {
      if (!own.signal.aborted) show({ phase: 'failed', failure: readingFailureOf(failure) })
      return null
    } finally {
      if (running === own) running = null
    }
  }

  return {
    store,
    read,
    cancel() {
      if (running === null) return
      running.abort()
      running = null
      show({ phase: 'cancelled' })
    },
  }
}
