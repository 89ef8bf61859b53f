import { afterEach, describe, expect, it } from 'vitest'

import { bounds } from '../../limits.ts'
import { tokenOver } from '../../testing/google-ads/answers.ts'
import { tokenUnknown } from '../../testing/graph/answers.ts'
import { connectGoogle, googleFormOf, openGoogleOwner } from '../../testing/google-product.ts'
import {
  adFormOf,
  connectFacebook,
  listFacebookAds,
  openFacebookOwner,
} from '../../testing/graph-product.ts'
import { codeOf } from '../../testing/test-browser.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** What platforms say once a person took our access away there. */
const refused = { facebook: tokenUnknown, google: tokenOver }
const grantRefused = { status: 400, body: { error: 'invalid_grant' } }
const revoking = /DELETE \/me\/permissions|revoke/

/** Somebody who is connected there; both platforms are spoken of in the same words. */
async function start(platform: 'facebook' | 'google') {
  const owner =
    platform === 'facebook' ? await openFacebookOwner(stops) : await openGoogleOwner(stops)
  const { browser, product, time } = owner
  const [played, creating, accountPath] =
    'graph' in owner
      ? [owner.graph, /POST .*\/ads$/, 'facebook/act_1001']
      : [owner.google, /mutate$/, 'google/1234567890']
  const connect = () =>
    'graph' in owner ? connectFacebook(owner.graph, browser) : connectGoogle(owner.google, browser)
  /** What spends at the platform. */
  const runningThere = () =>
    'graph' in owner
      ? owner.graph.books.list('ads').filter(({ status }) => status === 'ACTIVE')
      : owner.google.books.list('campaigns').filter(({ fields }) => fields['status'] === 'ENABLED')
  await connect()
  await browser.get(`/api/${platform}/accounts`)
  return {
    browser,
    product,
    played,
    creating,
    connect,
    create: (dailyBudget = 80) =>
      platform === 'facebook'
        ? browser.sendJson('POST', '/api/facebook/ads/create', adFormOf({ dailyBudget }))
        : browser.sendJson('POST', '/api/google/campaigns/create', googleFormOf({ dailyBudget })),
    disconnect: () => browser.send('DELETE', `/api/${platform}/connection`),
    setCap: (dailyCap: number) =>
      browser.sendJson('PUT', `/api/ad-spending/caps/${accountPath}`, { dailyCap }),
    runningThere,
    /** What is left of it there, however it stands. */
    leftThere: () =>
      'graph' in owner
        ? owner.graph.books.list('campaigns')
        : owner.google.books
            .list('campaigns')
            .filter(({ fields }) => fields['status'] !== 'REMOVED'),
    log: async () => {
      const answer = await browser.get('/api/ad-spending/log')
      return ((await answer.json()) as { entries: object[] }).entries
    },
    /** Whoever goes has said so, and waits for what works on it. */
    async isWithdrawn() {
      await expect
        .poll(() => product.database.sql`select state from ad_creations`)
        .toMatchObject([{ state: 'undoing' }])
    },
    async pass(ms: number) {
      time.ms += ms
      await product.runJobs()
    },
    /** The first call that makes the ad waits there until `goOn`; a revocation gets no answer. `hasRun` tells of what was switched on. */
    hold() {
      const reached = Promise.withResolvers<void>()
      const { promise, resolve: goOn } = Promise.withResolvers<void>()
      let isFirst = true
      let hasRun = false
      played.decide(async (call: string) => {
        hasRun ||= runningThere().length > 0
        if (revoking.test(call)) return 'dropped' as const
        if (!creating.test(call) || !isFirst) return 'done' as const
        isFirst = false
        reached.resolve()
        await promise
        return 'done' as const
      })
      return { reached: reached.promise, goOn, hasRun: () => hasRun }
    },
  }
}

const platforms = ['facebook', 'google'] as const

describe.each(platforms)('an ad at %s that is made while its owner goes', (platform) => {
  it('is taken back before the connection is given up', async () => {
    const owner = await start(platform)
    const { create, disconnect, hold, isWithdrawn, runningThere, leftThere, log, pass } = owner
    const { reached, goOn, hasRun } = hold()
    const creating = create()
    await reached
    const disconnecting = disconnect()
    await isWithdrawn()
    goOn()
    expect((await creating).status).toBe(422)
    expect((await disconnecting).status).toBe(200)
    await pass(bounds.adAccounts.finishAfterMs)
    expect([hasRun(), runningThere(), leftThere()]).toEqual([false, [], []])
    expect(await log()).toMatchObject([
      { action: 'create', outcome: 'refused', message: 'You disconnected before it was whole' },
    ])
  })

  it('is taken back before the account is deleted', async () => {
    const { browser, create, hold, isWithdrawn, runningThere, leftThere } = await start(platform)
    const { reached, goOn } = hold()
    const creating = create()
    await reached
    const deleting = browser.sendJson('POST', '/api/account/delete', { password: 'rapids1' })
    await isWithdrawn()
    goOn()
    await creating
    expect((await deleting).status).toBe(200)
    expect([runningThere(), leftThere()]).toEqual([[], []])
  })
})

