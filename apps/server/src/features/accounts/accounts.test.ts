import { get } from 'node:http'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { readEmailedToken } from '../../testing/read-emailed-token.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const readResetToken = (email: string) =>
  readEmailedToken(product.url, { email, link: 'reset-password' })

const person = { full_name: 'Ana Rivers', email: 'Ana@Example.com', password: 'rapids1' }

describe('accounts', () => {
  it('signs a person up on the free plan and keeps them signed in', async () => {
    const browser = product.openBrowser()
    const answer = await browser.sendJson('POST', '/api/auth/sign-up', { ...person, plan: 'admin' })
    expect(answer.status).toBe(201)
    const session = (await (await browser.get('/api/session')).json()) as { user: object }
    expect(session.user).toMatchObject({
      email: 'ana@example.com',
      full_name: 'Ana Rivers',
      plan: 'free',
    })
  })

  it('gives each refusal of the catalogue its own code', async () => {
    const browser = product.openBrowser()
    const signUp = (change: object) =>
      browser.sendJson('POST', '/api/auth/sign-up', { ...person, ...change })
    const signIn = (body: object) => browser.sendJson('POST', '/api/auth/sign-in', body)

    expect(await codeOf(await signUp({}))).toEqual([409, 'email-already-in-use'])
    expect(await codeOf(await signUp({ email: 'new@example.com', password: '12345' }))).toEqual([
      422,
      'weak-password',
    ])
    expect(await codeOf(await signUp({ email: 'nowhere' }))).toEqual([422, 'invalid-email'])
    expect(
      await codeOf(await signIn({ email: 'nobody@example.com', password: 'rapids1' })),
    ).toEqual([404, 'user-not-found'])
    expect(await codeOf(await signIn({ email: person.email, password: 'wrong-one' }))).toEqual([
      401,
      'wrong-password',
    ])
  })

  it('ends the session on sign-out', async () => {
    const browser = product.openBrowser()
    await browser.signUp()
    await browser.sendJson('POST', '/api/auth/sign-out')
    expect(await (await browser.get('/api/session')).json()).toMatchObject({ user: null })
  })

  it('sets session cookies that scripts cannot read', async () => {
    const answer = await product.openBrowser().sendJson('POST', '/api/auth/sign-up', {
      ...person,
      email: 'cookie@example.com',
    })
    const cookie = answer.headers.getSetCookie().join('\n')
    expect(cookie).toMatch(/session_token=.*HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
  })

  it('stops an address after ten wrong passwords for one account', async () => {
    const owner = product.openBrowser()
    const { email } = await owner.signUp()
    const browser = product.openBrowser()
    const attempt = () =>
      browser.sendJson('POST', '/api/auth/sign-in', { email, password: 'wrong-one' })
    for (let count = 0; count < 10; count += 1) expect((await attempt()).status).toBe(401)
    expect(await codeOf(await attempt())).toEqual([429, 'too-many-requests'])
    const elsewhere = await owner.sendJson('POST', '/api/auth/sign-in', {
      email,
      password: 'rapids1',
    })
    expect(elsewhere.status).toBe(200)
  })

  it('refuses writes that another site causes', async () => {
    const answer = await product.openBrowser().send('POST', '/api/auth/sign-out', {
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(await codeOf(answer)).toEqual([403, 'cross-origin'])
  })

  it.each([
    ['https://wild.example', 200],
    ['http://wild.example', 403],
    ['https://ana:secret@wild.example', 403],
    ['https://wild.example:8443', 403],
  ])('takes writes of its own origin only: %s', async (origin, status) => {
    const own = await startTestProduct({ PUBLIC_URL: 'https://wild.example' }, product.connection)
    const headers = { host: 'wild.example', origin }
    const answer = await own.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers })
    expect(answer.statusCode).toBe(status)
    await own.stop()
  })
})

describe('password reset', () => {
  it('checks a reset link without consuming it', async () => {
    const { email } = await product.openBrowser().signUp()
    const visitor = product.openBrowser()
    await visitor.sendJson('POST', '/api/auth/request-password-reset', { email })
    const token = await readEmailedToken(product.url, { email, link: 'reset-password' })
    const check = () => visitor.sendJson('POST', '/api/auth/check-reset-link', { token })
    expect([(await check()).status, (await check()).status]).toEqual([200, 200])
    const reset = { token, password: 'calmwater' }
    expect((await visitor.sendJson('POST', '/api/auth/reset-password', reset)).status).toBe(200)
    expect(await codeOf(await check())).toEqual([410, 'reset-link-invalid'])
  })

  it('mails a link that sets a new password once and ends other sessions', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    const visitor = product.openBrowser()
    expect(
      (await visitor.sendJson('POST', '/api/auth/request-password-reset', { email })).status,
    ).toBe(200)

    const token = await readResetToken(email)
    const reset = () =>
      visitor.sendJson('POST', '/api/auth/reset-password', { token, password: 'calmwater' })

    expect((await reset()).status).toBe(200)
    expect(await codeOf(await reset())).toEqual([410, 'reset-link-invalid'])
    expect(await (await browser.get('/api/session')).json()).toMatchObject({ user: null })
    const signIn = await visitor.sendJson('POST', '/api/auth/sign-in', {
      email,
      password: 'calmwater',
    })
    expect(signIn.status).toBe(200)
  })

  it('lets a person in who was locked out by wrong passwords', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    const signIn = (password: string) =>
      browser.sendJson('POST', '/api/auth/sign-in', { email, password })
    for (let count = 0; count < 11; count += 1) await signIn('wrong-one')
    await browser.sendJson('POST', '/api/auth/request-password-reset', { email })
    const token = await readResetToken(email)
    await browser.sendJson('POST', '/api/auth/reset-password', { token, password: 'calmwater' })
    expect((await signIn('calmwater')).status).toBe(200)
  })

  it('keeps every link good until one of them is used', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    const visitor = product.openBrowser()
    const tokens: string[] = []
    for (let count = 0; count < 2; count += 1) {
      await visitor.sendJson('POST', '/api/auth/request-password-reset', { email })
      tokens.push(await readResetToken(email))
    }
    const [older, newer] = tokens
    expect(newer).not.toBe(older)
    const reset = (token = '') =>
      visitor.sendJson('POST', '/api/auth/reset-password', { token, password: 'calmwater' })
    expect((await reset(older)).status).toBe(200)
    expect(await codeOf(await reset(newer))).toEqual([410, 'reset-link-invalid'])
    expect(await codeOf(await reset('a\u0000b'))).toEqual([410, 'reset-link-invalid'])
  })

  it('answers the same for an address that nobody has', async () => {
    const answer = await product
      .openBrowser()
      .sendJson('POST', '/api/auth/request-password-reset', { email: 'nobody@example.com' })
    expect(answer.status).toBe(200)
  })
})

