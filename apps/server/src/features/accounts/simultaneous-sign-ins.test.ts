import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { quickHashing } from '../../testing/quick-hashing.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { createCredentialRepository } from './credential-repository.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => product.stop())

const oldPassword = 'rapids1'
const inAnHour = () => new Date(Date.now() + 3_600_000)

const signIn = (browser: TestBrowser, email: string, password: string) =>
  browser.sendJson('POST', '/api/auth/sign-in', { email, password })
const change = (browser: TestBrowser, new_password: string) =>
  browser.sendJson('POST', '/api/account/password', { current_password: oldPassword, new_password })
const reset = (token: string, password: string) =>
  product.openBrowser().sendJson('POST', '/api/auth/reset-password', { token, password })
const isSignedIn = async (browser: TestBrowser) =>
  ((await (await browser.get('/api/session')).json()) as { user: unknown }).user !== null

async function signUp() {
  const browser = product.openBrowser()
  const { email } = await browser.signUp()
  const [user] = await product.database.sql`select id from users where email = ${email}`
  return { browser, email, id: String(user?.['id']) }
}

async function addToken(userId: string, kind: 'addResetToken' | 'addVerification') {
  const token = randomUUID()
  const credentials = createCredentialRepository(product.database)
  await credentials[kind]({ userId, token, now: new Date(), expiresAt: inAnHour() })
  return token
}

/** The next so many calls do their work, and then wait until all may go on. */
function pauseAfter(method: 'hash' | 'verify', count: number) {
  const original = quickHashing[method] as (input: unknown) => Promise<never>
  const done = Array.from({ length: count }, () => Promise.withResolvers<void>())
  const released = Promise.withResolvers<void>()
  const spy = vi.spyOn(quickHashing, method)
  for (const { resolve } of done) {
    spy.mockImplementationOnce(async (input: unknown) => {
      const result = await original(input)
      resolve()
      await released.promise
      return result
    })
  }
  return { allDone: Promise.all(done.map(({ promise }) => promise)), release: released.resolve }
}

describe('a password that is replaced while the old one is being verified', () => {
  it('lets no sign-in by the old one survive a reset', async () => {
    const { email, id } = await signUp()
    const token = await addToken(id, 'addResetToken')
    const thief = product.openBrowser()
    const pause = pauseAfter('verify', 1)
    const signingIn = signIn(thief, email, oldPassword)
    await pause.allDone
    expect((await reset(token, 'calmwater')).status).toBe(200)
    pause.release()
    expect(await codeOf(await signingIn)).toEqual([401, 'wrong-password'])
    expect(await isSignedIn(thief)).toBe(false)
    expect((await signIn(product.openBrowser(), email, 'calmwater')).status).toBe(200)
  })

  it('lets no sign-in by the old one survive a change', async () => {
    const { browser, email } = await signUp()
    const thief = product.openBrowser()
    const pause = pauseAfter('verify', 1)
    const signingIn = signIn(thief, email, oldPassword)
    await pause.allDone
    expect((await change(browser, 'calmwater')).status).toBe(200)
    pause.release()
    expect(await codeOf(await signingIn)).toEqual([401, 'wrong-password'])
    expect([await isSignedIn(browser), await isSignedIn(thief)]).toEqual([true, false])
  })

  it('is not overwritten by a change that the old one confirmed', async () => {
    const { browser, email, id } = await signUp()
    const token = await addToken(id, 'addResetToken')
    const pause = pauseAfter('hash', 1)
    const changing = change(browser, 'stolen-one')
    await pause.allDone
    expect((await reset(token, 'calmwater')).status).toBe(200)
    pause.release()
    expect(await codeOf(await changing)).toEqual([401, 'wrong-password'])
    expect((await signIn(product.openBrowser(), email, 'calmwater')).status).toBe(200)
  })

  it('is changed once when two changes arrive together', async () => {
    const { browser, email } = await signUp()
    const pause = pauseAfter('verify', 2)
    const passwords = ['calmwater', 'whitewater']
    const changes = passwords.map((password) => change(browser, password))
    await pause.allDone
    pause.release()
    const answers = await Promise.all(changes)
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((left, right) => left - right)).toEqual([200, 401])
    const winner = passwords[statuses.indexOf(200)] ?? ''
    expect((await signIn(product.openBrowser(), email, winner)).status).toBe(200)
  })
})

describe('links of one person that are opened at once', () => {
  it.each([1, 2, 3])('reset the password once, round %i', async () => {
    const { id } = await signUp()
    const adding = [1, 2, 3].map(() => addToken(id, 'addResetToken'))
    const tokens = await Promise.all(adding)
    const answers = await Promise.all(tokens.map((token) => reset(token, token)))
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([
      200, 410, 410,
    ])
  })

  it.each([1, 2, 3])('all report the address as verified, round %i', async () => {
    const { id } = await signUp()
    const adding = [1, 2, 3, 4].map(() => addToken(id, 'addVerification'))
    const tokens = await Promise.all(adding)
    const verify = (token: string) =>
      product.openBrowser().sendJson('POST', '/api/auth/verify-email', { token })
    const answers = await Promise.all(tokens.map(verify))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })
})
