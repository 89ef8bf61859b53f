import { randomUUID } from 'node:crypto'

import type { BusinessInfo, Funnel, GeneratedContent } from '@wildpath/contract'

export const rafting: BusinessInfo = {
  business_name: 'Blue Canyon Rafting',
  industry: 'outdoor-adventure',
  product_service: 'Half-day and full-day white-water rafting trips with certified guides',
  target_customer: 'Families and groups of friends who visit the canyon in summer',
  main_offer: 'Half-day trip for $79 per person, wetsuit included',
  brand_tone: 'friendly',
}

export type Owner = Awaited<ReturnType<typeof createOwner>>

/** A signed-up owner who speaks to the API without a browser. */
export async function createOwner(url: string) {
  const signedUp = await fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      full_name: 'Ana Rivers',
      email: `${randomUUID()}@example.com`,
      password: 'rapids1',
    }),
  })
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')

  async function call(method: string, path: string, body?: object): Promise<Response> {
    const answer = await fetch(url + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }

  /** Pays on the sandbox's page; the plan is there when the page answers. */
  async function subscribe(plan: string): Promise<void> {
    const order = await call('POST', '/api/billing/checkout', { plan })
    const { url: page } = (await order.json()) as { url: string }
    const body = new URLSearchParams({ card: '4242424242424242' })
    const paid = await fetch(page, { method: 'POST', body, redirect: 'manual' })
    if (paid.status !== 303) throw new Error(`Payment: ${paid.status} ${await paid.text()}`)
  }

  return {
    subscribe,
    /** From then on the person's pages ask their visitors about Meta, Google and TikTok. */
    async measure(): Promise<void> {
      await call('PUT', '/api/account/measuring', {
        meta_pixel_id: '1234567890123456',
        google_tag_id: 'AW-123456789',
        google_conversion_label: '',
        tiktok_pixel_id: 'C4A1B2C3D4E5F6G7H8I9',
      })
    },
    /** What a browser would carry, to be this person. */
    cookie,
    readText: async (path: string) => (await call('GET', path)).text(),
    /** What the product writes for a business, without a funnel. */
    async writeCopy(business: BusinessInfo): Promise<GeneratedContent> {
      const data = {
        businessName: business.business_name,
        industry: business.industry,
        productService: business.product_service,
        mainOffer: business.main_offer,
        targetCustomer: business.target_customer,
        brandTone: business.brand_tone,
      }
      const answer = await call('POST', '/api/openai-proxy', { action: 'generateContent', data })
      return (await answer.json()) as GeneratedContent
    },
    /** A published funnel: its id, public path and the labels of its form. */
    async publishFunnel(business: BusinessInfo = rafting) {
      const created = await call('POST', '/api/funnels', { business_info: business })
      const funnel = (await created.json()) as Funnel
      await call('PUT', `/api/funnels/${funnel.id}/publication`, { isPublic: true })
      return {
        id: funnel.id,
        path: `/f/${funnel.slug}`,
        fields: funnel.generated_content.landing_page.form_fields,
      }
    },
  }
}