describe.each(platforms)('an ad at %s that was not answered', (platform) => {
  const startUnanswered = async () => {
    const owner = await start(platform)
    owner.played.decideOnce(owner.creating, 'dropped')
    expect((await owner.create()).status).toBe(504)
    return owner
  }

  it('does not wake up when its owner disconnects and comes back', async () => {
    const { disconnect, connect, runningThere, leftThere, pass } = await startUnanswered()
    expect((await disconnect()).status).toBe(200)
    await connect()
    await pass(3_600_000)
    expect([runningThere(), leftThere()]).toEqual([[], []])
  })

  it('keeps the connection and the account while the platform is silent', async () => {
    const { browser, played, disconnect, leftThere } = await startUnanswered()
    played.decide(() => 'dropped')
    const deleting = browser.sendJson('POST', '/api/account/delete', { password: 'rapids1' })
    expect([await codeOf(await disconnect()), await codeOf(await deleting)]).toEqual([
      [409, 'ad-not-withdrawn'],
      [409, 'ad-not-withdrawn'],
    ])
    played.decide(() => 'done')
    const connection = await browser.get(`/api/${platform}/connection`)
    expect(await connection.json()).toMatchObject({ connection: { state: 'connected' } })
    expect((await disconnect()).status).toBe(200)
    expect(leftThere()).toEqual([])
  })

  it('keeps nobody who took our access away at the platform', async () => {
    const { browser, played, disconnect, runningThere } = await startUnanswered()
    played.decide((call) => (call.endsWith('/token') ? grantRefused : refused[platform]))
    expect((await disconnect()).status).toBe(200)
    const connection = await browser.get(`/api/${platform}/connection`)
    expect(await connection.json()).toMatchObject({ connection: { state: 'disconnected' } })
    expect(runningThere()).toEqual([])
  })

  it('is taken back where its owner lowered the cap below it', async () => {
    const { setCap, runningThere, leftThere, log, pass } = await startUnanswered()
    await pass(1000)
    expect((await setCap(79)).status).toBe(200)
    await pass(bounds.adAccounts.finishAfterMs)
    expect([runningThere(), leftThere()]).toEqual([[], []])
    expect(await log()).toContainEqual(
      expect.objectContaining({
        action: 'create',
        outcome: 'refused',
        message:
          'You lowered the daily cap before it was whole, and with it the cap would be passed',
      }),
    )
  })

  it('is made under a cap that was raised, whatever runs beside it', async () => {
    const { product, setCap, runningThere, pass } = await startUnanswered()
    await pass(1000)
    await setCap(120)
    const other = { id: '9', name: 'Of Ads Manager', budgetId: '9', dailyCents: 20_000, slug: null }
    await product.database.sql`update ad_accounts set running = ${JSON.stringify([other])}::jsonb`
    await pass(bounds.adAccounts.finishAfterMs)
    expect(runningThere()).toHaveLength(1)
  })

  it('is made where it fits the lowered cap with what runs', async () => {
    const { setCap, runningThere, pass } = await startUnanswered()
    await pass(1000)
    await setCap(80)
    await pass(bounds.adAccounts.finishAfterMs)
    expect(runningThere()).toHaveLength(1)
  })
})

it('an ad is not switched on once the plan has ended while it was made', async () => {
  const { product, create, hold, leftThere } = await start('facebook')
  const { reached, goOn } = hold()
  const creating = create()
  await reached
  await product.database.sql`update users set plan = 'free'`
  goOn()
  expect((await creating).status).toBe(422)
  expect(leftThere()).toEqual([])
})

it('a lowered cap counts what runs already', async () => {
  const { browser, played, creating, create, setCap, runningThere, pass } = await start('facebook')
  expect((await create(15)).status).toBe(200)
  await listFacebookAds(browser)
  played.decideOnce(creating, 'dropped')
  expect((await create(80)).status).toBe(504)
  await pass(1000)
  expect((await setCap(94)).status).toBe(200)
  await pass(bounds.adAccounts.finishAfterMs)
  expect(runningThere()).toHaveLength(1)
})

it('an ad that was switched on and not answered counts once under a lowered cap', async () => {
  const { browser, played, create, setCap, runningThere, log, pass } = await start('facebook')
  const switching = /POST \/\d+$/
  let count = 0
  played.decide((call) => {
    if (!switching.test(call)) return 'done'
    count += 1
    return count === 3 ? 'cut' : 'done'
  })
  expect((await create(80)).status).toBe(504)
  await listFacebookAds(browser)
  expect(runningThere()).toHaveLength(1)
  await pass(1000)
  expect((await setCap(80)).status).toBe(200)
  await pass(bounds.adAccounts.finishAfterMs)
  expect(runningThere()).toHaveLength(1)
  expect(await log()).toContainEqual(expect.objectContaining({ action: 'create', outcome: 'done' }))
})
