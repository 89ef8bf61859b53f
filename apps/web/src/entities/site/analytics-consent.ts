import { type ConsentChoice, rememberedMs } from '@wildpath/page/consent'

import type { DraftStorage } from '../../lib/json-entry.ts'
import { createJsonEntry } from '../../lib/json-entry.ts'
import type { Analytics } from './analytics.ts'

export type ConsentState = {
  /** Null until the visitor decides. */
  choice: ConsentChoice | null
  isAsking: boolean
}

export type AnalyticsConsent = {
  read: () => ConsentState
  subscribe: (onChange: () => void) => () => void
  decide: (choice: ConsentChoice) => void
  /** Asks again, so that the visitor can change their choice. */
  reopen: () => void
  /** Applies a choice made in another tab. */
  follow: () => void
  /** Global Privacy Control counts as declining, so there is nothing to ask. */
  isRefusedByBrowser: boolean
}

type Tools = {
  measurementId: string
  storage: () => DraftStorage
  isRefusedByBrowser: boolean
  analytics: Analytics
  nowMs: () => number
}

/** The visitor's consent to analytics on the app's own screens. Starts analytics only after they agree. */
export function createAnalyticsConsent(tools: Tools): AnalyticsConsent {
  const { measurementId, storage, isRefusedByBrowser, analytics, nowMs } = tools
  const entry = createJsonEntry(storage, `analytics consent ${measurementId}`)
  const listeners = new Set<() => void>()
  let state: ConsentState = { choice: null, isAsking: !isRefusedByBrowser }
  follow()

  function change(choice: ConsentChoice | null, isAsking: boolean): void {
    const before = state.choice
    state = { choice, isAsking }
    if (choice !== before) {
      if (choice === 'agreed') analytics.start()
      else if (before === 'agreed') analytics.stop()
    }
    for (const listener of listeners) listener()
  }

  function follow(): void {
    if (isRefusedByBrowser) return
    const choice = readChoice(entry.load(), nowMs())
    if (choice !== null && choice !== state.choice) change(choice, false)
  }

  return {
    isRefusedByBrowser,
    read: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    decide(choice) {
      entry.save({ choice, at: nowMs() })
      change(choice, false)
    },
    reopen: () => change(state.choice, !isRefusedByBrowser),
    follow,
  }
}

function readChoice(stored: unknown, nowMs: number): ConsentChoice | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { choice, at } = stored as { choice?: unknown; at?: unknown }
  if (typeof at !== 'number' || nowMs - at >= rememberedMs) return null
  return choice === 'agreed' || choice === 'declined' ? choice : null
}
