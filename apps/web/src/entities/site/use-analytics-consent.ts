import { useSyncExternalStore } from 'react'

import { whenIdle } from '../../lib/when-idle.ts'
import {
  type AnalyticsConsent,
  type ConsentState,
  createAnalyticsConsent,
} from './analytics-consent.ts'
import { type Analytics, createAnalytics } from './analytics.ts'
import { useSite } from './site.ts'

const unasked: ConsentState = { choice: null, isAsking: false }
let consent: AnalyticsConsent | null = null

/** Null if this installation has no measurement ID, and on the server. */
export function useAnalyticsConsent(): (ConsentState & AnalyticsConsent) | null {
  const { measurementId } = useSite()
  const state = useSyncExternalStore(
    (onChange) => getConsent(measurementId)?.subscribe(onChange) ?? (() => {}),
    () => getConsent(measurementId)?.read() ?? unasked,
    () => null,
  )
  const store = state && getConsent(measurementId)
  return store && { ...store, ...state }
}

/** One per document: a tab keeps its site. */
function getConsent(measurementId: string | null): AnalyticsConsent | null {
  if (measurementId === null || consent !== null) return consent
  const { globalPrivacyControl = false } = navigator as { globalPrivacyControl?: boolean }
  consent = createAnalyticsConsent({
    measurementId,
    storage: () => localStorage,
    isRefusedByBrowser: globalPrivacyControl,
    analytics: startWhenIdle(createAnalytics(measurementId)),
    nowMs: Date.now,
  })
  window.addEventListener('storage', consent.follow)
  window.addEventListener('pageshow', consent.follow)
  return consent
}

function startWhenIdle(analytics: Analytics): Analytics {
  let cancelStart = () => {}
  return {
    start() {
      cancelStart = whenIdle(async () => analytics.start())
    },
    stop() {
      cancelStart()
      analytics.stop()
    },
  }
}
