type WithDataLayer = typeof globalThis & { dataLayer?: unknown[] }

let startedFor: string | null = null

/**
 * Starts Google Analytics when this installation has a measurement id, and does nothing otherwise
 * (spec 1, section 7). Called again, it does nothing.
 */
export function startAnalytics(measurementId: string | null, now: Date): void {
  if (measurementId === null || startedFor !== null) return
  startedFor = measurementId
  const scope = globalThis as WithDataLayer
  const layer = (scope.dataLayer ??= [])
  // The script reads argument lists, not arrays.
  function gtag(..._command: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments)
  }
  gtag('js', now)
  gtag('config', measurementId)
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)
}
