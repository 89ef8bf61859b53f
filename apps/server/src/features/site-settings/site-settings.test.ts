import { sessionSchema, siteSettingsSchema } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openPerson } from '../../testing/chat-scene.ts'
import { startOpenAiServer } from '../../testing/openai-server.ts'
import { codeOf, rafting, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let model: Awaited<ReturnType<typeof startOpenAiServer>>
let product: TestProduct
let other: TestProduct
let admin: Awaited<ReturnType<typeof openPerson>>
beforeAll(async () => {
  model = await startOpenAiServer(({ stream }) =>
    stream('Press **Publish**. [Publish](/help/publish)'),
  )
  product = await startTestProduct({ OPENAI_BASE_URL: model.baseUrl })
  other = await startTestProduct({ OPENAI_BASE_URL: model.baseUrl }, product.connection)
  admin = await openPerson(product, 'admin')
})
afterAll(async () => {
  await other.stop()
  await product.stop()
  await model.stop()
})

const reason = 'The mail server is being moved'
const turn = (name: string, isOn: boolean) =>
  admin.browser.sendJson('PUT', `/api/admin/switches/${name}`, { is_on: isOn, reason })
const setNotice = (notice: string) =>
  admin.browser.sendJson('PUT', '/api/admin/notice', { notice, reason })
const readSession = async (browser: TestBrowser) =>
  sessionSchema.parse(await (await browser.get('/api/session')).json())
const signUp = (browser: TestBrowser, email: string) =>
  browser.sendJson('POST', '/api/auth/sign-up', {
    full_name: 'Ana Rivers',
    email,
    password: 'rapids1',
  })
const ask = (browser: TestBrowser) =>
  browser.sendJson('POST', '/api/openai-proxy', {
    action: 'sendChatMessage',
    data: { message: 'How do I publish?', conversationHistory: [], screen: '/dashboard' },
  })
const entriesOf = (action: string) =>
  product.database.sql`
    select target_label, reason, details from audit_entries where action = ${action} order by id`

describe('feature switches', () => {
  it('are all on to begin with, and there is no notice', async () => {
    expect(await readSession(product.openBrowser())).toMatchObject({ switched_off: [], notice: '' })
  })

  it('close new accounts in every process, and open them again', async () => {
    const answer = await turn('sign-ups', false)
    expect(siteSettingsSchema.parse(await answer.json()).switched_off).toEqual(['sign-ups'])
    for (const { openBrowser } of [product, other]) {
      await expect
        .poll(async () => codeOf(await signUp(openBrowser(), `closed@example.com`)))
        .toEqual([403, 'sign-ups-closed'])
    }
    const known = product.openBrowser()
    const signedIn = await known.sendJson('POST', '/api/auth/sign-in', {
      email: admin.email,
      password: 'rapids1',
    })
    expect(signedIn.status).toBe(200)
    expect((await readSession(other.openBrowser())).switched_off).toEqual(['sign-ups'])

    await turn('sign-ups', true)
    await expect.poll(async () => (await readSession(other.openBrowser())).switched_off).toEqual([])
    expect((await signUp(other.openBrowser(), 'open@example.com')).status).toBe(201)
  })

  it('keep websites from being read, and pictures from being taken', async () => {
    await turn('website-reading', false)
    const { browser } = await openPerson(product)
    const read = await browser.sendJson('POST', '/api/website-readings', {
      url: 'https://a.example',
    })
    expect(await codeOf(read)).toEqual([403, 'website-reading-off'])
    const analyzed = await browser.sendJson('POST', '/api/websites/analyze', {
      websiteUrl: 'https://a.example',
    })
    expect(await codeOf(analyzed)).toEqual([403, 'website-reading-off'])
    const photos = await browser.sendJson('POST', '/api/website-readings/photos', {
      addresses: ['https://a.example/river.jpg'],
      are_mine: true,
    })
    expect(await codeOf(photos)).toEqual([403, 'website-reading-off'])
    await turn('website-reading', true)
  })

  it('keep new chats from being begun, while open ones go on', async () => {
    const talking = await openPerson(product)
    const chat = await talking.chats.start()
    await turn('support-chat', false)
    const { browser } = await openPerson(product)
    expect(await codeOf(await browser.sendJson('POST', '/api/chats'))).toEqual([
      403,
      'support-chat-off',
    ])
    expect((await talking.chats.send(chat.id, 'Still here')).status).toBe(200)
    expect((await talking.chats.start()).id).toBe(chat.id)
    await turn('support-chat', true)
  })

  it('keep the model from being asked, for texts as for questions, and say whose they are', async () => {
    const { browser } = await openPerson(product)
    expect((await ask(browser)).status).toBe(200)
    const asked = model.requests.length
    expect(asked).toBeGreaterThan(0)
    await turn('language-model', false)
    expect((await readSession(browser)).providers.textAi).toBe('sandbox')
    expect((await ask(browser)).status).toBe(200)
    expect(
      (await browser.sendJson('POST', '/api/funnels', { business_info: rafting })).status,
    ).toBe(201)
    expect(model.requests).toHaveLength(asked)
    await turn('language-model', true)
    expect((await ask(browser)).status).toBe(200)
    expect(model.requests.length).toBeGreaterThan(asked)
  })

  it('are turned by admins only, with a reason, and the log tells it once', async () => {
    const path = '/api/admin/switches/sign-ups'
    const { browser } = await openPerson(product)
    const refused = await browser.sendJson('PUT', path, { is_on: false, reason })
    expect(await codeOf(refused)).toEqual([403, 'admins-only'])
    const silent = await admin.browser.sendJson('PUT', path, { is_on: false, reason: ' ' })
    expect(silent.status).toBe(422)
    expect((await turn('coffee', false)).status).toBe(404)
    expect((await readSession(browser)).switched_off).toEqual([])

    const before = (await entriesOf('feature-switched')).length
    await turn('support-chat', true)
    await Promise.all([turn('support-chat', false), turn('support-chat', false)])
    await turn('support-chat', true)
    expect((await entriesOf('feature-switched')).slice(before)).toEqual([
      { target_label: 'New chats with the team', reason, details: { to: 'off' } },
      { target_label: 'New chats with the team', reason, details: { to: 'on' } },
    ])
  })
})

describe('the notice', () => {
  it('is told to everybody in every process, until it is emptied', async () => {
    await setNotice('We move house on Sunday from 8 to 9 UTC.')
    await expect
      .poll(async () => (await readSession(other.openBrowser())).notice)
      .toBe('We move house on Sunday from 8 to 9 UTC.')
    await setNotice('')
    await expect.poll(async () => (await readSession(other.openBrowser())).notice).toBe('')
    expect(await entriesOf('notice-set')).toMatchObject([
      { details: { from: '', to: 'We move house on Sunday from 8 to 9 UTC.' } },
      { details: { from: 'We move house on Sunday from 8 to 9 UTC.', to: '' } },
    ])
  })

  it('is as long as a line or two may be, and an admin’s', async () => {
    expect((await setNotice('x'.repeat(301))).status).toBe(422)
    const { browser } = await openPerson(product)
    const refused = await browser.sendJson('PUT', '/api/admin/notice', { notice: 'Hi', reason })
    expect(await codeOf(refused)).toEqual([403, 'admins-only'])
  })
})
