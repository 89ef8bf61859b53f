import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { bounds } from '../limits.ts'
import { startTestProduct, type TestProduct } from '../testing/test-product.ts'
import { answersFor, rafting, type TestBrowser } from '../testing/test-browser.ts'

let product: TestProduct
let browser: TestBrowser

beforeAll(async () => {
  product = await startTestProduct()
  browser = product.openBrowser()
  await browser.signUp()
})
afterAll(() => product.stop())

async function outcome(response: Response): Promise<[number, string]> {
  const text = await response.text()
  expect(text).not.toMatch(/ at .+:\d+:\d+|node_modules|select |insert /)
  return [response.status, (JSON.parse(text) as { error: { code: string } }).error.code]
}

const json = { 'content-type': 'application/json' }
const post = (body: NonNullable<RequestInit['body']>, headers: Record<string, string> = json) =>
  browser.send('POST', '/api/funnels', { body, headers })

describe('bad input to the API', () => {
  it.each([
    ['malformed JSON', () => post('{"business_info":'), [400, 'malformed-body']],
    ['broken UTF-8', () => post(new Uint8Array([0x22, 0xff, 0xfe, 0x22])), [400, 'malformed-body']],
    [
      'a wrong content type',
      () => post('a=b', { 'content-type': 'text/plain' }),
      [415, 'unsupported-media-type'],
    ],
    [
      'a form instead of JSON',
      () => post(new URLSearchParams({ a: 'b' }), {}),
      [415, 'unsupported-media-type'],
    ],
    [
      'a body over the limit',
      () => post('x'.repeat(bounds.requests.pageBodyBytes + 1)),
      [413, 'body-too-large'],
    ],
    ['an empty body', () => post(''), [422, 'missing-fields']],
    ['a list instead of an object', () => post('[]'), [422, 'missing-fields']],
    ['null', () => post('null'), [422, 'missing-fields']],
    ['an unknown address', () => browser.get('/api/nothing-here'), [404, 'not-found']],
    ['an address with broken codes', () => browser.get('/api/funnels/%ff'), [404, 'not-found']],
    [
      'an id of 5,000 characters',
      () => browser.get(`/api/funnels/${'x'.repeat(5000)}`),
      [404, 'not-found'],
    ],
    ['a wrong method', () => browser.send('DELETE', '/api/session'), [404, 'not-found']],
  ] as const)('answers %s in our own words', async (_name, send, expected) => {
    expect(await outcome(await send())).toEqual(expected)
  })

  it('rejects a page that is nested thousands of levels deep', async () => {
    const { id, revision } = await browser.createFunnel()
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
    const response = await browser.send('PATCH', `/api/funnels/${id}/page`, {
      body: `{"landingPageSections":${deep},"baseRevision":${revision}}`,
      headers: json,
    })
    expect((await outcome(response))[0]).toBe(422)
    await browser.send('DELETE', `/api/funnels/${id}`)
  })

  it('says of a query that the address is not right, and which part of it', async () => {
    const answer = await browser.get('/api/leads?limit=0')
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        error: {
          code: 'invalid-query',
          message:
            'Something in this address is not right. Nothing was changed; go back and try again.',
          fields: { limit: expect.any(String) as string },
        },
      },
    ])
  })

  it('names the field of a 10,000-character answer', async () => {
    const answer = await browser.sendJson('POST', '/api/funnels', {
      business_info: { ...rafting, main_offer: 'x'.repeat(10_000) },
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      error: { fields: { 'business_info.main_offer': 'Please keep this under 2000 characters' } },
    })
  })

  it('says what is missing in the words of the form', async () => {
    const answer = await browser.sendJson('POST', '/api/funnels', {
      business_info: { ...rafting, main_offer: undefined, business_name: ' ' },
    })
    expect(await answer.json()).toMatchObject({
      error: {
        message: 'Please fill in all required fields',
        fields: {
          'business_info.main_offer': 'Main offer is required',
          'business_info.business_name': 'Business name is required',
        },
      },
    })
  })

  it('stores text with NUL characters and lone surrogates without them', async () => {
    const { business_info } = await browser.createFunnel({
      business_name: 'Blue\u0000 Canyon \ud800Rafting',
    })
    expect(business_info.business_name).toBe('Blue Canyon \ufffdRafting')
  })

  it('cleans generated text that a caller sends, too', async () => {
    const other = product.openBrowser()
    await other.signUp()
    const written = (await other.createFunnel()).generated_content
    await other.send('DELETE', `/api/funnels/${(await listFunnels(other))[0]?.id}`)
    const landing_page = { ...written.landing_page, headline: 'Raft\u0000 the \ud800canyon' }
    const answer = await other.sendJson('POST', '/api/funnels', {
      business_info: rafting,
      generated_content: { ...written, landing_page },
    })
    expect(await answer.json()).toMatchObject({
      generated_content: { landing_page: { headline: 'Raft the \ufffdcanyon' } },
    })
    await other.send('DELETE', `/api/funnels/${(await listFunnels(other))[0]?.id}`)
  })

  it('treats a session that has ended as none', async () => {
    const other = product.openBrowser()
    await other.signUp()
    await product.database.sql`update sessions set expires_at = now() - interval '1 minute'
      where user_id in (select id from users order by created_at desc limit 1)`
    expect(
      await outcome(await other.sendJson('POST', '/api/funnels', { business_info: rafting })),
    ).toEqual([401, 'login-to-create'])
  })

  it('stores nothing of what it refused', async () => {
    const rows = await product.database
      .sql`select count(*)::int as count from funnels where deleted_at is null`
    expect(rows[0]?.['count']).toBe(1)
  })
})