describe('a product with password sign-in switched off', () => {
  it('says that it is not enabled', async () => {
    const other = await startTestProduct({ EMAIL_PASSWORD_AUTH: '0' })
    const answer = await other.openBrowser().sendJson('POST', '/api/auth/sign-up', person)
    expect(await codeOf(answer)).toEqual([403, 'operation-not-allowed'])
    await other.stop()
  })
})

describe('sign-up', () => {
  it('of one address twice at once makes one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        product
          .openBrowser()
          .sendJson('POST', '/api/auth/sign-up', { ...person, email: 'twice@example.com' }),
      ),
    )
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(statuses).toEqual([201, 409, 409, 409, 409])
  })

  it('rejects invalid email addresses', async () => {
    for (const email of ['ana', 'ana@example', 'ana@example..com', 'a na@example.com']) {
      const answer = await product
        .openBrowser()
        .sendJson('POST', '/api/auth/sign-up', { ...person, email })
      expect(await codeOf(answer)).toEqual([422, 'invalid-email'])
    }
  })
})

describe('the open outbox', () => {
  it('is closed to a site that points its name here, and to whoever comes through a proxy', async () => {
    const { port } = new URL(product.url)
    const rebound = await new Promise<number | undefined>((resolve) => {
      get({ port, path: '/api/outbox', headers: { host: `evil.example:${port}` } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
    })
    expect(rebound).toBe(404)
    expect((await product.openBrowser().get('/api/outbox')).status).toBe(401)
    expect((await fetch(`${product.url}/api/outbox`)).status).toBe(200)
  })

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via', 'forwarded'])(
    'is closed when a proxy left %s',
    async (name) => {
      const answer = await fetch(`${product.url}/api/outbox`, { headers: { [name]: '1.1 front' } })
      expect(answer.status).toBe(401)
    },
  )
})

describe('the outbox of a product that others can reach', () => {
  it('shows people only what went to them', async () => {
    const other = await startTestProduct({ PUBLIC_URL: 'https://wildpath.example' })
    const visitor = other.openBrowser()
    expect((await visitor.get('/api/outbox')).status).toBe(401)
    const browser = other.openBrowser()
    const { email } = await browser.signUp()
    await visitor.sendJson('POST', '/api/auth/request-password-reset', { email })
    expect(await recipientsIn(browser)).toEqual(new Set([email]))
    const stranger = other.openBrowser()
    const { email: theirs } = await stranger.signUp()
    await vi.waitFor(async () => expect(await recipientsIn(stranger)).toEqual(new Set([theirs])))
    await other.stop()
  })
})

async function recipientsIn(browser: TestBrowser): Promise<Set<string>> {
  const { emails } = (await (await browser.get('/api/outbox')).json()) as {
    emails: { to: string }[]
  }
  return new Set(emails.map(({ to }) => to))
}
