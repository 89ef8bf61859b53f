import { hash } from 'node:crypto'

import type { Funnel, MeasuringSettings } from '@wildpath/contract'
import { honeypotName, measuringField } from '@wildpath/page/lead-form'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startMetaEventsServer } from '../../testing/meta-events-server.ts'
import { answersFor, personAgent, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

const token = 'EAAgood0123456789abcdefghij'
const pixel = '1234567890123456'
const address = '/api/account/measuring'
const tokenAddress = `${address}/meta-token`
const sha256 = (text: string) => hash('sha256', text, 'hex')

let meta: Awaited<ReturnType<typeof startMetaEventsServer>>
let product: TestProduct
let now = new Date()

let owner: TestBrowser
let funnel: Funnel

beforeAll(async () => {
  meta = await startMetaEventsServer({ tokens: [token] })
  product = await startTestProduct({ META_CONVERSIONS_API_URL: meta.url }, undefined, () => now)
})
afterAll(async () => {
  await product.stop()
  await meta.stop()
})

beforeEach(async () => {
  // What the test before left is none of this one's.
  await product.runJobs()
  owner = product.openBrowser()
  await owner.signUp()
  funnel = await owner.createFunnel()
  await owner.publish(funnel.id)
  await product.database.sql`update users set plan = 'explorer' where id = ${funnel.user_id}`
  await owner.sendJson('PUT', address, {
    meta_pixel_id: pixel,
    google_tag_id: '',
    google_conversion_label: '',
    tiktok_pixel_id: '',
  })
  meta.received.length = 0
  meta.turns.length = 0
})
afterEach(() => {
  now = new Date()
})

const setToken = (value = token) => owner.sendJson('PUT', tokenAddress, { token: value })
const settings = async () => (await (await owner.get(address)).json()) as MeasuringSettings

/** The page tells visitors what happens with their consent, so it is waited for. */
async function waitForPage(words: string | RegExp) {
  await expect
    .poll(async () =>
      (await (await product.openBrowser().get(`/f/${funnel.slug}`)).text()).match(words),
    )
    .toBeTruthy()
}

type Sent = { consent?: string; fields?: Record<string, string>; cookie?: string }

async function becomeLead({
  consent = 'choice=agreed&contact=meta',
  fields = {},
  cookie = '',
}: Sent = {}) {
  const visitor = product.openBrowser()
  const body = new URLSearchParams({
    ...answersFor(funnel),
    ...(consent !== '' && { [measuringField]: consent }),
    ...fields,
  })
  const headers = cookie === '' ? {} : { cookie }
  const answer = await visitor.send('POST', `/f/${funnel.slug}`, { body, headers })
  expect(answer.status).toBe(303)
  const [lead] = await product.database.sql`
    select id, measuring_signals as signals from leads where funnel_id = ${funnel.id}
    order by id desc limit 1`
  return { id: String(lead?.['id']), signals: lead?.['signals'], visitor }
}

const signalsOf = async (id: string) =>
  (
    await product.database.sql`select measuring_signals as signals from leads where id = ${id}`
  )[0]?.['signals']
const states = async () => (await settings()).server.recent.map(({ id, state }) => [id, state])

describe('the token', () => {
  it('is sealed, never answered, and taken away', async () => {
    expect((await setToken()).status).toBe(200)
    const text = await (await owner.get(address)).text()
    expect(JSON.parse(text)).toMatchObject({ server: { mode: 'live', token: { state: 'set' } } })
    expect(text).not.toContain(token)
    const [row] = await product.database.sql`
      select sealed_meta_token as sealed from measuring_accounts where user_id = ${funnel.user_id}`
    expect(row?.['sealed']).toMatch(/^[\w-]{60,}$/)
    expect(String(row?.['sealed'])).not.toContain(token)
    expect(await (await owner.get('/api/account/export')).text()).not.toContain(
      String(row?.['sealed']),
    )
    const removed = await owner.sendJson('DELETE', tokenAddress)
    expect(await removed.json()).toMatchObject({ server: { token: { state: 'none' } } })
  })

  it('is refused where it is none, without an account at Meta, and without the plan', async () => {
    expect((await setToken('not a token')).status).toBe(422)
    await owner.sendJson('PUT', address, {
      meta_pixel_id: '',
      google_tag_id: 'G-AB12CD34EF',
      google_conversion_label: '',
      tiktok_pixel_id: '',
    })
    expect(await (await setToken()).json()).toMatchObject({ error: { code: 'meta-pixel-missing' } })
    await product.database.sql`update users set plan = 'free' where id = ${funnel.user_id}`
    expect(await (await setToken()).json()).toMatchObject({
      error: { code: 'measuring-needs-plan' },
    })
  })
})

describe('a lead whose visitor agreed', () => {
  it('is told to Meta once, under its own id, and the visit is forgotten', async () => {
    await setToken()
    await waitForPage('in hashed form')
    const cookie = '_fbp=fb.1.1558571054389.1098115397; _fbc=fb.1.1554763741205.Fromcookie'
    const { id, visitor } = await becomeLead({
      consent: 'choice=agreed&contact=meta&fbclid=IwAR0',
      cookie,
    })
    await product.runJobs()
    await product.runJobs()
    expect(meta.received).toEqual([
      {
        path: `/v26.0/${pixel}/events`,
        token,
        events: [
          {
            event_name: 'Lead',
            event_time: expect.any(Number) as number,
            event_id: id,
            event_source_url: `http://localhost:3000/f/${funnel.slug}`,
            action_source: 'website',
            user_data: {
              em: [sha256('one@example.org')],
              client_ip_address: visitor.address,
              client_user_agent: personAgent,
              fbp: 'fb.1.1558571054389.1098115397',
              fbc: 'fb.1.1554763741205.Fromcookie',
            },
          },
        ],
      },
    ])
    expect(await states()).toEqual([[id, 'sent']])
    expect(await signalsOf(id)).toBeNull()
    // Sent again, it is the same lead and no other event.
    await becomeLead()
    await product.runJobs()
    expect(meta.received).toHaveLength(1)
  })

  it('goes with the click of its address where the browser has no cookie of it', async () => {
    await setToken()
    await waitForPage('in hashed form')
    const { signals } = await becomeLead({
      consent: 'choice=agreed&contact=meta&fbclid=IwAR0',
      cookie: '_fbp=<x>',
    })
    expect(signals).toMatchObject({
      fbp: null,
      fbc: expect.stringMatching(/^fb\.1\.\d{13}\.IwAR0$/) as string,
    })
  })

  it.each([
    ['before there was a token', 'choice=agreed&contact=meta', false],
    ['by a page that is older than the token', 'choice=agreed', true],
  ])('does not say who it is where the visitor agreed %s', async (_when, consent, isSet) => {
    if (isSet) await setToken()
    await waitForPage(isSet ? 'in hashed form' : 'pg-ask')
    await becomeLead({ consent })
    await setToken()
    await product.runJobs()
    const [{ events } = { events: [] }] = meta.received
    expect(Object.keys(events[0]?.['user_data'] ?? {})).toEqual([
      'client_ip_address',
      'client_user_agent',
    ])
  })

  it('is kept as a demo without a token, and goes with the lead', async () => {
    await waitForPage('pg-ask')
    const { id } = await becomeLead()
    await product.runJobs()
    expect(meta.received).toEqual([])
    const { recent } = (await settings()).server
    expect(recent).toMatchObject([{ id, state: 'kept', funnel_title: funnel.title }])
    expect(JSON.parse(recent[0]?.body ?? '')).toMatchObject({ event_id: id, event_name: 'Lead' })
    // What would have been sent names the visitor's address: it is gone when Meta would not take it any more.
    now = new Date(now.getTime() + 8 * 86_400_000)
    await product.runJobs()
    expect((await settings()).server.recent).toMatchObject([{ id, state: 'kept', body: null }])
    await owner.sendJson('POST', '/api/leads/changes', { ids: [id], action: { kind: 'delete' } })
    expect((await settings()).server.recent).toEqual([])
  })

  it.each([
    ['without a word', '', {}],
    ['after a no', 'choice=declined', {}],
    ['that is held back', 'choice=agreed', { [honeypotName]: 'https://spam.example' }],
  ])('is not told %s', async (_what, consent, fields) => {
    await setToken()
    await waitForPage('in hashed form')
    await becomeLead({ consent, fields })
    await product.runJobs()
    expect(meta.received).toEqual([])
    expect(await states()).toEqual([])
  })

  it('is not told once it is deleted, called spam, taken back, or its owner measures no more', async () => {
    await setToken()
    await waitForPage('in hashed form')
    const ids: string[] = []
    for (const tag of ['one', 'two', 'three']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      ids.push((await becomeLead({ fields: answersFor(funnel, tag) })).id)
    }
    const { sql } = product.database
    await sql`delete from leads where id = ${ids[0]}`
    await sql`update leads set quarantine_reason = 'owner' where id = ${ids[1]}`
    await becomeLead({ consent: 'choice=declined', fields: answersFor(funnel, 'three') })
    expect(await signalsOf(ids[2] ?? '')).toBeNull()
    await product.runJobs()
    expect(meta.received).toEqual([])
    expect(await signalsOf(ids[1] ?? '')).toBeNull()

    const last = await becomeLead({ fields: answersFor(funnel, 'four') })
    await sql`update measuring_accounts set meta_pixel_id = '' where user_id = ${funnel.user_id}`
    await product.runJobs()
    expect(meta.received).toEqual([])
    expect(await signalsOf(last.id)).toBeNull()
    expect(await states()).toEqual([])
  })

  it('is tried again while Meta does not answer, and told once in the end', async () => {
    await setToken()
    await waitForPage('in hashed form')
    meta.turns.push('break', { status: 503, body: 'Down' }, { status: 400, error: { code: 4 } })
    const { id } = await becomeLead()
    for (let round = 0; round < 6; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- time passes between the tries
      await product.runJobs()
      now = new Date(now.getTime() + 10 * 60_000)
    }
    expect(meta.received.map(({ events }) => events[0]?.['event_id'])).toEqual([id])
    expect(await states()).toEqual([[id, 'sent']])
  })

  it('is given up when Meta refuses it for good, or after seven days', async () => {
    await setToken()
    await waitForPage('in hashed form')
    meta.turns.push({ status: 400, error: { code: 100 } })
    const first = await becomeLead()
    await product.runJobs()
    expect(await states()).toEqual([[first.id, 'given-up']])
    expect(await signalsOf(first.id)).toBeNull()

    meta.turns.push('break')
    const second = await becomeLead({ fields: answersFor(funnel, 'two') })
    await product.runJobs()
    now = new Date(now.getTime() + 7 * 86_400_000)
    await product.runJobs()
    expect(meta.received).toEqual([])
    expect(await states()).toEqual([
      [second.id, 'given-up'],
      [first.id, 'given-up'],
    ])
  })

  it.each(['1e9', '1e300'])(
    'is given up after seven days where Meta wants to be asked again in %s seconds',
    async (wait) => {
      await setToken()
      await waitForPage('in hashed form')
      meta.turns.push({ status: 429, error: { code: 4 }, headers: { 'retry-after': wait } })
      const { id } = await becomeLead()
      await product.runJobs()
      expect(await states()).toEqual([])
      now = new Date(now.getTime() + 7 * 86_400_000)
      await product.runJobs()
      expect(await states()).toEqual([[id, 'given-up']])
      expect(meta.received).toEqual([])
    },
  )

  it('waits for another token where Meta refuses this one, which the owner reads', async () => {
    await setToken('EAAbad00123456789abcdefghij')
    await waitForPage('in hashed form')
    const { id } = await becomeLead()
    await product.runJobs()
    const since = now.toISOString()
    expect((await settings()).server.token).toEqual({ state: 'refused', since })
    now = new Date(now.getTime() + 3_600_000)
    await product.runJobs()
    expect((await settings()).server.token).toEqual({ state: 'refused', since })
    await setToken()
    expect((await settings()).server.token).toEqual({ state: 'set' })
    now = new Date(now.getTime() + 3 * 3_600_000)
    await product.runJobs()
    expect(meta.received.map(({ events }) => events[0]?.['event_id'])).toEqual([id])
  })

  it('is told when it is freed from quarantine, and forgotten there after seven days', async () => {
    await setToken()
    await waitForPage('in hashed form')
    const held = { fields: { [honeypotName]: 'https://spam.example' } }
    const freed = await becomeLead(held)
    const action = { kind: 'not-spam' }
    await owner.sendJson('POST', '/api/leads/changes', { ids: [freed.id], action })
    await product.runJobs()
    expect(meta.received.map(({ events }) => events[0]?.['event_id'])).toEqual([freed.id])

    const stays = await becomeLead({ fields: { ...answersFor(funnel, 'two'), ...held.fields } })
    expect(await signalsOf(stays.id)).not.toBeNull()
    // Later than what an earlier test has seen of the job that comes round.
    now = new Date(now.getTime() + 20 * 86_400_000)
    await product.runJobs()
    expect(await signalsOf(stays.id)).toBeNull()
  })
})

describe('an installation that sends nothing', () => {
  it('says so, and keeps what a token would have sent', async () => {
    const quiet = await startTestProduct({ META_CONVERSIONS: 'sandbox' })
    const person = quiet.openBrowser()
    await person.signUp()
    expect(await (await person.get(address)).json()).toMatchObject({ server: { mode: 'sandbox' } })
    await quiet.stop()
  })
})
