import { analyticsSchema } from '@wildpath/contract'
import { expect, it, onTestFinished } from 'vitest'

import { openInbox } from '../../testing/inbox.ts'
import { answersFor, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct } from '../../testing/test-product.ts'

it('a thousand views and a thousand leads that come together to two processes are all counted', async () => {
  const first = await startTestProduct()
  onTestFinished(() => first.stop())
  const second = await startTestProduct({}, first.connection)
  onTestFinished(() => second.stop())
  const owner = first.openBrowser()
  await owner.signUp()
  const funnel = await owner.createFunnel()
  await owner.publish(funnel.id)
  const path = `/f/${funnel.slug}`
  const browsers = [first.openBrowser(), second.openBrowser()] as const

  /** Whoever is turned away by a busy server comes again. */
  const visit = async (browser: TestBrowser, query: string, from: Record<string, string>) => {
    let answer = await browser.get(path + query, from)
    while (answer.status === 503) answer = await browser.get(path + query, from)
    await answer.arrayBuffer()
    expect(answer.status).toBe(200)
  }
  const come = async (index: number) => {
    const from = { 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}` }
    const query = `?utm_source=source-${index % 5}`
    const visits = index % 2 === 0 ? browsers.map((browser) => visit(browser, query, from)) : []
    const lead = browsers[index % 2 === 0 ? 0 : 1].send('POST', path, {
      body: new URLSearchParams(answersFor(funnel, `person${index}`)),
      headers: { ...from, referer: first.url + path + query },
    })
    await Promise.all(visits)
    expect((await lead).status).toBe(303)
  }
  await Promise.all(Array.from({ length: 1000 }, (_, index) => come(index)))
  await Promise.all([first.flushViews(), second.flushViews()])

  const numbers = analyticsSchema.parse(await (await owner.get('/api/numbers?days=2')).json())
  expect(numbers.totals).toEqual({
    views: 1000,
    visitors: 500,
    leads: 1000,
    conversion_rate: 100,
  })
  const ofSource = (index: number) => ({
    source: `source-${index}`,
    is_paid: false,
    views: 200,
    leads: 200,
  })
  expect(numbers.sources).toEqual([0, 1, 2, 3, 4].map(ofSource))
  expect(numbers.devices).toContainEqual({ device: 'desktop', views: 1000, leads: 1000 })
  expect((await openInbox(owner).list()).total).toBe(1000)
  const jobs = await first.database.sql`select 1 from jobs where kind = 'lead-created'`
  expect(jobs).toHaveLength(1000)
})
