import type { Page, Route } from 'playwright-core'

/** What a page told an ad platform: the host, and the call of its script as it was made. */
export type Told = { platform: 'meta' | 'google' | 'tiktok'; call: unknown[] }

/** Tells its platform of every call that the page's snippet has noted or makes. */
const scripts = {
  'https://connect.facebook.net/en_US/fbevents.js': `
    const tell = (call) => { new Image().src = 'https://www.facebook.com/tr?call=' + encodeURIComponent(JSON.stringify([...call])) }
    fbq.callMethod = (...call) => tell(call)
    fbq.queue.forEach(tell)`,
  'https://www.googletagmanager.com/gtag/js': `
    const tell = (call) => void fetch('https://region1.google-analytics.com/g/collect?call=' + encodeURIComponent(JSON.stringify([...call])), { mode: 'no-cors' })
    dataLayer.forEach(tell)
    dataLayer.push = tell`,
  'https://analytics.tiktok.com/i18n/pixel/events.js': `
    const tell = (call) => void fetch('https://analytics.tiktok.com/api/v2/pixel?call=' + encodeURIComponent(JSON.stringify([...call])), { mode: 'no-cors' })
    ttq.forEach(tell)
    ttq.push = tell`,
}

/**
 * Stands for everything outside of the product: answers the platforms' scripts with ones that tell what they are
 * told, and remembers every request.
 */
export async function playPlatforms(page: Page, productUrl: string) {
  const requests: string[] = []
  const told: Told[] = []

  await page.context().route(
    (url) => url.origin !== new URL(productUrl).origin && url.protocol.startsWith('http'),
    async (route) => {
      const url = new URL(route.request().url())
      requests.push(url.href)
      const call = url.searchParams.get('call')
      if (call !== null)
        told.push({ platform: platformOf(url.host), call: JSON.parse(call) as unknown[] })
      await answer(route, url)
    },
  )
  return {
    /** Every request that left the product. */
    requests,
    told,
    /** What a platform heard as its name of a lead, with the event's id. */
    leads: () => told.flatMap(({ platform, call }) => leadOf(platform, call)),
  }
}

function platformOf(host: string): Told['platform'] {
  if (host.endsWith('facebook.com')) return 'meta'
  return host.endsWith('tiktok.com') ? 'tiktok' : 'google'
}

async function answer(route: Route, url: URL): Promise<void> {
  const script = Object.entries(scripts).find(([address]) => url.href.startsWith(address))?.[1]
  if (script === undefined) return route.fulfill({ status: 204 })
  await route.fulfill({ contentType: 'text/javascript', body: `{${script}}` })
}

function leadOf(platform: Told['platform'], call: unknown[]) {
  const [verb, name, details, more] = call as [string, string, { transaction_id?: string }, object?]
  const isLead = ['Lead', 'SubmitForm', 'conversion', 'generate_lead'].includes(name)
  if (!isLead || !['track', 'event'].includes(verb)) return []
  const { eventID, event_id } = (more ?? {}) as { eventID?: string; event_id?: string }
  return [{ platform, name, id: eventID ?? event_id ?? details.transaction_id }]
}
