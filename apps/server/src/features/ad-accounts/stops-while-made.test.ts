import { searchCampaignSchema } from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { bounds } from '../../limits.ts'
import { adsError, googleError } from '../../testing/google-ads/answers.ts'
import {
  connectGoogle,
  googleFormOf,
  listGoogleCampaigns,
  openGoogleOwner,
} from '../../testing/google-product.ts'
import {
  adFormOf,
  connectFacebook,
  listFacebookAds,
  openFacebookOwner,
} from '../../testing/graph-product.ts'
import type { GraphServer } from '../../testing/graph-server.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const logOf = async (browser: TestBrowser) =>
  (await browser.get('/api/ad-spending/log')).json() as Promise<{ entries: object[] }>

/** Somebody at Google, whose calls that change something are counted; `fates` says what becomes of which. */
async function start() {
  const { google, product, browser, time } = await openGoogleOwner(stops)
  await connectGoogle(google, browser)
  const path = (id: string) => `/api/google/accounts/1234567890/campaigns/${id}`
  return {
    google,
    browser,
    create: (change: object = {}) =>
      browser.sendJson('POST', '/api/google/campaigns/create', googleFormOf(change)),
    setStatus: (id: string, status: 'ENABLED' | 'PAUSED') =>
      browser.sendJson('PUT', `${path(id)}/status`, { status }),
    edit: (id: string, dailyBudget: number) =>
      browser.sendJson('PUT', path(id), { name: 'Rafting', dailyBudget, endDate: null }),
    newestId: () => google.books.list('campaigns').at(-1)?.id ?? '',
    statusOf: (id: string) => google.books.campaign(id)?.fields['status'],
    budgetOf(id: string) {
      const budget = google.books.find(String(google.books.campaign(id)?.fields['campaignBudget']))
      return Number(budget?.fields['amountMicros']) / 1_000_000
    },
    passSecond() {
      time.ms += 1000
    },
    async runJobs() {
      time.ms += bounds.adAccounts.finishAfterMs
      await product.runJobs()
    },
    /** What becomes of the nth call of this kind from now on. */
    decide(call: RegExp, fates: Record<number, () => Parameters<typeof google.decideOnce>[1]>) {
      let count = 0
      google.decide((asked) => {
        if (!call.test(asked)) return 'done'
        count += 1
        return fates[count]?.() ?? 'done'
      })
    },
    /** The nth call of this kind waits at Google until `goOn`. */
    hold(call: RegExp, nth: number, others: Record<number, ReturnType<typeof googleError>> = {}) {
      const reached = Promise.withResolvers<void>()
      const { promise, resolve: goOn } = Promise.withResolvers<void>()
      let count = 0
      google.decide(async (asked) => {
        if (!call.test(asked)) return 'done' as const
        count += 1
        const fate = others[count] ?? ('done' as const)
        if (count === nth) {
          reached.resolve()
          await promise
        }
        return fate
      })
      return { reached: reached.promise, goOn }
    },
  }
}

const switching = /mutate$/
const listing = /search$/

describe('a campaign that is paused before it is whole', () => {
  it('is switched off again where Google enabled it late', async () => {
    const { google, browser, create, newestId, setStatus, statusOf, runJobs, decide } =
      await start()
    decide(switching, { 2: () => 'dropped' })
    expect((await create()).status).toBe(504)
    const id = newestId()
    expect((await setStatus(id, 'PAUSED')).status).toBe(200)
    Object.assign(google.books.campaign(id)?.fields ?? {}, { status: 'ENABLED' })
    await runJobs()
    expect(statusOf(id)).toBe('PAUSED')
    expect((await listGoogleCampaigns(browser)).creations).toEqual([])
  })

  it('is worked on until Google has switched it off', async () => {
    const { browser, create, newestId, setStatus, statusOf, runJobs, hold } = await start()
    // It is made, enabled, paused, and switched off again.
    const { reached, goOn } = hold(switching, 2, { 4: googleError(500) })
    const creating = create()
    await reached
    const id = newestId()
    expect((await setStatus(id, 'PAUSED')).status).toBe(200)
    goOn()
    expect((await creating).status).toBe(504)
    expect(statusOf(id)).toBe('ENABLED')
    expect((await listGoogleCampaigns(browser)).creations).toMatchObject([{ state: 'creating' }])
    await runJobs()
    expect(statusOf(id)).toBe('PAUSED')
    expect((await listGoogleCampaigns(browser)).creations).toEqual([])
  })

  it('is enabled where its owner enabled it afterwards', async () => {
    const { create, newestId, setStatus, statusOf, runJobs, decide, passSecond } = await start()
    decide(switching, { 2: () => 'dropped' })
    expect((await create()).status).toBe(504)
    const id = newestId()
    await setStatus(id, 'PAUSED')
    passSecond()
    expect((await setStatus(id, 'ENABLED')).status).toBe(200)
    await runJobs()
    expect(statusOf(id)).toBe('ENABLED')
  })

  it('stays so where Google refused to enable it afterwards', async () => {
    const { create, newestId, setStatus, statusOf, runJobs, decide, passSecond } = await start()
    decide(switching, { 2: () => 'dropped', 4: () => adsError({ campaignError: 'UNKNOWN' }) })
    expect((await create()).status).toBe(504)
    const id = newestId()
    await setStatus(id, 'PAUSED')
    passSecond()
    expect((await setStatus(id, 'ENABLED')).ok).toBe(false)
    await runJobs()
    expect(statusOf(id)).toBe('PAUSED')
  })
})

