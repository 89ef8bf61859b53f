import { searchCampaignSchema } from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { bounds } from '../../limits.ts'
import { googleError } from '../../testing/google-ads/answers.ts'
import {
  connectGoogle,
  googleFormOf,
  listGoogleCampaigns,
  openGoogleOwner,
} from '../../testing/google-product.ts'
import { codeOf } from '../../testing/test-browser.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const path = (id: string) => `/api/google/accounts/1234567890/campaigns/${id}`

/** Somebody who is connected with Google, whose answers come when the test says so. */
async function start() {
  const { google, product, browser, time } = await openGoogleOwner(stops)
  await connectGoogle(google, browser)

  const create = (dailyBudget: number) =>
    browser.sendJson('POST', '/api/google/campaigns/create', googleFormOf({ dailyBudget }))
  const setStatus = (id: string, status: 'ENABLED' | 'PAUSED') =>
    browser.sendJson('PUT', `${path(id)}/status`, { status })
  return {
    google,
    browser,
    time,
    create,
    setStatus,
    edit: (id: string, dailyBudget: number) =>
      browser.sendJson('PUT', path(id), { name: 'Rafting', dailyBudget, endDate: null }),
    runJobs: product.runJobs,
    async make(dailyBudget: number, status: 'ENABLED' | 'PAUSED' = 'ENABLED') {
      const made = searchCampaignSchema.parse(await (await create(dailyBudget)).json())
      if (status === 'PAUSED') await setStatus(made.id, 'PAUSED')
      return made.id
    },
    statusOf: (id: string) => google.books.campaign(id)?.fields['status'],
    /** The next call of this kind waits at Google until `goOn`. */
    hold(call: RegExp, nth = 1) {
      const reached = Promise.withResolvers<void>()
      const { promise, resolve: goOn } = Promise.withResolvers<void>()
      let count = 0
      google.decide(async (asked) => {
        if (call.test(asked) && (count += 1) === nth) {
          reached.resolve()
          await promise
        }
        return 'done' as const
      })
      return { reached: reached.promise, goOn }
    },
  }
}

const switching = /mutate$/
const listing = /search$/

describe('a pause', () => {
  it.each([
    // It is switched on, paused, and switched off again.
    ['is being enabled at Google', switching, 1, 3],
    // It is paused, and switched off to be sure.
    ['is about to be enabled', listing, 3, 2],
  ])('holds for a campaign that %s', async (_, call, nth, switches) => {
    const { google, make, setStatus, statusOf, hold } = await start()
    const id = await make(20, 'PAUSED')
    const before = google.asked.length
    const { reached, goOn } = hold(call, nth)
    const enabling = setStatus(id, 'ENABLED')
    await reached
    expect((await setStatus(id, 'PAUSED')).status).toBe(200)
    goOn()
    expect(await codeOf(await enabling)).toEqual([409, 'ad-change-under-way'])
    expect(statusOf(id)).toBe('PAUSED')
    const asked = google.asked.slice(before).filter((one) => switching.test(one))
    expect(asked).toHaveLength(switches)
  })

  it('holds for a campaign that is being enabled for the first time', async () => {
    const { create, browser, setStatus, statusOf, hold } = await start()
    const { reached, goOn } = hold(switching, 2)
    const creating = create(20)
    await reached
    const [{ id } = { id: '' }] = (await listGoogleCampaigns(browser)).campaigns
    expect((await setStatus(id, 'PAUSED')).status).toBe(200)
    goOn()
    expect(await (await creating).json()).toMatchObject({ id, status: 'PAUSED' })
    expect(statusOf(id)).toBe('PAUSED')
    expect((await listGoogleCampaigns(browser)).creations).toEqual([])
  })

  it('is no failure of a campaign that is removed while it is enabled for the first time', async () => {
    const { create, browser, hold, statusOf } = await start()
    const { reached, goOn } = hold(switching, 2)
    const creating = create(20)
    await reached
    const [{ id } = { id: '' }] = (await listGoogleCampaigns(browser)).campaigns
    expect((await browser.send('DELETE', path(id))).status).toBe(200)
    goOn()
    await creating
    expect(statusOf(id)).toBe('REMOVED')
    expect((await listGoogleCampaigns(browser)).creations).toEqual([])
  })

  it('waits for no other campaign that is being made', async () => {
    const { make, create, setStatus, statusOf, hold } = await start()
    const id = await make(20)
    const { reached, goOn } = hold(switching)
    const creating = create(30)
    await reached
    expect((await setStatus(id, 'PAUSED')).status).toBe(200)
    expect(statusOf(id)).toBe('PAUSED')
    goOn()
    expect((await creating).status).toBe(200)
  })

  it('needs no list, whatever else is unfinished', async () => {
    const { google, make, create, setStatus, statusOf } = await start()
    const id = await make(20)
    google.decideOnce(switching, 'cut')
    expect((await create(30)).status).toBe(504)
    google.decide((call) => (listing.test(call) ? googleError(500) : 'done'))
    expect((await setStatus(id, 'PAUSED')).status).toBe(200)
    expect(statusOf(id)).toBe('PAUSED')
  })
})

