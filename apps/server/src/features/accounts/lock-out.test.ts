import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readEmailedToken } from '../../testing/read-emailed-token.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const password = 'rapids1'
const signIn = (browser: TestBrowser, email: string, tried: string) =>
  browser.sendJson('POST', '/api/auth/sign-in', { email, password: tried })
const requestReset = (browser: TestBrowser, email: string) =>
  browser.sendJson('POST', '/api/auth/request-password-reset', { email })

/**
 * Somebody whose password was tried a hundred times from ten networks, which is all that everybody
 * together may. The tries come before the account, because then none of them is hashed.
 */
async function signUpGuessedAt() {
  const email = `${randomUUID()}@example.com`
  const strangers = Array.from({ length: 10 }, () => product.openBrowser())
  for (let round = 0; round < 10; round += 1)
    await Promise.all(strangers.map((stranger) => signIn(stranger, email, 'wrong-one')))
  const owner = product.openBrowser()
  await owner.signUp(email)
  return { owner, email }
}

async function countResetMails(email: string): Promise<unknown> {
  const [row] = await product.database.sql`
    select count(*)::int as count from outbox_emails
    where recipient = ${email} and body like '%reset-password%'`
  return row?.['count']
}

describe('strangers who ask for reset emails', () => {
  it('neither shut the person out nor send more than five, and are told nothing', async () => {
    const owner = product.openBrowser()
    const { email } = await owner.signUp()
    for (let count = 0; count < 5; count += 1)
      expect((await requestReset(product.openBrowser(), email)).status).toBe(200)
    const answer = await requestReset(owner, email)
    expect([answer.status, await answer.json()]).toEqual([200, {}])
    expect(await countResetMails(email)).toBe(5)
  })

  it('are stopped at the limit of their network', async () => {
    const stranger = product.openBrowser()
    for (let count = 0; count < 10; count += 1)
      await requestReset(stranger, `somebody-${count}@example.com`)
    expect(await codeOf(await requestReset(stranger, 'another@example.com'))).toEqual([
      429,
      'too-many-requests',
    ])
  })
})

describe('strangers who guess a password from many networks', () => {
  it('are stopped, but not the browser that the person signed in with before', async () => {
    const { owner, email } = await signUpGuessedAt()
    await owner.sendJson('POST', '/api/auth/sign-out')
    expect(await codeOf(await signIn(product.openBrowser(), email, password))).toEqual([
      429,
      'too-many-requests',
    ])
    expect((await signIn(owner, email, password)).status).toBe(200)
  })

  it('gain nothing from having signed in to an account of their own', async () => {
    const { email } = await signUpGuessedAt()
    const stranger = product.openBrowser()
    await stranger.signUp()
    expect((await signIn(stranger, email, password)).status).toBe(429)
  })

  it('keep nobody who is signed in from changing the password or deleting the account', async () => {
    const { owner } = await signUpGuessedAt()
    const change = { current_password: password, new_password: 'calmwater' }
    expect((await owner.sendJson('POST', '/api/account/password', change)).status).toBe(200)
    const deletion = await owner.sendJson('POST', '/api/account/delete', { password: 'calmwater' })
    expect(deletion.status).toBe(200)
  })

  it('do not stop whoever reset the password by mail, then and later', async () => {
    const { email } = await signUpGuessedAt()
    const phone = product.openBrowser()
    await requestReset(phone, email)
    const token = await readEmailedToken(product.url, { email, link: 'reset-password' })
    const reset = { token, password: 'calmwater' }
    const answer = await phone.sendJson('POST', '/api/auth/reset-password', reset)
    expect(answer.headers.getSetCookie().join()).toContain('wildpath_known_browser=')
    expect((await signIn(phone, email, 'calmwater')).status).toBe(200)
  })
})

describe('a browser that the person signed in with before', () => {
  it('is stopped after ten wrong passwords as any other', async () => {
    const owner = product.openBrowser()
    const { email } = await owner.signUp()
    for (let count = 0; count < 10; count += 1)
      expect((await signIn(owner, email, 'wrong-one')).status).toBe(401)
    expect((await signIn(owner, email, password)).status).toBe(429)
  })

  it('is remembered in a cookie that scripts cannot read and nobody can make', async () => {
    const { owner, email } = await signUpGuessedAt()
    const answer = await signIn(owner, email, password)
    const cookies = answer.headers.getSetCookie()
    const cookie = cookies.find((one) => one.startsWith('wildpath_known_browser=')) ?? ''
    expect(cookie).toMatch(/; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
    const [value = ''] = cookie.split(';', 1)
    const trySignIn = async (header: string) => {
      const stranger = product.openBrowser()
      const headers = { 'cookie': header, 'content-type': 'application/json' }
      const body = JSON.stringify({ email, password })
      return (await stranger.send('POST', '/api/auth/sign-in', { headers, body })).status
    }
    expect(await trySignIn(value.replace('=', '=0'))).toBe(429)
    expect(await trySignIn(value)).toBe(200)
  })
})
