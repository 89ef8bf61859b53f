import { sessionSchema } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { canvaEnvironment, setOutForCanva } from '../../testing/canva-product.ts'
import { startCanvaServer } from '../../testing/canva-server.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { createConnectionRepository } from '../connections/index.ts'

let canva: Awaited<ReturnType<typeof startCanvaServer>>
let product: TestProduct
let nowMs = Date.now()

beforeAll(async () => {
  canva = await startCanvaServer()
  canva.setPolls(1)
  product = await startTestProduct(canvaEnvironment(canva), undefined, () => new Date(nowMs))
})
afterAll(async () => {
  await product.stop()
  await canva.stop()
})
beforeEach(async () => {
  nowMs = Date.now()
  canva.asked.length = 0
  canva.revoked.length = 0
  canva.decline(false)
  await product.database.sql`delete from service_connections`
  await product.database.sql`delete from service_sign_ins`
})

async function openPerson(): Promise<TestBrowser> {
  const browser = product.openBrowser()
  await browser.signUp()
  return browser
}

const wayBack = (browser: TestBrowser, returnTo: string | null = null) =>
  setOutForCanva(canva, browser, returnTo)

async function openConnected(): Promise<TestBrowser> {
  const browser = await openPerson()
  expect((await browser.get(await wayBack(browser))).status).toBe(200)
  return browser
}

const statusOf = async (browser: TestBrowser) =>
  (await (await browser.get('/api/design-tool')).json()) as object

describe('connecting a design tool', () => {
  it('asks at the design tool, and remembers what was allowed', async () => {
    const browser = await openPerson()
    expect(await statusOf(browser)).toEqual({ state: 'disconnected' })
    const answer = await browser.get(await wayBack(browser))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<h1>Canva is connected</h1>')
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'sha256-[^']+'; style-src 'unsafe-inline'/,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await statusOf(browser)).toEqual({
      state: 'connected',
      accountName: 'Ana Designs',
      connectedAt: new Date(nowMs).toISOString(),
    })
  })

  it('goes back to where the person came from', async () => {
    const browser = await openPerson()
    const answer = await browser.get(await wayBack(browser, '/funnel/1/builder?tab=json'))
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('http://localhost:3000/funnel/1/builder?tab=json')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'https://evil.example',
    '/api/x',
    '',
  ])('never leads to another site: %s', async (returnTo) => {
    const browser = await openPerson()
    const answer = await browser.sendJson('POST', '/api/design-tool/sign-ins', { returnTo })
    expect(answer.status).toBe(422)
  })

  it('says that it was not allowed, and escapes the way back', async () => {
    const browser = await openPerson()
    canva.decline()
    const answer = await browser.get(await wayBack(browser, '/a?"><script>x&y'))
    expect(answer.status).toBe(200)
    const page = await answer.text()
    expect(page).toContain('You did not allow the connection. Nothing was changed')
    expect(page).toContain('href="http://localhost:3000/a?%22%3E%3Cscript%3Ex&amp;y"')
    expect(await statusOf(browser)).toEqual({ state: 'disconnected' })
  })

  it('says so when the design tool does not take the code', async () => {
    const browser = await openPerson()
    const path = (await wayBack(browser)).replace(/code=[^&]+/, 'code=made-up')
    const answer = await browser.get(path)
    expect(answer.status).toBe(502)
    expect(await answer.text()).toContain('Failed to initialize Canva. Please try again.')
    expect(await statusOf(browser)).toEqual({ state: 'disconnected' })
  })
})

describe('without a design tool', () => {
  it('there is no way back from one', async () => {
    const other = await startTestProduct()
    const browser = other.openBrowser()
    const path = '/api/design-tool/callback?state=a&code=b'
    expect((await browser.get(path)).status).toBe(404)
    await browser.signUp()
    expect(await codeOf(await browser.get(path))).toEqual([404, 'not-found'])
    await other.stop()
  })
})

describe('a way back that is not the person’s own', () => {
  it.each(['', '?state=made-up&code=1', '?state=a&state=b&code=1'])(
    'is refused when nobody set out on it: %s',
    async (query) => {
      const browser = await openPerson()
      const answer = await browser.get(`/api/design-tool/callback${query}`)
      expect(answer.status).toBe(400)
      expect(canva.asked).toEqual([])
    },
  )

  it('does not connect the account of somebody else', async () => {
    const attacker = await openPerson()
    const victim = await openPerson()
    const path = await wayBack(attacker)
    expect((await victim.get(path)).status).toBe(400)
    expect(await statusOf(victim)).toEqual({ state: 'disconnected' })
    // Theirs is still good: nobody else can use it up.
    expect((await attacker.get(path)).status).toBe(200)
  })

  it('does not connect in another session of the same person', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    const phone = product.openBrowser()
    await phone.sendJson('POST', '/api/auth/sign-in', { email, password: 'rapids1' })
    expect((await phone.get(await wayBack(browser))).status).toBe(400)
    expect(await statusOf(browser)).toEqual({ state: 'disconnected' })
  })

  it('reads as a page to somebody who is not signed in', async () => {
    const answer = await product.openBrowser().get(await wayBack(await openPerson()))
    expect(answer.status).toBe(401)
    expect(await answer.text()).toContain('Please log in to continue.')
  })

  it('is good once', async () => {
    const browser = await openPerson()
    const path = await wayBack(browser)
    expect((await browser.get(path)).status).toBe(200)
    expect((await browser.get(path)).status).toBe(400)
    expect(canva.asked.filter((call) => call === 'POST /oauth/token')).toHaveLength(1)
  })

  it('is not used up by whoever only asks what is there', async () => {
    const browser = await openPerson()
    const path = await wayBack(browser)
    await browser.send('HEAD', path)
    expect(canva.asked).toEqual([])
    expect(await statusOf(browser)).toEqual({ state: 'disconnected' })
    expect((await browser.get(path)).status).toBe(200)
  })

  it('is over after a quarter of an hour', async () => {
    const browser = await openPerson()
    const path = await wayBack(browser)
    nowMs += 15 * 60_000
    expect((await browser.get(path)).status).toBe(400)
    expect(await statusOf(browser)).toEqual({ state: 'disconnected' })
  })
})

