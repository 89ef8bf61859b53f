import {
  alwaysSchedule,
  type SocialAd,
  socialAdListSchema,
  socialAdSchema,
} from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { openBuyer } from '../../testing/buyer.ts'
import { connectDemoAds, socialAdForm } from '../../testing/demo-ads.ts'
import {
  adFormOf,
  connectFacebook,
  listFacebookAds,
  openFacebookOwner,
} from '../../testing/graph-product.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct } from '../../testing/test-product.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Starts as a paying owner connected to the demo account. */
async function start() {
  const time = { ms: Date.parse('2027-03-01T12:00:00Z') }
  const product = await startTestProduct({}, undefined, () => new Date(time.ms))
  stops.push(product.stop)
  const buyer = await openBuyer(product)
  await buyer.buy('explorer')
  const { browser } = buyer
  await connectDemoAds(browser)
  await browser.get('/api/facebook/accounts')
  return { product, time, ...actionsOf(browser, 'act_demo') }
}

function actionsOf(browser: TestBrowser, accountId: string) {
  const account = `/api/facebook/accounts/${accountId}/ads`
  const create = (form: object) => browser.sendJson('POST', '/api/facebook/ads/create', form)
  return {
    browser,
    create,
    made: async (form: object) => socialAdSchema.parse(await (await create(form)).json()),
    list: async () => socialAdListSchema.parse(await (await browser.get(account)).json()).ads,
    edit: ({ id, revision }: SocialAd, change: object) =>
      browser.sendJson('PUT', `${account}/${id}`, { revision, ...change }),
    activate: ({ id }: SocialAd) =>
      browser.sendJson('PUT', `${account}/${id}/status`, { status: 'ACTIVE' }),
    pause: ({ id }: SocialAd) =>
      browser.sendJson('PUT', `${account}/${id}/status`, { status: 'PAUSED' }),
    /** Edits in the spending log: outcome, amount before, and amount after. */
    edits: async (logged = 'edit') => {
      const log = await browser.get('/api/ad-spending/log')
      const { entries } = (await log.json()) as { entries: Record<string, unknown>[] }
      return entries
        .filter(({ action }) => action === logged)
        .map(({ outcome, dailyAmountBefore, dailyAmount }) => [
          outcome,
          dailyAmountBefore,
          dailyAmount,
        ])
    },
  }
}

const errorOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string; message: string } }).error

