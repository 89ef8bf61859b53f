import { type Funnel, type Analytics, analyticsSchema } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openInbox } from '../../testing/inbox.ts'
import { answersFor, codeOf, personAgent, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

const start = new Date('2031-05-01T10:00:00Z')
let now = start
let product: TestProduct
let owner: TestBrowser
let funnel: Funnel
let path: string

beforeAll(async () => {
  product = await startTestProduct({}, undefined, () => now)
})
afterAll(() => product.stop())

beforeEach(async () => {
  owner = product.openBrowser()
  await owner.signUp()
  funnel = await owner.createFunnel()
  path = `/f/${funnel.slug}`
  await owner.publish(funnel.id)
})

const phone = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/150.0.0.0 Mobile Safari/537.36'
const nextDay = () => (now = new Date(now.getTime() + 86_400_000))
const today = () => now.toISOString().slice(0, 10)

const setTimeZone = (time_zone: string) =>
  owner.sendJson('PUT', '/api/account/time-zone', { time_zone })

async function readNumbers(query: Record<string, string> = {}): Promise<Analytics> {
  await product.flushViews()
  const answer = await owner.get(`/api/numbers?${new URLSearchParams(query).toString()}`)
  return analyticsSchema.parse(await answer.json())
}

describe('the numbers', () => {
  it('have every day of the range, and what came on it from where', async () => {
    const ana = product.openBrowser()
    await ana.get(`${path}?utm_source=Instagram`)
    await ana.get(path, { referer: `${product.url}${path}?utm_source=Instagram` })
    nextDay()
    await ana.get(path, { 'referer': 'https://www.google.com/', 'user-agent': phone })
    await product.openBrowser().get(path)
    await product.flushViews()
    await ana.sendForm(path, answersFor(funnel))
    const { days, sources, devices, totals } = await readNumbers({ days: '3' })
    const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10)
    const before = new Date(now.getTime() - 2 * 86_400_000).toISOString().slice(0, 10)
    expect(days).toEqual([
      { day: before, views: 0, visitors: 0, leads: 0 },
      { day: yesterday, views: 2, visitors: 1, leads: 0 },
      { day: today(), views: 2, visitors: 2, leads: 1 },
    ])
    expect(sources).toEqual([
      { source: 'direct', is_paid: false, views: 2, leads: 1 },
      { source: 'google', is_paid: false, views: 1, leads: 0 },
      { source: 'instagram', is_paid: false, views: 1, leads: 0 },
    ])
    expect(devices).toEqual([
      { device: 'phone', views: 1, leads: 0 },
      { device: 'tablet', views: 0, leads: 0 },
      { device: 'desktop', views: 3, leads: 1 },
    ])
    expect(totals).toEqual({ views: 4, visitors: 3, leads: 1, conversion_rate: 25 })
    expect((await readNumbers({ days: '1' })).days).toEqual(days.slice(2))
  })

  it('count a lead where its visitor first came from on that day', async () => {
    const ana = product.openBrowser()
    await ana.get(`${path}?utm_source=instagram`)
    await product.flushViews()
    await ana.get(`${path}?utm_source=flyer`)
    await ana.sendForm(path, answersFor(funnel))
    const list = await openInbox(owner).list()
    expect(list.leads.map(({ source }) => source)).toEqual(['instagram'])
    expect((await readNumbers()).sources).toEqual([
      { source: 'instagram', is_paid: false, views: 1, leads: 1 },
      { source: 'flyer', is_paid: false, views: 1, leads: 0 },
    ])
  })

  it("count views and leads on the owner's local day, and subtract a deleted lead from that day", async () => {
    const ana = product.openBrowser()
    await ana.get(path)
    await setTimeZone('Pacific/Honolulu')
    now = new Date('2031-11-29T09:45:00Z')
    // The cached page learns of the new zone by a notification.
    await expect
      .poll(async () => {
        await ana.get(path)
        return (await readNumbers({ days: '1' })).days[0]?.views
      })
      .toBeGreaterThan(0)
    await ana.sendForm(path, answersFor(funnel))
    const inHonolulu = await readNumbers({ days: '1' })
    expect(inHonolulu.time_zone).toBe('Pacific/Honolulu')
    expect(inHonolulu.days[0]).toMatchObject({ day: '2031-11-28', visitors: 1, leads: 1 })
    await setTimeZone('Asia/Tokyo')
    const inbox = openInbox(owner)
    await inbox.change([(await inbox.list()).leads[0]?.id ?? ''], { kind: 'delete' })
    const { days } = await readNumbers({ days: '2' })
    expect(days.map(({ day, leads }) => [day, leads])).toEqual([
      ['2031-11-28', 0],
      ['2031-11-29', 0],
    ])
  })

  it('show a counted day that has not begun in the owner’s new time zone', async () => {
    await setTimeZone('Pacific/Auckland')
    now = new Date('2033-11-29T12:00:00Z')
    const ana = product.openBrowser()
    await ana.get(path)
    await product.flushViews()
    await ana.sendForm(path, answersFor(funnel))
    const inAuckland = await readNumbers({ days: '2' })
    expect(inAuckland.days.at(-1)).toMatchObject({ day: '2033-11-30', leads: 1 })

    await setTimeZone('America/Denver')
    const { days, totals, sources } = await readNumbers({ days: '2' })
    expect(days.map(({ day, leads }) => [day, leads])).toEqual([
      ['2033-11-28', 0],
      ['2033-11-29', 0],
      ['2033-11-30', 1],
    ])
    expect(totals.leads).toBe(1)
    expect(sources).toHaveLength(1)
  })

  it('include a day that is two days ahead after a time zone change', async () => {
    await setTimeZone('Pacific/Kiritimati')
    now = new Date('2034-11-29T10:30:00Z')
    await product.openBrowser().get(path)
    await product.flushViews()
    await setTimeZone('Pacific/Niue')
    const { days } = await readNumbers({ days: '1' })
    expect(days.map(({ day, views }) => [day, views])).toEqual([
      ['2034-11-28', 0],
      ['2034-11-29', 0],
      ['2034-11-30', 1],
    ])
  })

  it.each([
    ['23 hours', '2032-03-14', '2032-03-14T05:00:00Z', '2032-03-15T03:59:00Z'],
    ['25 hours', '2032-11-07', '2032-11-07T04:00:00Z', '2032-11-08T04:59:00Z'],
  ])('count a visitor once on a day of %s', async (_length, day, first, last) => {
    await setTimeZone('America/New_York')
    const ana = product.openBrowser()
    for (const time of [first, last]) {
      now = new Date(time)
      // oxlint-disable-next-line no-await-in-loop -- one visit after the other
      await ana.get(path)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await product.flushViews()
    }
    const { days } = await readNumbers({ days: '2' })
    expect(days.at(-1)).toEqual({ day, views: 2, visitors: 1, leads: 0 })
  })

  it.each(['at once', 'one by one'])(
    'count a lead for the ad that brought it back (%s)',
    async (how) => {
      const ad = '?utm_source=facebook&utm_medium=paid_social&utm_content=facebook-1'
      const ana = product.openBrowser()
      for (const query of ['', ad, '']) {
        // oxlint-disable-next-line no-await-in-loop -- one visit after the other
        await ana.get(path + query)
        // oxlint-disable-next-line no-await-in-loop -- as above
        if (how === 'one by one') await product.flushViews()
      }
      await product.flushViews()
      await ana.sendForm(path, answersFor(funnel))
      const { ads, totals } = await readNumbers()
      expect(ads).toEqual([{ source: 'facebook', ad_id: 'facebook-1', views: 1, leads: 1 }])
      expect(totals).toMatchObject({ views: 3, visitors: 1, leads: 1 })
    },
  )

  it('name ten sources, the rest as others, so that they add up to all views', async () => {
    const visit = async (index: number) =>
      product.openBrowser().get(`${path}?utm_source=flyer-${index}`)
    await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(visit))
    await product.flushViews()
    const names = (await readNumbers()).sources.map(({ source }) => source)
    expect(names.toSorted()).toEqual(names.map((_, index) => `flyer-${index}`))

    await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13].map(visit))
    await product.flushViews()
    const { sources, totals } = await readNumbers()
    expect(sources).toHaveLength(10)
    expect(sources[0]).toEqual({ source: 'other', is_paid: false, views: 5, leads: 0 })
    expect(sources.at(-1)).toEqual({ source: 'flyer-8', is_paid: false, views: 2, leads: 0 })
    expect(sources.reduce((sum, { views }) => sum + views, 0)).toBe(totals.views)
  })

  it('tell what ads brought from what came by itself, and which ad it was', async () => {
    const tagged = (adId: string, medium = 'paid_social') =>
      `${path}?utm_source=facebook&utm_medium=${medium}&utm_campaign=rafting&utm_content=${adId}`
    const ana = product.openBrowser()
    await ana.get(tagged('facebook-1'))
    await product.openBrowser().get(tagged('facebook-1'))
    await product.openBrowser().get(tagged('Facebook-2'))
    await product.openBrowser().get(tagged('of another tool'))
    await product.openBrowser().get(tagged('facebook-1', 'social'))
    await product.flushViews()
    await ana.sendForm(path, answersFor(funnel))
    const { sources, ads, totals } = await readNumbers()
    expect(sources).toEqual([
      { source: 'facebook', is_paid: true, views: 4, leads: 1 },
      { source: 'facebook', is_paid: false, views: 1, leads: 0 },
    ])
    expect(ads).toEqual([
      { source: 'facebook', ad_id: 'facebook-1', views: 2, leads: 1 },
      { source: 'facebook', ad_id: 'facebook-2', views: 1, leads: 0 },
    ])
    expect([totals.views, totals.leads]).toEqual([5, 1])
    const { leads } = await openInbox(owner).list()
    expect(leads.map(({ source }) => source)).toEqual(['facebook/paid/facebook-1'])
    const csv = await (await owner.get('/api/leads.csv')).text()
    expect(csv).toContain(',Facebook (ads)')
  })

  it('count leads of people who share an address for the ad that each of them came by', async () => {
    const cafe = product.openBrowser()
    const ads = [
      `${path}?utm_source=facebook&utm_medium=paid_social&utm_content=facebook-1`,
      `${path}?utm_source=google&utm_medium=cpc&utm_content=google-1`,
    ]
    for (const [index, ad] of ads.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await cafe.get(ad)
      // oxlint-disable-next-line no-await-in-loop
      await product.flushViews()
      // oxlint-disable-next-line no-await-in-loop
      await cafe.send('POST', path, {
        body: new URLSearchParams(answersFor(funnel, `tag-${index}`)),
        headers: { referer: product.url + ad },
      })
    }
    const { leads } = await openInbox(owner).list()
    expect(
      leads.map(({ source }) => source ?? '').toSorted((one, two) => one.localeCompare(two)),
    ).toEqual(['facebook/paid/facebook-1', 'google/paid/google-1'])
  })

  it('take the address of the form for a lead whose visit is not known', async () => {
    const send = (tag: string, referer?: string) =>
      product.openBrowser().send('POST', path, {
        body: new URLSearchParams(answersFor(funnel, tag)),
        ...(referer !== undefined && { headers: { referer } }),
      })
    await send('one', `${product.url}${path}?utm_source=newsletter`)
    await send('two')
    const list = await openInbox(owner).list()
    expect(list.leads.map(({ source }) => source)).toEqual([null, 'newsletter'])
  })

  it('name fifty sources a day at most, whatever visitors make up', async () => {
    const visit = (index: number) =>
      product.openBrowser().get(`${path}?utm_source=made-up-${index}`)
    await Promise.all(Array.from({ length: 60 }, (_, index) => visit(index)))
    await product.flushViews()
    await Promise.all(Array.from({ length: 20 }, (_, index) => visit(100 + index)))
    await visit(0)
    await product.openBrowser().get(path)
    const made = product.openBrowser()
    await made.send('POST', path, {
      body: new URLSearchParams(answersFor(funnel)),
      headers: { referer: `${product.url}${path}?utm_source=made-up-200` },
    })
    const { sources, totals } = await readNumbers()
    expect(totals.views).toBe(82)
    expect(sources[0]).toMatchObject({ source: 'other', is_paid: false, leads: 1 })
    const rows = await product.database.sql`
      select source, views::int, leads::int from funnel_daily_source_stats
      where funnel_id = ${funnel.id}`
    expect(rows).toContainEqual({ source: 'other', views: 32, leads: 1 })
    expect(rows).toHaveLength(50)
    expect(rows.map((row) => row['source'])).toContain('direct')
  })

  it('name the adventure’s own ads, however many others are made up', async () => {
    const tagged = (adId: string) =>
      `${path}?utm_source=facebook&utm_medium=paid_social&utm_content=${adId}`
    const [own] = funnel.generated_content.ad_copy.facebook_ads
    const invented = Array.from({ length: 60 }, (_, index) => `facebook-made-up-${index}`)
    await Promise.all(invented.map((adId) => product.openBrowser().get(tagged(adId))))
    await product.flushViews()
    const search = `${path}?utm_source=google&utm_medium=cpc&utm_content=google-search-ad`
    const ana = product.openBrowser()
    await ana.get(tagged(own?.id ?? ''))
    for (const address of [tagged(own?.id ?? ''), search, search]) {
      await product.openBrowser().get(address)
    }
    await product.flushViews()
    await ana.sendForm(path, answersFor(funnel))
    const { ads } = await readNumbers()
    expect(ads).toContainEqual({ source: 'facebook', ad_id: own?.id, views: 2, leads: 1 })
    expect(ads).toContainEqual({ source: 'google', ad_id: 'google-search-ad', views: 2, leads: 0 })
  })

  it('take twenty browsers of one network for different people, and 120 views a minute of it', async () => {
    const flooder = product.openBrowser()
    const visit = (index: number) =>
      flooder.get(path, { 'user-agent': `Mozilla/5.0 made up ${index} ${'x'.repeat(4_000)}` })
    for (let index = 0; index < 130; index += 1) expect((await visit(index)).status).toBe(200)
    await visit(0)
    expect((await readNumbers()).totals).toMatchObject({ views: 120, visitors: 20 })
    now = new Date(now.getTime() + 60_000)
    for (const index of [0, 19, 500]) await visit(index)
    await product.openBrowser().get(path)
    expect((await readNumbers()).totals).toMatchObject({ views: 124, visitors: 21 })
    nextDay()
    await visit(600)
    expect((await readNumbers({ days: '1' })).totals).toMatchObject({ views: 1, visitors: 1 })
  })

  it('count a view for a lead whose page loads were excluded', async () => {
    const robot = { 'user-agent': 'Mozilla/5.0 HeadlessChrome/150.0.0.0 Safari/537.36' }
    const sendAs = async (browser: TestBrowser, name: string, headers = {}) => {
      await browser.get(path, headers)
      const body = new URLSearchParams(answersFor(funnel, name))
      expect((await browser.send('POST', path, { body, headers })).status).toBe(303)
    }
    const tester = product.openBrowser()
    await sendAs(tester, 'ana', robot)
    await sendAs(tester, 'ana', robot)
    await sendAs(tester, 'ben', robot)
    await sendAs(owner, 'cleo')
    await sendAs(product.openBrowser(), 'dan')
    expect((await readNumbers()).totals).toMatchObject({
      views: 4,
      leads: 4,
      conversion_rate: 100,
    })
  })

  it('know nobody again the day after, and keep no name or key for longer than that', async () => {
    const ana = product.openBrowser()
    await ana.get(path)
    await product.flushViews()
    const first = today()
    nextDay()
    await ana.get(path)
    await product.flushViews()
    const { sql } = product.database
    const names = await sql`select day, visitor from funnel_visitors where funnel_id = ${funnel.id}`
    expect(new Set(names.map((row) => row['visitor'])).size).toBe(2)
    const text = JSON.stringify([
      await sql`select * from funnel_visitors`,
      await sql`select * from funnel_daily_source_stats`,
    ])
    expect(text).not.toContain(ana.address)
    expect(text).not.toContain(personAgent)
    nextDay()
    await product.flushViews()
    expect(await sql`select 1 from funnel_visitors where day <= ${first}`).toHaveLength(0)
    expect(await sql`select 1 from visitor_keys where day <= ${first}`).toHaveLength(0)
    expect((await readNumbers({ days: '3' })).totals).toMatchObject({ views: 2, visitors: 2 })
  })

  it("are an owner's own, of one adventure or of all", async () => {
    const other = product.openBrowser()
    await other.signUp()
    const foreign = await other.createFunnel()
    expect(await codeOf(await owner.get(`/api/numbers?funnel_id=${foreign.id}`))).toEqual([
      404,
      'funnel-not-found',
    ])
    expect(await codeOf(await owner.get('/api/numbers?days=366'))).toEqual([400, 'invalid-query'])
    await product.database.sql`update users set plan = 'explorer' where id = ${funnel.user_id}`
    const second = await owner.createFunnel()
    await owner.publish(second.id)
    await product.openBrowser().get(path)
    await product.openBrowser().get(`/f/${second.slug}`)
    expect((await readNumbers()).totals).toEqual({
      views: 2,
      visitors: 2,
      leads: 0,
      conversion_rate: 0,
    })
    expect((await readNumbers({ funnel_id: second.id })).totals.views).toBe(1)
  })
})