describe('what Google did not answer', () => {
  it('counts in the cap as if it were done, for a while', async () => {
    const { google, browser, make, create, setStatus, edit, time } = await start()
    const id = await make(60, 'PAUSED')
    google.decideOnce(switching, 'dropped')
    expect((await setStatus(id, 'ENABLED')).status).toBe(502)
    expect(await codeOf(await edit(id, 9000))).toEqual([409, 'ad-cap-reached'])
    expect(await codeOf(await create(41))).toEqual([409, 'ad-cap-reached'])
    expect((await create(40)).status).toBe(200)
    time.ms += bounds.adAccounts.unansweredCountsMs + 1
    const { campaigns } = await listGoogleCampaigns(browser)
    expect(campaigns.filter(({ status }) => status === 'ENABLED')).toHaveLength(1)
    expect((await create(60)).status).toBe(200)
  })

  it('counts with the budget that was asked for', async () => {
    const { google, make, create, edit } = await start()
    const id = await make(10)
    google.decideOnce(switching, 'dropped')
    expect((await edit(id, 70)).status).toBe(502)
    expect(await codeOf(await create(31))).toEqual([409, 'ad-cap-reached'])
    expect((await create(30)).status).toBe(200)
  })
})

it('counts with the days that were asked for', async () => {
  const { google, browser, create, edit, time } = await start()
  const today = new Date(time.ms).toISOString().slice(0, 10)
  const form = googleFormOf({ dailyBudget: 60, startDate: today, endDate: today })
  const made = await browser.sendJson('POST', '/api/google/campaigns/create', form)
  const { id } = searchCampaignSchema.parse(await made.json())
  time.ms += 3 * 86_400_000
  google.decideOnce(switching, 'dropped')
  expect((await edit(id, 60)).status).toBe(502)
  expect(await codeOf(await create(41))).toEqual([409, 'ad-cap-reached'])
})

it('a campaign whose answer was lost is finished although another one is removed', async () => {
  const { google, browser, make, create, time, runJobs } = await start()
  const other = await make(20)
  google.decideOnce(switching, 'cut')
  expect((await create(30)).status).toBe(504)
  expect((await browser.send('DELETE', path(other))).status).toBe(200)
  time.ms += bounds.adAccounts.finishAfterMs
  await runJobs()
  const { campaigns, creations } = await listGoogleCampaigns(browser)
  expect(creations).toEqual([])
  expect(campaigns.map(({ status }) => status)).toEqual(['ENABLED', 'REMOVED'])
})

it('a budget is lowered whatever else is being enabled', async () => {
  const { google, make, setStatus, edit, hold } = await start()
  const running = await make(50)
  const paused = await make(20, 'PAUSED')
  const { reached, goOn } = hold(switching)
  const enabling = setStatus(paused, 'ENABLED')
  await reached
  expect((await edit(running, 40)).status).toBe(200)
  goOn()
  expect((await enabling).status).toBe(200)
  const budget = google.books.find(String(google.books.campaign(running)?.fields['campaignBudget']))
  expect(budget?.fields).toMatchObject({ amountMicros: '40000000' })
})

it('a form that is sent several times at once is made once, and answered as made', async () => {
  const { browser, google } = await start()
  const form = googleFormOf({ dailyBudget: 60 })
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => browser.sendJson('POST', '/api/google/campaigns/create', form)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(google.books.list('campaigns')).toHaveLength(1)
})
