import { trackingCookie } from '@wildpath/page/consent'

export type Analytics = { start(): void; stop(): void }

type WithDataLayer = typeof globalThis & {
  dataLayer?: unknown[]
  [disableKey: `ga-disable-${string}`]: boolean | undefined
}

/** Google Analytics for the app's own screens (spec 1, section 7). Does nothing until started. */
export function createAnalytics(measurementId: string): Analytics {
  const scope = globalThis as WithDataLayer
  let isLoaded = false

  // The script reads argument lists, not arrays.
  function gtag(..._command: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- see above
    ;(scope.dataLayer ??= []).push(arguments)
  }

  function load() {
    gtag('consent', 'default', consent('denied'))
    gtag('consent', 'update', consent('granted'))
    gtag('js', new Date())
    gtag('config', measurementId)
    const script = document.createElement('script')
    script.async = true
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`
    document.head.append(script)
    isLoaded = true
  }

  return {
    start() {
      scope[`ga-disable-${measurementId}`] = false
      if (isLoaded) gtag('consent', 'update', consent('granted'))
      else load()
    },
    stop() {
      scope[`ga-disable-${measurementId}`] = true
      if (isLoaded) gtag('consent', 'update', consent('denied'))
      deleteTrackingCookies()
    },
  }
}

/** Visitors are asked about analytics, not about ads. */
function consent(analytics_storage: 'granted' | 'denied') {
  return {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage,
  }
}

function deleteTrackingCookies() {
  const names = document.cookie.split(';').map((cookie) => cookie.split('=')[0]?.trim() ?? '')
  const labels = location.hostname.split('.')
  const domains = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
  for (const name of names.filter((each) => trackingCookie.test(each))) {
    const expired = `${name}=;path=/;max-age=0`
    document.cookie = expired
    for (const domain of domains) document.cookie = `${expired};domain=${domain}`
  }
}
