import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

async function openSignedIn(): Promise<{ browser: TestBrowser; email: string }> {
  const browser = product.openBrowser()
  return { browser, ...(await browser.signUp()) }
}

type SessionUser = Record<string, unknown> & { full_name: string }

async function userOf(browser: TestBrowser): Promise<SessionUser> {
  const { user } = (await (await browser.get('/api/session')).json()) as { user: SessionUser }
  return user
}

describe('the profile', () => {
  it('takes a new name, cleaned, and answers the person with it', async () => {
    const { browser } = await openSignedIn()
    const answer = await browser.sendJson('PATCH', '/api/account', {
      full_name: '  Ana \u0000María\nRivers ',
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ user: { full_name: 'Ana María Rivers' } })
    expect((await userOf(browser)).full_name).toBe('Ana María Rivers')
  })

  it.each([
    ['of 10,000 characters', 'a'.repeat(10_000), 'Name must be at most 100 characters'],
    ['of one character', 'a', 'Name must be at least 2 characters'],
    ['of blanks', '   ', 'Full name is required'],
  ])('refuses a name %s and says so at the field', async (_what, full_name, message) => {
    const { browser } = await openSignedIn()
    const answer = await browser.sendJson('PATCH', '/api/account', { full_name })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error: { fields: { full_name: message } } })
    expect((await userOf(browser)).full_name).toBe('Ana Rivers')
  })

  it('stores a time zone, and rejects one that does not exist', async () => {
    const { browser } = await openSignedIn()
    expect(await userOf(browser)).toMatchObject({ time_zone: null })
    const set = (time_zone: string) =>
      browser.sendJson('PUT', '/api/account/time-zone', { time_zone })
    expect((await set('Pacific/Honolulu')).status).toBe(200)
    expect((await set('Mars/Base')).status).toBe(422)
    expect(await userOf(browser)).toMatchObject({ time_zone: 'Pacific/Honolulu' })
  })

  it.each([
    ['Pacific/Honolulu', 'Pacific/Honolulu'],
    ['Mars/Base', null],
  ])('signs up a person whose browser reports %s', async (reported, stored) => {
    const browser = product.openBrowser()
    const answer = await browser.sendJson('POST', '/api/auth/sign-up', {
      full_name: 'Ana Rivers',
      email: `${crypto.randomUUID()}@example.com`,
      password: 'rapids1',
      time_zone: reported,
    })
    expect(answer.status).toBe(201)
    expect(await userOf(browser)).toMatchObject({ time_zone: stored })
  })

  it('says that the name is missing when nothing is sent', async () => {
    const { browser } = await openSignedIn()
    expect(await codeOf(await browser.sendJson('PATCH', '/api/account', {}))).toEqual([
      422,
      'missing-fields',
    ])
  })

  it.each([
    ['plan', 'admin'],
    ['role', 'admin'],
    ['subscription', { plan: 'admin', status: 'active' }],
    ['email', 'other@example.com'],
    ['email_verified', true],
    ['id', 'somebody'],
    ['avatar_url', 'https://example.com/a.png'],
  ])('refuses to let a person write their own %s, and saves nothing', async (key, value) => {
    const { browser, email } = await openSignedIn()
    const before = await userOf(browser)
    const answer = await browser.sendJson('PATCH', '/api/account', {
      full_name: 'Mallory',
      [key]: value,
    })
    expect(await codeOf(answer)).toEqual([403, 'not-yours-to-change'])
    expect(await userOf(browser)).toEqual(before)
    expect(before).toMatchObject({ email, plan: 'free', subscription: null, email_verified: false })
  })
})

describe('notifications', () => {
  it('are kept as chosen', async () => {
    const { browser } = await openSignedIn()
    const chosen = {
      new_lead: false,
      weekly_summary: false,
      product_news: true,
      community_answers: false,
    }
    const answer = await browser.sendJson('PUT', '/api/account/notifications', chosen)
    expect(await answer.json()).toMatchObject({ user: { notifications: chosen } })
    expect(await userOf(browser)).toMatchObject({ notifications: chosen })
  })

  it('are refused when one of them is no yes or no', async () => {
    const { browser } = await openSignedIn()
    const answer = await browser.sendJson('PUT', '/api/account/notifications', {
      new_lead: 'often',
      weekly_summary: true,
      product_news: true,
      community_answers: true,
    })
    expect(answer.status).toBe(422)
  })
})

describe('the funnel that stays editable', () => {
  it('is one of their own', async () => {
    const { browser } = await openSignedIn()
    const { id } = await browser.createFunnel()
    const choose = (who: TestBrowser) =>
      who.sendJson('PUT', '/api/account/editable-funnel', { funnel_id: id })
    expect(await (await choose(browser)).json()).toMatchObject({ user: { editable_funnel_id: id } })

    const { browser: stranger } = await openSignedIn()
    expect(await codeOf(await choose(stranger))).toEqual([404, 'funnel-not-found'])
    expect(await userOf(stranger)).toMatchObject({ editable_funnel_id: null })
  })
})