async function listFunnels(other: TestBrowser): Promise<{ id: string }[]> {
  const { funnels } = (await (await other.get('/api/funnels')).json()) as {
    funnels: { id: string }[]
  }
  return funnels
}

describe('bad input to a public form', () => {
  let path: string
  let answers: Record<string, string>

  beforeAll(async () => {
    const owner = product.openBrowser()
    await owner.signUp()
    const funnel = await owner.createFunnel()
    await owner.publish(funnel.id)
    path = `/f/${funnel.slug}`
    answers = answersFor(funnel)
  })

  it.each([
    ['JSON', () => product.openBrowser().sendJson('POST', path, {}), 415],
    [
      'more than 128 KiB',
      () => product.openBrowser().sendForm(path, { Name: 'x'.repeat(140_000) }),
      413,
    ],
    [
      'broken percent codes',
      () =>
        product.openBrowser().send('POST', path, {
          body: 'Name=%ff%fe',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      400,
    ],
    ['a method it does not know', () => product.openBrowser().send('DELETE', path), 405],
    ['a funnel nobody has', () => product.openBrowser().sendForm('/f/nobody-has-this', {}), 404],
    ['an address with a NUL', () => product.openBrowser().get('/f/any%00thing'), 404],
    ['an address with broken codes', () => product.openBrowser().get('/f/%ff'), 404],
  ] as const)('answers %s with a page', async (_name, send, status) => {
    const answer = await send()
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).not.toMatch(/ at .+:\d+:\d+|node_modules/)
  })

  it('gives the form back with what was typed and what is wrong', async () => {
    const answer = await product
      .openBrowser()
      .sendForm(path, { ...answers, Email: 'not-an-address' })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    expect(html).toContain('Invalid email address')
    expect(html).toContain('value="not-an-address"')
  })

  it('gives hostile answers back as text', async () => {
    const hostile = '"><script>alert(1)</script>'
    const answer = await product.openBrowser().sendForm(path, { ...answers, Email: hostile })
    expect(await answer.text()).not.toContain('<script>alert')
  })
})

describe('a lost database', () => {
  it('is told to people, keeps kept pages up, and ends when the database is back', async () => {
    const other = await startTestProduct()
    const owner = other.openBrowser()
    await owner.signUp()
    const funnel = await owner.createFunnel()
    await owner.publish(funnel.id)
    const path = `/f/${funnel.slug}`
    const visitor = other.openBrowser()
    // A page that is loaded before its publication is announced to every process is not kept yet.
    await expect
      .poll(async () => {
        expect((await visitor.get(path)).status).toBe(200)
        return other.readMetrics()
      })
      .toContain('wildpath_pages_kept 1\n')

    const name = (await other.database.sql`select current_database() as name`)[0]?.[
      'name'
    ] as string
    const { sql } = product.database
    const allow = (isAllowed: boolean) =>
      product.database.db.execute(`alter database ${name} allow_connections ${isAllowed}`)
    await allow(false)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`

    const refused = await owner.sendJson('POST', '/api/funnels', { business_info: rafting })
    expect(refused.status).toBe(503)
    const form = await visitor.sendForm(path, answersFor(funnel))
    expect(form.status).toBe(503)
    expect(await form.text()).toContain('We could not save your answers just now')
    expect((await visitor.get('/readyz')).status).toBe(503)
    expect((await visitor.get('/healthz')).status).toBe(200)

    await allow(true)
    await expect
      .poll(async () => (await visitor.get('/readyz')).status, { timeout: 10_000 })
      .toBe(200)
    expect((await visitor.sendForm(path, answersFor(funnel))).status).toBe(303)
    await other.stop()
  })
})