describe('editing a Facebook ad', () => {
  it('saves the budget, end date, and text, and logs the amounts before and after', async () => {
    const { made, list, edit, edits } = await start()
    const ad = await made(socialAdForm({ dailyBudget: 20 }))
    const change = { dailyBudget: 15, endDate: '2027-04-01', headline: 'Raft it in spring' }
    expect((await edit(ad, change)).status).toBe(200)
    const [edited] = await list()
    expect(edited).toMatchObject({ id: ad.id, status: 'ACTIVE', ...change })
    expect(edited?.primaryText).toBe(ad.primaryText)
    expect(await edits()).toEqual([['done', 20, 15]])
  })

  it('logs an edit of the text without amounts', async () => {
    const { made, edit, edits } = await start()
    await edit(await made(socialAdForm()), { headline: 'Raft it in spring' })
    expect(await edits('edit-texts')).toEqual([['done', null, null]])
    expect(await edits()).toEqual([])
  })

  it('rejects an edit if the ad changed after it was read', async () => {
    const { made, list, edit, edits } = await start()
    const ad = await made(socialAdForm({ dailyBudget: 20 }))
    await edit(ad, { endDate: '2027-04-01' })
    const late = await edit(ad, { dailyBudget: 15 })
    expect(late.status).toBe(409)
    expect(await errorOf(late)).toMatchObject({ code: 'social-ad-changed' })
    expect(await list()).toMatchObject([{ dailyBudget: 20, endDate: '2027-04-01' }])
    expect(await edits()).toEqual([['done', 20, 20]])
  })

  it('checks the daily cap only if a running ad would spend more', async () => {
    const { made, list, edit, pause } = await start()
    const [one, other] = [
      await made(socialAdForm({ dailyBudget: 60 })),
      await made(socialAdForm({ dailyBudget: 30 })),
    ]
    expect(await errorOf(await edit(other, { dailyBudget: 40.01 }))).toMatchObject({
      code: 'ad-cap-reached',
    })
    expect((await edit(other, { dailyBudget: 40 })).status).toBe(200)
    await pause(one)
    expect((await edit(one, { dailyBudget: 90 })).status).toBe(200)
    const budgets = (await list()).map(({ dailyBudget }) => dailyBudget)
    expect(new Set(budgets)).toEqual(new Set([40, 90]))
  })

  it('counts what is left of a total budget on the days that are left', async () => {
    const { made, list, edit, activate, time } = await start()
    const total = { totalBudget: 500, startDate: '2027-03-01', endDate: '2027-03-10' }
    const ad = await made(socialAdForm({ ...total, startsPaused: true }))
    time.ms = Date.parse('2027-03-09T12:00:00Z')
    expect(await errorOf(await activate(ad))).toMatchObject({ code: 'ad-cap-reached' })
    const [late = ad] = await list()
    expect((await edit(late, { totalBudget: 150 })).status).toBe(200)
    expect((await activate(ad)).status).toBe(200)
    const [running = ad] = await list()
    expect(await errorOf(await edit(running, { totalBudget: 151 }))).toMatchObject({
      code: 'ad-cap-reached',
    })
  })

  it('counts a total budget as its average per day', async () => {
    const { create, made, list, edit, edits } = await start()
    const total = { startDate: '2027-03-01', endDate: '2027-03-10' }
    expect(await errorOf(await create(socialAdForm({ totalBudget: 1000.1, ...total })))).toEqual(
      expect.objectContaining({ code: 'ad-cap-reached' }),
    )
    // A start date in the past does not add days to the average.
    const past = { ...total, startDate: '2026-01-01', totalBudget: 1000.1 }
    expect((await create(socialAdForm(past))).status).toBe(409)
    const ad = await made(socialAdForm({ totalBudget: 500, ...total }))
    expect(ad).toMatchObject({ totalBudget: 500, dailyBudget: 50 })
    expect(await errorOf(await edit(ad, { totalBudget: 1100 }))).toMatchObject({
      code: 'ad-cap-reached',
    })
    expect((await edit(ad, { totalBudget: 600 })).status).toBe(200)
    const [edited] = await list()
    expect(edited).toMatchObject({ totalBudget: 600, dailyBudget: 60 })
    // Half of the first day is over: $500 are left for nine days and a half.
    expect(await edits()).toEqual([['done', 52.64, 63.17]])
    for (const change of [{ dailyBudget: 5 }, { endDate: null }]) {
      expect((await edit(edited ?? ad, change)).status).toBe(422)
    }
  })

  it('changes and removes the schedule, which is part of the revision', async () => {
    const { create, made, list, edit } = await start()
    const total = { totalBudget: 90, startDate: '2027-03-01', endDate: '2027-03-10' }
    const schedule = { days: ['MONDAY'], fromMinute: 480, toMinute: 1080 }
    expect((await create(socialAdForm({ schedule }))).status).toBe(422)
    const ad = await made(socialAdForm({ ...total, schedule }))
    expect(ad.schedule).toEqual(schedule)
    const friday = { ...schedule, days: ['FRIDAY'] }
    expect((await edit(ad, { schedule: friday })).status).toBe(200)
    expect((await edit(ad, { schedule })).status).toBe(409)
    const [edited = ad] = await list()
    expect(edited.schedule).toEqual(friday)
    expect(await errorOf(await edit(edited, { endDate: '2027-03-04' }))).toMatchObject({
      message: 'None of these days is between the start date and the end date.',
    })
    expect((await edit(edited, { schedule: { ...schedule, fromMinute: 495 } })).status).toBe(422)
    expect((await edit(edited, { schedule: alwaysSchedule })).status).toBe(200)
    const daily = await made(socialAdForm())
    expect(await errorOf(await edit(daily, { schedule }))).toMatchObject({
      message: 'Facebook runs ads at certain hours only with a total budget.',
    })
  })

  it('allows only a lower budget or an earlier end date after the plan ends', async () => {
    const { product, made, list, edit } = await start()
    const ad = await made(socialAdForm({ dailyBudget: 20, endDate: '2027-05-01' }))
    await product.database.sql`update users set plan = 'free'`
    await product.database.sql`delete from subscriptions`
    for (const more of [
      { dailyBudget: 21 },
      { endDate: null },
      { headline: 'New' },
      { schedule: alwaysSchedule },
    ]) {
      expect(await errorOf(await edit(ad, more))).toMatchObject({ code: 'ad-accounts-need-plan' })
    }
    expect((await edit(ad, { dailyBudget: 10, endDate: '2027-04-01' })).status).toBe(200)
    expect(await list()).toMatchObject([{ dailyBudget: 10, endDate: '2027-04-01' }])
  })

  it('returns validation errors by field', async () => {
    const { made, edit } = await start()
    const ad = await made(socialAdForm({ startDate: '2027-04-01' }))
    expect((await edit(ad, { headline: 'x'.repeat(41) })).status).toBe(422)
    expect((await edit(ad, { dailyBudget: 0.5 })).status).toBe(422)
    expect(await errorOf(await edit(ad, { endDate: '2027-03-20' }))).toMatchObject({
      message: 'The end date is before the start date.',
    })
  })
})