/** Somebody at Facebook who did not hear that their ad was switched on. */
async function startUnanswered() {
  const { graph, product, browser, time } = await openFacebookOwner(stops)
  await connectFacebook(graph, browser)
  graph.decide((call) =>
    call === `POST /${graph.books.list('campaigns')[0]?.id}` ? 'cut' : 'done',
  )
  const created = await browser.sendJson('POST', '/api/facebook/ads/create', adFormOf({}))
  expect(created.status).toBe(504)
  return {
    graph,
    browser,
    async finish() {
      time.ms += bounds.adAccounts.finishAfterMs
      await product.runJobs()
    },
  }
}

it('an ad that is paused before it is whole is switched off again', async () => {
  const { graph, browser, finish } = await startUnanswered()
  const [ad] = graph.books.list('ads')
  graph.decide(() => 'done')
  const path = `/api/facebook/accounts/act_1001/ads/${ad?.id}/status`
  expect((await browser.sendJson('PUT', path, { status: 'PAUSED' })).status).toBe(200)
  Object.assign(ad ?? {}, { status: 'ACTIVE' })
  await finish()
  expect(ad).toMatchObject({ status: 'PAUSED' })
  expect((await listFacebookAds(browser)).creations).toEqual([])
})

describe('a campaign that is changed before it is whole', () => {
  it('is changed within the cap, and enabled with what it was given', async () => {
    const { create, edit, newestId, statusOf, budgetOf, hold } = await start()
    const { reached, goOn } = hold(switching, 2)
    const creating = create({ dailyBudget: 20 })
    await reached
    const id = newestId()
    expect(await codeOf(await edit(id, 9000))).toEqual([409, 'ad-cap-reached'])
    expect((await edit(id, 50)).status).toBe(200)
    goOn()
    expect((await creating).status).toBe(200)
    expect([statusOf(id), budgetOf(id)]).toEqual(['ENABLED', 50])
  })
})

it('changes of budgets are planned one after another', async () => {
  const { create, edit, budgetOf, hold } = await start()
  const { id } = searchCampaignSchema.parse(await (await create({ dailyBudget: 90 })).json())
  const { reached, goOn } = hold(listing, 1)
  const first = edit(id, 50)
  await reached
  const second = edit(id, 10)
  // Time for the second to come first, if it could.
  await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 500))])
  goOn()
  expect([(await first).status, (await second).status]).toEqual([200, 200])
  expect(budgetOf(id)).toBe(10)
})

it('an activation that could not be taken back is told and logged as not known', async () => {
  const { browser, create, setStatus, statusOf, hold } = await start()
  const { id } = searchCampaignSchema.parse(await (await create()).json())
  await setStatus(id, 'PAUSED')
  const { reached, goOn } = hold(switching, 1, { 3: adsError({ campaignError: 'UNKNOWN' }) })
  const enabling = setStatus(id, 'ENABLED')
  await reached
  expect((await setStatus(id, 'PAUSED')).status).toBe(200)
  goOn()
  const answer = await enabling
  expect(answer.status).toBe(502)
  expect(await answer.text()).toContain('it may spend. Pause it once more.')
  expect(statusOf(id)).toBe('ENABLED')
  const { entries } = await logOf(browser)
  expect(entries).toContainEqual(expect.objectContaining({ action: 'activate', outcome: 'asked' }))
})

/** Whoever is connected from now on has other accounts, and is told so until `backAgain`. */
function connectSomebodyElse(graph: GraphServer) {
  const [account] = graph.books.accounts
  Object.assign(account ?? {}, { id: 'act_2002' })
  const error = { code: 100, error_subcode: 33, message: 'Unsupported get request.' }
  graph.decide((call) =>
    /^(GET|POST|DELETE) \/(\d+|act_1001)/.test(call) ? { status: 400, body: { error } } : 'done',
  )
  return {
    backAgain() {
      Object.assign(account ?? {}, { id: 'act_1001' })
      graph.decide(() => 'done')
    },
  }
}

describe('by somebody else at Facebook who cannot see it, an ad', () => {
  it('that was not answered is not taken for gone', async () => {
    const { graph, browser, finish } = await startUnanswered()
    const { backAgain } = connectSomebodyElse(graph)
    await finish()
    expect((await logOf(browser)).entries).toMatchObject([{ action: 'create', outcome: 'asked' }])
    expect(graph.books.list('ads')).toMatchObject([{ status: 'ACTIVE' }])
    backAgain()
    await finish()
    expect((await logOf(browser)).entries).toMatchObject([{ action: 'create', outcome: 'done' }])
    expect((await listFacebookAds(browser)).creations).toEqual([])
  })

  it('that was cancelled is not taken for taken back', async () => {
    const { graph, browser, finish } = await startUnanswered()
    const [{ id } = { id: '' }] = (await listFacebookAds(browser)).creations
    const { backAgain } = connectSomebodyElse(graph)
    expect((await browser.send('DELETE', `/api/facebook/creations/${id}`)).status).toBe(200)
    expect((await logOf(browser)).entries).toMatchObject([{ action: 'create', outcome: 'asked' }])
    backAgain()
    expect((await listFacebookAds(browser)).creations).toMatchObject([{ id, state: 'undoing' }])
    await finish()
    expect((await logOf(browser)).entries).toMatchObject([{ outcome: 'refused' }])
    expect((await listFacebookAds(browser)).ads).toEqual([])
  })
})
