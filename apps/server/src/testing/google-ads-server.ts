import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import {
  adsError,
  type GoogleAnswer,
  googleError,
  type GoogleRequest,
  notApproved,
  permissionDenied,
  Refused,
} from './google-ads/answers.ts'
import { createGoogleBooks, type GoogleCustomer } from './google-ads/books.ts'
import { takeConversionEvents } from './google-ads/conversion-events.ts'
import { createGoogleMutations } from './google-ads/mutations.ts'
import { createGoogleReports } from './google-ads/reports.ts'
import { createGoogleSignIn } from './google-ads/sign-in.ts'

/**
 * What happens to a call: it is done and answered, is done and its answer is cut off, is not done and the connection
 * ends, gets no answer at all, or is answered by the test.
 */
export type Fate = 'done' | 'cut' | 'dropped' | 'silent' | GoogleAnswer

export type GoogleAdsServer = Awaited<ReturnType<typeof startGoogleAdsServer>>

const version = '/v26'

/** A local server that speaks as much of Google's sign-in and of the Google Ads API as campaigns need, for one person. */
export async function startGoogleAdsServer({ now = () => new Date() }: { now?: () => Date } = {}) {
  const books = createGoogleBooks()
  const signIn = createGoogleSignIn(now)
  const search = createGoogleReports(books, () => pageItems)
  const mutate = createGoogleMutations(books, now)
  /** Calls as method and path, whole addresses, and bodies of what was asked of Google Ads. */
  const asked: string[] = []
  const addresses: string[] = []
  const bodies: string[] = []
  let pageItems = 10_000
  let isApproved = true
  let decide: (call: string) => Fate = () => 'done'

  function answer(request: GoogleRequest): GoogleAnswer {
    const { path, body, token } = request
    if (path === '/token') return signIn.token(new URLSearchParams(body))
    if (path === '/revoke') return signIn.revoke(new URLSearchParams(body))
    const isAboutConversions = path === '/v1/events:ingest'
    const needed = isAboutConversions ? 'conversions' : path.startsWith(version) ? 'ads' : null
    const refusal = signIn.refusal(token, needed)
    if (refusal !== null) return refusal
    if (path === '/oauth2/v2/userinfo') {
      return { status: 200, body: { id: '1', email: 'ana@rivers.example', name: 'Ana Rivers' } }
    }
    bodies.push(body)
    if (isAboutConversions) return takeConversionEvents(books, body)
    return answerAds({ ...request, path: path.replace(version, '') })
  }

  function answerAds(request: GoogleRequest): GoogleAnswer {
    const { path, body } = request
    if (path === '/customers:listAccessibleCustomers') {
      const resourceNames = books.accessible.map((id) => `customers/${id}`)
      return { status: 200, body: { resourceNames } }
    }
    const [, id = '', action = ''] = /^\/customers\/(\d+)(.*)$/.exec(path) ?? []
    const customer = books.customers.find((one) => one.id === id)
    if (customer === undefined || !isReached(customer, request)) return permissionDenied
    if (!isApproved) return notApproved
    if (customer.status === 'CANCELED' || customer.status === 'CLOSED') {
      return adsError({ authorizationError: 'CUSTOMER_NOT_ENABLED' }, { status: 403 })
    }
    try {
      if (action === '/googleAds:search') return search(customer, body)
      if (action === '/googleAds:mutate') return mutate(customer, body)
      if (action === ':generateKeywordForecastMetrics') return forecast(body)
    } catch (error) {
      if (error instanceof Refused) return adsError(error.errorCode)
      throw error
    }
    return googleError(404)
  }

  /** Directly, or through a manager that the person signs in to. */
  function isReached({ id, managers }: GoogleCustomer, { loginCustomerId }: GoogleRequest) {
    if (loginCustomerId === null || loginCustomerId === id) return books.accessible.includes(id)
    return managers.includes(loginCustomerId) && books.accessible.includes(loginCustomerId)
  }

  function forecast(body: string): GoogleAnswer {
    const { campaign } = JSON.parse(body) as { campaign: Record<string, unknown[]> }
    const isWhole =
      campaign['geoTargetConstants']?.length === 1 && campaign['adGroups']?.length === 1
    if (!isWhole) return adsError({ requestError: 'REQUIRED_FIELD_MISSING' })
    const { forecastClicks: clicks } = books
    const metrics = { averageCpcMicros: '1200000', costMicros: '90000000' }
    return {
      status: 200,
      body: { campaignForecastMetrics: clicks === null ? {} : { ...metrics, clicks } },
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', origin)
    if (url.pathname === '/o/oauth2/v2/auth') {
      return send(response, signIn.authorize(url.searchParams))
    }
    const { method = '', headers } = request
    const body = await text(request)
    const call = `${method} ${url.pathname.replace(version, '')}`
    addresses.push(url.href)
    asked.push(call)
    const fate = decide(call)
    if (typeof fate !== 'string') return send(response, fate)
    if (fate === 'dropped') return void response.destroy()
    const given = answer({
      method,
      path: url.pathname,
      token: headers.authorization?.replace('Bearer ', '') ?? null,
      loginCustomerId: headers['login-customer-id']?.toString() ?? null,
      body,
    })
    if (fate === 'done') send(response, given)
    if (fate === 'cut') {
      response.writeHead(given.status, { 'content-length': '9999' })
      response.write('{"results":', () => response.destroy())
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    apiUrl: origin,
    authUrl: `${origin}/o/oauth2/v2/auth`,
    books,
    ...signIn.controls,
    asked,
    addresses,
    bodies,
    setPageLimit: (items: number) => void (pageItems = items),
    /** Whether the project of the client may work on accounts that are no tests. */
    setApproved: (next: boolean) => void (isApproved = next),
    /** Of every call from now on. */
    decide: (next: typeof decide) => void (decide = next),
    /** Of the next call that matches. */
    decideOnce(matching: RegExp, fate: Fate): void {
      decide = (call) => {
        if (!matching.test(call)) return 'done'
        decide = () => 'done'
        return fate
      }
    },
    /** What somebody comes back with who allows the connection, or declines it. */
    async visit(authorizeUrl: string): Promise<URL> {
      const sent = await fetch(authorizeUrl, { redirect: 'manual' })
      return new URL(sent.headers.get('location') ?? '')
    },
    stop() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function send(response: ServerResponse, { status, headers = {}, body }: GoogleAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
