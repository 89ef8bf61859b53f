import type { Funnel } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { answersFor, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let owner: TestBrowser
let funnel: Funnel
let path: string

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

beforeEach(async () => {
  owner = product.openBrowser()
  await owner.signUp()
  funnel = await owner.createFunnel()
  path = `/f/${funnel.slug}`
  await owner.publish(funnel.id)
})

const statusOf = async (address: string) => (await product.openBrowser().get(address)).status
const statsOf = async () => (await owner.readFunnel(funnel.id)).stats

describe('a public page', () => {
  it('names the business, its offer and its form, and says who made it', async () => {
    const html = await (await product.openBrowser().get(path)).text()
    expect(html).toContain('Why Choose Blue Canyon Rafting?')
    expect(html).toContain('Ready to Get Started?')
    expect(html).toContain('$79')
    expect(html).toContain('Made with')
    expect(html).not.toContain('<script src')
  })

  it('answers to its slug and to its id', async () => {
    expect(await statusOf(path)).toBe(200)
    expect(await statusOf(`/f/${funnel.id}`)).toBe(200)
  })

  it('is gone from every process as soon as it is private', async () => {
    const second = await startSecondProcess()
    expect(await statusOf(path)).toBe(200)
    expect((await second.get(path)).status).toBe(200)
    await owner.publish(funnel.id, false)
    await expect.poll(() => statusOf(path)).toBe(404)
    await expect.poll(async () => (await second.get(path)).status).toBe(404)
    const html = await (await second.get(path)).text()
    expect(html).toContain('Funnel Not Found')
    expect(html).toContain('This funnel may be private or no longer available.')
  })

  it('is found at once when it is published after somebody missed it', async () => {
    await owner.publish(funnel.id, false)
    await expect.poll(() => statusOf(path)).toBe(404)
    await owner.publish(funnel.id)
    await expect.poll(() => statusOf(path)).toBe(200)
  })

  it('loses its badge when the owner goes white-label', async () => {
    expect(await (await product.openBrowser().get(path)).text()).toContain('Made with')
    await product.database
      .sql`update users set plan = 'expedition-leader' where id = ${funnel.user_id}`
    await expect
      .poll(async () =>
        (await (await product.openBrowser().get(path)).text()).includes('Made with'),
      )
      .toBe(false)
  })

  it('is kept once, whatever stands in the query of its address', async () => {
    const kept = async () =>
      Number(/^wildpath_pages_kept (\d+)$/m.exec(await product.readMetrics())?.[1])
    const before = await kept()
    const first = await product.openBrowser().get(path)
    // A page that is loaded while its publication is still being told of is served, not kept.
    await expect
      .poll(async () => {
        await product.openBrowser().get(path)
        return kept()
      })
      .toBe(before + 1)
    const again = await product.openBrowser().get(`${path}?utm_source=flyer&fbclid=1`)
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
    expect(await kept()).toBe(before + 1)
  })

  it('is not sent again to a browser that has it, and comes compressed', async () => {
    const visitor = product.openBrowser()
    const first = await visitor.get(path, { 'accept-encoding': 'br' })
    expect(first.headers.get('content-encoding')).toBe('br')
    const again = await visitor.get(path, { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })
})

describe('views', () => {
  it('count one a load, of people only', async () => {
    await product.openBrowser().get(path)
    await product.openBrowser().get(path)
    await product
      .openBrowser()
      .get(path, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    await product.openBrowser().get(path, { 'sec-purpose': 'prefetch' })
    await product.openBrowser().get(path, { purpose: 'Prefetch' })
    await product.openBrowser().get(path, { 'sec-fetch-dest': 'image' })
    await product.openBrowser().send('HEAD', path)
    await product.openBrowser().get(`${path}/thank-you`)
    await owner.get(path)
    const stranger = product.openBrowser()
    await stranger.signUp()
    await stranger.get(path)
    await expect.poll(async () => (await statsOf()).views).toBe(3)
  })

  it('lose none of a thousand that come together', async () => {
    for (let round = 0; round < 20; round += 1) {
      // Of one network only 120 a minute count.
      const visitor = product.openBrowser()
      await Promise.all(
        Array.from({ length: 50 }, () => visitor.get(path).then((answer) => answer.arrayBuffer())),
      )
    }
    await expect.poll(async () => (await statsOf()).views).toBe(1000)
  })
})

describe('the bytes of a page', () => {
  it('become fewer once it is asked for again, and stay the same page', async () => {
    const visitor = product.openBrowser()
    const read = async () => {
      const answer = await visitor.get(path, { 'accept-encoding': 'br' })
      return {
        length: Number(answer.headers.get('content-length')),
        etag: answer.headers.get('etag'),
        html: await answer.text(),
      }
    }
    const first = await read()
    await expect.poll(async () => (await read()).length).toBeLessThan(first.length * 0.95)
    expect(await read()).toMatchObject({ etag: first.etag, html: first.html })
  })
})

describe('leads', () => {
  it('are stored before the thank-you and counted', async () => {
    const visitor = product.openBrowser()
    await visitor.get(path)
    const answer = await visitor.sendForm(path, answersFor(funnel))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}/thank-you`])
    const thanks = await (await visitor.get(`${path}/thank-you`)).text()
    expect(thanks).toContain('Next Steps:')
    await expect.poll(statsOf).toMatchObject({ views: 1, leads: 1, conversion_rate: 100 })
    const list = await owner.get(`/api/leads?funnel_id=${funnel.id}`)
    expect(await list.json()).toMatchObject({
      total: 1,
      leads: [{ submissions: 1, quarantined: false }],
    })
  })

  it('sent twice are one lead, also when both arrive together', async () => {
    const visitor = product.openBrowser()
    await Promise.all([1, 2, 3].map(() => visitor.sendForm(path, answersFor(funnel))))
    expect(await statsOf()).toMatchObject({ leads: 1 })
    const list = await owner.get(`/api/leads?funnel_id=${funnel.id}`)
    expect(await list.json()).toMatchObject({ total: 1 })
  })

  it('that fill the trap are kept apart and not counted', async () => {
    await product
      .openBrowser()
      .sendForm(path, { ...answersFor(funnel), hp_website: 'https://spam.example' })
    expect(await statsOf()).toMatchObject({ leads: 0 })
    const list = await owner.get(`/api/leads?funnel_id=${funnel.id}&quarantined=true`)
    expect(await list.json()).toMatchObject({
      total: 1,
      counts: { new: 0, contacted: 0, booked: 0, lost: 0 },
      quarantinedTotal: 1,
      leads: [{ quarantined: true }],
    })
  })

  it('count with their first clean copy, whatever came before or with it', async () => {
    const visitor = product.openBrowser()
    await visitor.sendForm(path, { ...answersFor(funnel), hp_website: 'filled by a browser' })
    expect(await statsOf()).toMatchObject({ leads: 0 })
    await Promise.all(Array.from({ length: 12 }, () => visitor.sendForm(path, answersFor(funnel))))
    expect(await statsOf()).toMatchObject({ leads: 1 })
    const list = await owner.get(`/api/leads?funnel_id=${funnel.id}`)
    expect(await list.json()).toMatchObject({
      total: 1,
      quarantinedTotal: 0,
      leads: [{ submissions: 13 }],
    })
  })

  it('beyond five a minute from one address are kept apart', async () => {
    const visitor = product.openBrowser()
    for (let count = 0; count < 7; count += 1)
      await visitor.sendForm(path, answersFor(funnel, `person${count}`))
    const list = await owner.get(`/api/leads?funnel_id=${funnel.id}`)
    expect(await list.json()).toMatchObject({ total: 5, quarantinedTotal: 2 })
  })

  it('of many visitors at once are each stored once', async () => {
    const sent = Array.from({ length: 300 }, (_, index) =>
      product.openBrowser().sendForm(path, answersFor(funnel, `crowd${index}`)),
    )
    expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([303]))
    expect(await statsOf()).toMatchObject({ leads: 300 })
  })

  it('that are refused are shown again thirty times a minute, and good ones are taken after that', async () => {
    const visitor = product.openBrowser()
    const send = (answers: Record<string, string>) => visitor.sendForm(path, answers)
    const statuses: number[] = []
    for (let count = 0; count < 30; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person sends.
      statuses.push((await send({ Name: 'Ada' })).status)
    }
    expect(statuses).toEqual(Array<number>(30).fill(422))
    const refused = await send({ Name: 'Ada' })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    const html = await refused.text()
    expect(html).toContain('This form was not sent')
    expect(html).not.toContain('<form')
    expect((await product.openBrowser().sendForm(path, { Name: 'Bo' })).status).toBe(422)
    expect((await send(answersFor(funnel))).status).toBe(303)
    expect(await statsOf()).toMatchObject({ leads: 1 })
  })

  it('come as a CSV file', async () => {
    await product.openBrowser().sendForm(path, answersFor(funnel))
    const file = await owner.get(`/api/leads.csv?funnel_id=${funnel.id}`)
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="${funnel.slug}-leads.csv"`,
    )
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(bytes.toString()).toContain('one@example.org')
  })

  it('go with their funnel when it is deleted', async () => {
    await product.openBrowser().sendForm(path, answersFor(funnel))
    await owner.deleteForGood(funnel.id)
    const rows = await product.database
      .sql`select count(*)::int as count from leads where funnel_id = ${funnel.id}`
    expect(rows[0]?.['count']).toBe(0)
    expect((await product.openBrowser().sendForm(path, answersFor(funnel))).status).toBe(404)
  })
})

/** Another process over the same database, as behind a load balancer; it stops with its test. */
async function startSecondProcess() {
  const second = await startTestProduct({}, product.connection)
  onTestFinished(() => second.stop())
  return { get: (address: string) => second.openBrowser().get(address) }
}
