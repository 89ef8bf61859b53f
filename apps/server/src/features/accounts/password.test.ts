import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readEmailedToken } from '../../testing/read-emailed-token.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const oldPassword = 'rapids1'

const signIn = (browser: TestBrowser, email: string, password: string) =>
  browser.sendJson('POST', '/api/auth/sign-in', { email, password })
const change = (browser: TestBrowser, current_password: string, new_password = 'calmwater') =>
  browser.sendJson('POST', '/api/account/password', { current_password, new_password })
const isSignedIn = async (browser: TestBrowser) =>
  ((await (await browser.get('/api/session')).json()) as { user: unknown }).user !== null

describe('changing the password', () => {
  it('keeps this session, ends the others and takes the new password only', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    const phone = product.openBrowser()
    await signIn(phone, email, oldPassword)
    expect(await isSignedIn(phone)).toBe(true)

    expect((await change(browser, oldPassword)).status).toBe(200)
    expect([await isSignedIn(browser), await isSignedIn(phone)]).toEqual([true, false])
    expect(await codeOf(await signIn(phone, email, oldPassword))).toEqual([401, 'wrong-password'])
    expect((await signIn(phone, email, 'calmwater')).status).toBe(200)
  })

  it('voids reset links that were sent before', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    await browser.sendJson('POST', '/api/auth/request-password-reset', { email })
    const token = await readEmailedToken(product.url, { email, link: 'reset-password' })
    await change(browser, oldPassword)
    const reset = await browser.sendJson('POST', '/api/auth/reset-password', {
      token,
      password: 'stolen-one',
    })
    expect(await codeOf(reset)).toEqual([410, 'reset-link-invalid'])
  })

  it('says so each of five times that the current password is wrong, and loses nothing', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    for (let count = 0; count < 5; count += 1) {
      const answer = await change(browser, 'wrong-one')
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({
        error: { code: 'wrong-password', message: 'Incorrect password.' },
      })
    }
    expect(await isSignedIn(browser)).toBe(true)
    expect((await signIn(product.openBrowser(), email, oldPassword)).status).toBe(200)
    expect((await change(browser, oldPassword)).status).toBe(200)
  })

  it('shares its limit of guesses with sign-in', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    for (let count = 0; count < 5; count += 1) await signIn(browser, email, 'wrong-one')
    for (let count = 0; count < 5; count += 1)
      expect((await change(browser, 'wrong-one')).status).toBe(401)
    expect(await codeOf(await change(browser, oldPassword))).toEqual([429, 'too-many-requests'])
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('refuses a new password that is too short, at its field', async () => {
    const browser = product.openBrowser()
    await browser.signUp()
    const answer = await change(browser, oldPassword, '12345')
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      error: { fields: { new_password: 'Password must be at least 6 characters' } },
    })
    expect((await change(browser, oldPassword)).status).toBe(200)
  })
})
