import { gone, type GraphAnswer, type GraphRequest, success } from './graph/answers.ts'
import { createGraphBooks, type EdgeName } from './graph/books.ts'
import { createGraphCreations } from './graph/creations.ts'
import { searchTargets } from './graph/places.ts'
import { createGraphPresenter } from './graph/present.ts'
import { createGraphSignIn } from './graph/sign-in.ts'
import { playApi } from './played-api.ts'

const edges: readonly string[] = ['campaigns', 'adsets', 'adcreatives', 'ads'] satisfies EdgeName[]

export type GraphServer = Awaited<ReturnType<typeof startGraphServer>>

/** A local server that speaks as much of Meta's Marketing API as ads need, for one person. */
export async function startGraphServer({ now = () => new Date() }: { now?: () => Date } = {}) {
  const books = createGraphBooks(now)
  const signIn = createGraphSignIn(now)
  const creations = createGraphCreations(books)
  const presenter = createGraphPresenter(books)

  function answer(request: GraphRequest): GraphAnswer {
    const { path, method } = request
    if (path === '/oauth/access_token') return signIn.token(request)
    const refusal = signIn.refusal(request)
    if (refusal !== null) return refusal
    if (path === '/me/permissions') return signIn.revoke(request)
    if (path === '/me') return { status: 200, body: { id: '1', name: 'Ana Rivers' } }
    if (path === '/me/adaccounts') return page(books.accounts, request)
    if (path === '/me/accounts') return page(books.pages, request)
    if (path === '/search') return { status: 200, body: { data: searchTargets(request.params) } }
    const [, id = '', edge] = path.split('/')
    if (id.startsWith('act_')) return answerOfAccount(request, id, edge)
    const object = books.find(id)
    if (object === null) return gone
    if (edge === 'ads') return listAds(request, id)
    if (method === 'GET') {
      return { status: 200, body: presenter.present(object, request.params.get('fields') ?? 'id') }
    }
    if (method !== 'DELETE') return creations.change(object, request.params)
    books.delete(id)
    return success
  }

  function answerOfAccount(request: GraphRequest, id: string, edge?: string): GraphAnswer {
    const account = books.accounts.find((one) => one.id === id)
    if (account === undefined) return gone
    const { method, params } = request
    if (edge === undefined) return { status: 200, body: account }
    if (edge === 'adimages') return creations.addImage(params)
    if (edge === 'adspixels') return page(books.pixels, request)
    if (edge === 'delivery_estimate') {
      const curve = books.reach ?? [{ spend: 0, reach: 0, impressions: 0, actions: 0 }]
      return {
        status: 200,
        body: { data: [{ estimate_ready: true, daily_outcomes_curve: curve }] },
      }
    }
    if (edge === 'insights') {
      const range = JSON.parse(params.get('time_range') ?? '{}') as { since: string; until: string }
      return page(presenter.daily(id, range), request)
    }
    if (!isEdge(edge)) return gone
    return method === 'POST' ? creations.create(id, edge, params) : list(request, id, edge)
  }

  function list(request: GraphRequest, accountId: string, edge: EdgeName): GraphAnswer {
    const filters = JSON.parse(request.params.get('filtering') ?? '[]') as { value: string }[]
    // Graph knows no filter of creatives.
    const wanted = edge === 'adcreatives' ? [] : filters.map(({ value }) => value)
    const found = books
      .list(edge)
      .filter(
        (one) => one.accountId === accountId && wanted.every((text) => one.name.includes(text)),
      )
    return page(
      found.map((one) => presenter.present(one, request.params.get('fields') ?? 'id')),
      request,
    )
  }

  function listAds(request: GraphRequest, campaignId: string): GraphAnswer {
    const within = books
      .list('ads')
      .filter(
        (ad) => books.find(String(ad.fields['adset_id']))?.fields['campaign_id'] === campaignId,
      )
    return page(
      within.map((ad) => presenter.present(ad, request.params.get('fields') ?? 'id')),
      request,
    )
  }

  /** With cursors; `next` holds the token, as Graph's does. */
  function page(items: readonly object[], { path, params, token }: GraphRequest): GraphAnswer {
    const limit = Math.min(Number(params.get('limit') ?? 25), pageLimit)
    const from = Number(Buffer.from(params.get('after') ?? '', 'base64').toString() || 0)
    const after = Buffer.from(String(from + limit - pageOverlap)).toString('base64')
    const isMore = items.length > from + limit
    const next = `${api.apiUrl}/v26.0${path}?access_token=${token ?? ''}&after=${after}`
    const paging = { cursors: { before: 'MA', after }, ...(isMore && { next }) }
    return { status: 200, body: { data: items.slice(from, from + limit), paging } }
  }
  let pageLimit = 100
  let pageOverlap = 0

  const pathOf = ({ pathname }: URL) => pathname.replace(/^\/v[\d.]+/, '')
  const api = await playApi({
    authorizePath: '/dialog/oauth',
    authorize: signIn.authorize,
    pathOf,
    answer: ({ method = '', headers }, { url, body }) =>
      answer({
        method,
        path: pathOf(url),
        params: method === 'POST' ? new URLSearchParams(body) : url.searchParams,
        token: headers.authorization?.replace('Bearer ', '') ?? null,
      }),
  })
  return {
    ...api,
    books,
    ...signIn.controls,
    /** With so many items at the beginning of a page that stood in the one before, as if the list had changed. */
    setPageLimit(items: number, overlap = 0): void {
      pageLimit = items
      pageOverlap = overlap
    },
  }
}

function isEdge(edge: string): edge is EdgeName {
  return edges.includes(edge)
}