describe('what was allowed', () => {
  it('is kept where the database alone does not tell it', async () => {
    await openConnected()
    const [row] = await product.database.sql`select * from service_connections`
    const bytes = Buffer.from(String(row?.['sealed_tokens']), 'base64url').toString('latin1')
    expect(bytes).not.toContain('refresh-')
    expect(await product.database.sql`select * from service_sign_ins`).toHaveLength(0)
  })

  it('is renewed once, for all calls that wait for it', async () => {
    const browser = await openConnected()
    nowMs += 14_400_000
    canva.expireAccess()
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => browser.get('/api/design-tool/designs')),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(canva.asked.filter((call) => call === 'POST /oauth/token')).toHaveLength(2)
  })

  it('is renewed once by two processes', async () => {
    const browser = await openConnected()
    const second = await startTestProduct(
      canvaEnvironment(canva),
      product.connection,
      () => new Date(nowMs),
    )
    const cookie = browser.cookieHeader()
    nowMs += 14_400_000
    const [here, there] = await Promise.all([
      browser.get('/api/design-tool/designs'),
      second.openBrowser().get('/api/design-tool/designs', { cookie }),
    ])
    expect([here.status, there.status]).toEqual([200, 200])
    expect(canva.asked.filter((call) => call === 'POST /oauth/token')).toHaveLength(2)
    await second.stop()
  })

  it('stays ended when the person ends or renews it while it is renewed', async () => {
    const browser = await openConnected()
    const connections = createConnectionRepository(product.database, 'design-tool')
    const { user } = sessionSchema.parse(await (await browser.get('/api/session')).json())
    const seen = await connections.findConnection(user?.id ?? '')
    if (seen === null) throw new Error('Not connected')
    await connections.saveConnection({ ...seen, sealedTokens: 'allowed anew' })
    expect(await connections.replaceTokens(seen, { ...seen, sealedTokens: 'late' })).toBe(false)
    expect((await connections.findConnection(seen.userId))?.sealedTokens).toBe('allowed anew')
  })

  it('is renewed when the tool refuses it before its time', async () => {
    const browser = await openConnected()
    canva.expireAccess()
    expect((await browser.get('/api/design-tool/designs')).status).toBe(200)
  })

  it('has to be allowed again when it was taken back at the tool', async () => {
    const browser = await openConnected()
    canva.forget()
    expect(await codeOf(await browser.get('/api/design-tool/designs'))).toEqual([
      409,
      'design-tool-reconnect',
    ])
    expect(await statusOf(browser)).toMatchObject({
      state: 'reconnect',
      accountName: 'Ana Designs',
    })
    await browser.get(await wayBack(browser))
    expect(await statusOf(browser)).toMatchObject({ state: 'connected' })
  })

  it('is not given up when the tool is only silent', async () => {
    const browser = await openConnected()
    nowMs += 14_400_000
    canva.answerNext({ status: 503 })
    expect(await codeOf(await browser.get('/api/design-tool/designs'))).toEqual([
      502,
      'design-tool-unavailable',
    ])
    expect((await browser.get('/api/design-tool/designs')).status).toBe(200)
  })

  it('is taken back when the person disconnects', async () => {
    const browser = await openConnected()
    const answer = await browser.sendJson('DELETE', '/api/design-tool')
    expect(await answer.json()).toEqual({ isRevoked: true })
    expect(canva.revoked).toHaveLength(1)
    expect(await statusOf(browser)).toEqual({ state: 'disconnected' })
    expect(await codeOf(await browser.get('/api/design-tool/designs'))).toEqual([
      409,
      'design-tool-not-connected',
    ])
  })

  it('is forgotten also when the tool does not answer, and that is said', async () => {
    const browser = await openConnected()
    canva.answerNext({ status: 503 })
    const answer = await browser.sendJson('DELETE', '/api/design-tool')
    expect(await answer.json()).toEqual({ isRevoked: false })
    expect(await statusOf(browser)).toEqual({ state: 'disconnected' })
  })

  it('is taken back when the account is deleted', async () => {
    const browser = await openConnected()
    const answer = await browser.sendJson('POST', '/api/account/delete', { password: 'rapids1' })
    expect(answer.status).toBe(200)
    expect(canva.revoked).toHaveLength(1)
  })
})

it('leaves designs to the studio where no design tool is configured', async () => {
  const plain = await startTestProduct()
  const browser = plain.openBrowser()
  await browser.signUp()
  expect(await statusOf(browser)).toEqual({ state: 'studio' })
  const answer = await browser.sendJson('POST', '/api/design-tool/sign-ins', {})
  expect(await codeOf(answer)).toEqual([409, 'design-tool-off'])
  expect(await (await browser.get('/api/session')).json()).toMatchObject({
    providers: { designTool: 'sandbox' },
  })
  await plain.stop()
})
