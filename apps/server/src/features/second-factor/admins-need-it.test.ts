import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openPerson } from '../../testing/chat-scene.ts'
import { codeOfApp, openSecondFactor } from '../../testing/second-factor-scene.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { resetSecondFactor } from './index.ts'

let product: TestProduct
let now = new Date('2026-05-01T10:00:00Z')

beforeAll(async () => {
  product = await startTestProduct({ ADMIN_REQUIRES_2FA: '1' }, undefined, () => now)
})
afterAll(() => product.stop())

const audit = (browser: TestBrowser) => browser.get('/api/admin/audit')
const userIn = async (browser: TestBrowser) =>
  ((await (await browser.get('/api/session')).json()) as { user: object }).user

describe('where admins need a second factor', () => {
  it('an admin without one is refused on every admin route, and told why', async () => {
    const admin = await openPerson(product, 'admin')
    expect(await userIn(admin.browser)).toMatchObject({ plan: 'admin', needs_second_factor: true })
    const claims = product.app.routeClaims.filter(({ access }) => access.kind === 'admin')
    expect(claims.length).toBeGreaterThan(10)
    for (const { method, path } of claims) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await admin.browser.sendJson(method, path.replace(':id', 'no-id'))
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect([path, ...(await codeOf(answer))]).toEqual([path, 403, 'second-factor-required'])
    }
  })

  it('nobody reads chats of others or the whole outbox by the plan alone', async () => {
    const admin = await openPerson(product, 'admin')
    const person = await openPerson(product)
    const chat = await person.chats.start()
    const answer = await admin.browser.get(`/api/chats/${chat.id}/messages`)
    expect(await codeOf(answer)).toEqual([404, 'chat-not-found'])
    await openSecondFactor(admin.browser).setUpApp(now)
    expect((await admin.browser.get(`/api/chats/${chat.id}/messages`)).status).toBe(200)
  })

  it('setting one up is enough in that session, and other sessions show it when they begin', async () => {
    const { browser, email } = await openPerson(product, 'admin')
    const other = product.openBrowser()
    const signIn = () => other.sendJson('POST', '/api/auth/sign-in', { email, password: 'rapids1' })
    await signIn()
    const { key } = await openSecondFactor(browser).setUpApp(now)
    expect((await audit(browser)).status).toBe(200)
    expect(await userIn(browser)).toMatchObject({ needs_second_factor: false })
    expect(await codeOf(await audit(other))).toEqual([403, 'second-factor-required'])
    now = new Date(now.getTime() + 60_000)
    await signIn()
    const proof = { kind: 'code', code: codeOfApp(key, now) }
    await other.sendJson('POST', '/api/auth/second-step', proof)
    expect((await audit(other)).status).toBe(200)
  })

  it('whoever lost it is helped on the console, which the audit log tells', async () => {
    const { browser, email } = await openPerson(product, 'admin')
    await openSecondFactor(browser).setUpApp(now)
    expect(await resetSecondFactor(product.database, 'nobody@example.com', now)).toBe(false)
    expect(await resetSecondFactor(product.database, email.toUpperCase(), now)).toBe(true)
    expect(await openSecondFactor(browser).read()).toEqual({
      app_since: null,
      passkeys: [],
      recovery_codes_left: 0,
    })
    expect(await codeOf(await audit(browser))).toEqual([403, 'second-factor-required'])
    const [entry] = await product.database.sql`
      select actor_email, action from audit_entries where target_label = ${email}`
    expect(entry).toEqual({ actor_email: 'the console', action: 'second-factor-reset' })
  })

  it('everybody else is asked for nothing', async () => {
    const { browser } = await openPerson(product)
    expect(await userIn(browser)).toMatchObject({ needs_second_factor: false })
    expect(await codeOf(await audit(browser))).toEqual([403, 'admins-only'])
  })
})
