import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { startCanvaServer } from './testing/canva-server.ts'
import { canvaEnvironment } from './testing/canva-product.ts'
import { answersFor, rafting, type TestBrowser } from './testing/test-browser.ts'
import { startTestProduct, type TestProduct } from './testing/test-product.ts'

let canva: Awaited<ReturnType<typeof startCanvaServer>>
let product: TestProduct
beforeAll(async () => {
  canva = await startCanvaServer()
  product = await startTestProduct(canvaEnvironment(canva))
})
afterAll(async () => {
  await product.stop()
  await canva.stop()
})

const missing = '/api/funnels/01890000-0000-7000-8000-000000000000'

type Attempt = (browser: TestBrowser, count: number) => Promise<Response>
type Case = { what: string; limit: number; usual: number; attempt: Attempt; email?: string }

/** Those that no other test drives to their end. Attempts that come to nothing count as well. */
const cases: Case[] = [
  {
    what: 'passwords of a network at ever new accounts',
    limit: 60,
    usual: 404,
    attempt: (browser) =>
      browser.sendJson('POST', '/api/auth/sign-in', {
        email: `${randomUUID()}@example.com`,
        password: 'rapids1',
      }),
  },
  {
    // The first one made the account that the others would like to have.
    what: 'sign-ups of a network',
    limit: 59,
    usual: 409,
    email: 'taken@example.com',
    attempt: (browser) =>
      browser.sendJson('POST', '/api/auth/sign-up', {
        full_name: 'Ana Rivers',
        email: 'taken@example.com',
        password: 'rapids1',
      }),
  },
  {
    what: 'plan changes',
    limit: 60,
    usual: 409,
    attempt: (browser) => browser.sendJson('POST', '/api/billing/preview', { plan: 'explorer' }),
  },
  {
    what: 'changes of an address',
    limit: 30,
    usual: 404,
    attempt: (browser, count) =>
      browser.sendJson('PUT', `${missing}/slug`, { slug: `river-${count}`, baseRevision: 1 }),
  },
  {
    what: 'uploads',
    limit: 60,
    usual: 415,
    attempt: (browser) =>
      browser.send('POST', '/api/designs?name=a.png', {
        body: 'no picture',
        headers: { 'content-type': 'image/png' },
      }),
  },
  {
    what: 'looks at the records of a sender domain',
    limit: 30,
    usual: 404,
    attempt: (browser) => browser.sendJson('POST', '/api/account/sender-domain/verify'),
  },
  {
    what: 'calls of the design tool',
    limit: 60,
    usual: 409,
    attempt: (browser) => browser.get('/api/design-tool/designs'),
  },
]

it.for(cases)('$what end at $limit', async ({ limit, usual, attempt, email }) => {
  const browser = product.openBrowser()
  await browser.signUp(email)
  const statuses: number[] = []
  for (let count = 0; count <= limit; count += 1)
    statuses.push((await attempt(browser, count)).status)
  expect(statuses).toEqual([...Array<number>(limit).fill(usual), 429])
})

it('adventures that are made, or asked for beyond the plan, end at 60', async () => {
  const browser = product.openBrowser()
  await browser.signUp()
  await browser.createFunnel()
  const create = async () =>
    (await browser.sendJson('POST', '/api/funnels', { business_info: rafting })).status
  const statuses: number[] = []
  for (let count = 1; count <= 60; count += 1) statuses.push(await create())
  expect(statuses).toEqual([...Array<number>(59).fill(403), 429])
})

it('leads of a network end at 120 a minute, with the answers still in the form', async () => {
  const owner = product.openBrowser()
  await owner.signUp()
  const funnel = await owner.createFunnel()
  await owner.publish(funnel.id)
  const visitor = product.openBrowser()
  const send = (count: number) =>
    visitor.sendForm(`/f/${funnel.slug}`, answersFor(funnel, `person${count}`))
  const statuses = await Promise.all(
    Array.from({ length: 120 }, async (_, count) => (await send(count)).status),
  )
  expect(new Set(statuses)).toEqual(new Set([303]))
  const refused = await send(120)
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('person120@example.org')
})

it('hold in every process, and over a restart', async () => {
  const { email } = await product.openBrowser().signUp()
  const guess = async (url: string, network = '203.0.113.9') => {
    const answer = await fetch(`${url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
      body: JSON.stringify({ email, password: 'wrong-one' }),
    })
    return answer.status
  }
  const other = await startTestProduct({}, product.connection)
  for (let count = 0; count < 5; count += 1)
    expect([await guess(product.url), await guess(other.url)]).toEqual([401, 401])
  expect([await guess(product.url), await guess(other.url)]).toEqual([429, 429])
  await other.stop()
  const restarted = await startTestProduct({}, product.connection)
  expect([await guess(restarted.url), await guess(restarted.url, '203.0.113.10')]).toEqual([
    429, 401,
  ])
  await restarted.stop()
})
