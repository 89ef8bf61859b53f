import { randomUUID } from 'node:crypto'

import { type BusinessInfo, type Funnel, funnelSchema } from '@wildpath/contract'

import { checkAnswer } from './check-answer.ts'

export type TestBrowser = ReturnType<typeof createTestBrowser>

export const rafting: BusinessInfo = {
  business_name: 'Blue Canyon Rafting',
  industry: 'outdoor-adventure',
  product_service: 'Half-day and full-day white-water rafting trips with certified guides',
  target_customer: 'Families and groups of friends who visit the canyon in summer',
  main_offer: 'Half-day trip for $79 per person, wetsuit included',
  brand_tone: 'friendly',
}

export const personAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

/** Speaks HTTP as a browser would: cookies, an agent, an address, no redirects followed. Checks answers of the API. */
export function createTestBrowser(url: string) {
  const cookies = new Map<string, string>()
  const address = randomAddress()

  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  async function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ 'user-agent': personAgent, 'x-forwarded-for': address })
    new Headers(init.headers).forEach((value, name) => headers.set(name, value))
    if (cookies.size > 0 && !headers.has('cookie')) headers.set('cookie', cookieHeader())
    const response = await fetch(url + path, { ...init, method, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name !== undefined && value !== undefined) cookies.set(name, value)
    }
    await checkAnswer(method, response)
    return response
  }

  const sendJson = (method: string, path: string, body?: unknown) =>
    send(method, path, {
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })

  return {
    address,
    cookieHeader,
    send,
    sendJson,
    get: (path: string, headers: Record<string, string> = {}) => send('GET', path, { headers }),

    /** Signs up a new person and stays signed in. */
    async signUp(email = `${randomUUID()}@example.com`) {
      const response = await sendJson('POST', '/api/auth/sign-up', {
        full_name: 'Ana Rivers',
        email,
        password: 'rapids1',
      })
      if (!response.ok) throw new Error(`Sign-up: ${response.status} ${await response.text()}`)
      return { email }
    },

    async createFunnel(changes: Partial<BusinessInfo> = {}): Promise<Funnel> {
      const response = await sendJson('POST', '/api/funnels', {
        business_info: { ...rafting, ...changes },
      })
      if (!response.ok) throw new Error(`Creation: ${response.status} ${await response.text()}`)
      return funnelSchema.parse(await response.json())
    },

    async publish(id: string, isPublic = true): Promise<void> {
      const response = await sendJson('PUT', `/api/funnels/${id}/publication`, { isPublic })
      if (!response.ok) throw new Error(`Publishing: ${response.status} ${await response.text()}`)
    },

    /** Answers the last of the two steps. */
    async deleteForGood(id: string): Promise<Response> {
      await send('DELETE', `/api/funnels/${id}`)
      return send('DELETE', `/api/deleted-funnels/${id}`)
    },

    async readFunnel(id: string): Promise<Funnel> {
      return funnelSchema.parse(await (await send('GET', `/api/funnels/${id}`)).json())
    },

    /** Posts a public form as a page without script does. */
    sendForm: (path: string, answers: Record<string, string>) =>
      send('POST', path, { body: new URLSearchParams(answers) }),
  }
}

/** Status and code of a refusal. */
export async function codeOf(response: Response): Promise<[number, string]> {
  const { error } = (await response.json()) as { error: { code: string } }
  return [response.status, error.code]
}

/** Answers for all fields of a funnel's form. */
export function answersFor(funnel: Funnel, tag = 'one'): Record<string, string> {
  return Object.fromEntries(
    funnel.generated_content.landing_page.form_fields.map((label) => [label, answerTo(label, tag)]),
  )
}

/** What a question takes, as far as its label tells; with the tag, where words may stand. */
export function answerTo(label: string, tag: string): string {
  if (/email/i.test(label)) return `${tag}@example.org`
  if (/\bdate$/i.test(label)) return '2031-07-24'
  return /^number of/i.test(label) ? '4' : `Answer ${tag}`
}

/** Test browsers come from different places, so that limits an address do not mix. */
function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1
  return `10.${part()}.${part()}.${part()}`
}
