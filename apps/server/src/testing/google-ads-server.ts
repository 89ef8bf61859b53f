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
import { suggestGeoTargets } from './google-ads/geo-targets.ts'
import { createGoogleMutations } from './google-ads/mutations.ts'
import { createGoogleReports } from './google-ads/reports.ts'
import { createGoogleSignIn } from './google-ads/sign-in.ts'
import { playApi } from './played-api.ts'

export type GoogleAdsServer = Awaited<ReturnType<typeof startGoogleAdsServer>>

const version = '/v26'

/** A local server that speaks as much of Google's sign-in and of the Google Ads API as campaigns need, for one person. */
export async function startGoogleAdsServer({ now = () => new Date() }: { now?: () => Date } = {}) {
  const books = createGoogleBooks()
  const signIn = createGoogleSignIn(now)
  const search = createGoogleReports(books, () => pageItems)
  const mutate = createGoogleMutations(books, now)
  /** Of what was asked of Google Ads. */
  const bodies: string[] = []
  let pageItems = 10_000
  let isApproved = true

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
    if (path === '/geoTargetConstants:suggest') return suggestGeoTargets(body)
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
      if (error instanceof Refused) {
        const { errorCode, operation } = error
        return adsError(errorCode, operation === undefined ? {} : { operation })
      }
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
      (campaign['geoTargetConstants'] ?? []).length > 0 && campaign['adGroups']?.length === 1
    if (!isWhole) return adsError({ requestError: 'REQUIRED_FIELD_MISSING' })
    const { forecastClicks: clicks } = books
    const metrics = { averageCpcMicros: '1200000', costMicros: '90000000' }
    return {
      status: 200,
      body: { campaignForecastMetrics: clicks === null ? {} : { ...metrics, clicks } },
    }
  }

  const api = await playApi({
    authorizePath: '/o/oauth2/v2/auth',
    authorize: signIn.authorize,
    pathOf: ({ pathname }) => pathname.replace(version, ''),
    answer: ({ method = '', headers }, { url, body }) =>
      answer({
        method,
        path: url.pathname,
        token: headers.authorization?.replace('Bearer ', '') ?? null,
        loginCustomerId: headers['login-customer-id']?.toString() ?? null,
        body,
      }),
  })
  return {
    ...api,
    books,
    ...signIn.controls,
    bodies,
    setPageLimit: (items: number) => void (pageItems = items),
    /** Whether the project of the client may work on accounts that are no tests. */
    setApproved: (next: boolean) => void (isApproved = next),
  }
}