describe('editing a live Facebook ad', () => {
  async function startLive() {
    const { graph, browser } = await openFacebookOwner(stops)
    await connectFacebook(graph, browser)
    await browser.get('/api/facebook/accounts')
    return { graph, ...actionsOf(browser, 'act_1001') }
  }

  it('does not overwrite a change made on Facebook', async () => {
    const { graph, browser, made, edit } = await startLive()
    const ad = await made(adFormOf())
    Object.assign(graph.books.find(ad.adsetId)?.fields ?? {}, { daily_budget: '9000' })
    expect(await errorOf(await edit(ad, { headline: 'Raft it in spring' }))).toMatchObject({
      code: 'social-ad-changed',
    })
    const { ads } = await listFacebookAds(browser)
    expect(ads).toMatchObject([{ headline: 'Raft the canyon', dailyBudget: 90 }])
  })

  it('logs the edit as pending and counts it toward the cap if the response is lost', async () => {
    const { graph, browser, made, create, edit, edits } = await startLive()
    const ad = await made(adFormOf({ dailyBudget: 20 }))
    graph.decideOnce(new RegExp(`POST /${ad.adsetId}$`), 'dropped')
    expect((await edit(ad, { dailyBudget: 80 })).status).toBe(502)
    expect(await edits()).toEqual([['asked', 20, 80]])
    expect(await errorOf(await create(adFormOf({ dailyBudget: 30 })))).toMatchObject({
      code: 'ad-cap-reached',
    })
    const { ads } = await listFacebookAds(browser)
    expect(ads).toMatchObject([{ dailyBudget: 20 }])
  })

  it('logs the edit as refused and returns Facebook’s error message', async () => {
    const { graph, made, edit, edits } = await startLive()
    const ad = await made(adFormOf({ dailyBudget: 20 }))
    graph.decideOnce(new RegExp(`POST /${ad.adsetId}$`), {
      status: 400,
      body: { error: { code: 100, error_user_msg: 'Lower it less.' } },
    })
    expect(await errorOf(await edit(ad, { dailyBudget: 10 }))).toMatchObject({
      code: 'social-ad-refused',
      message: 'Lower it less.',
    })
    expect(await edits()).toEqual([['refused', 20, 10]])
  })
})
