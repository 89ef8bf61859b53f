import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createOwner, leaveLead, linkIn } from '../../testing/follow-up-scenes.ts'
import {
  type ProductWithEmailServer,
  startProductWithEmailServer,
} from '../../testing/product-with-email-server.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

let scene: ProductWithEmailServer
let product: ProductWithEmailServer['product']
let emailServer: ProductWithEmailServer['emailServer']
let pass: ProductWithEmailServer['pass']
let messagesTo: ProductWithEmailServer['messagesTo']

beforeAll(async () => {
  scene = await startProductWithEmailServer()
  ;({ product, emailServer, pass, messagesTo } = scene)
})
afterAll(() => scene.stop())

describe('a lead', () => {
  it('brings its owner an alert and itself the first email, over SMTP', async () => {
    const owner = await createOwner(product)
    await owner.browser.sendJson('PUT', '/api/account/sender', {
      postal_address: '1 River Road, Moab',
    })
    const lead = await leaveLead(product, owner.funnel, { name: 'Mia Flint' })
    await product.runJobs()

    const [alert] = emailServer.mailsTo(owner.email).filter(({ subject }) => /lead/.test(subject))
    expect(alert?.subject).toBe('New lead for Blue Canyon Rafting Funnel')
    expect(alert?.headers).toMatchObject({
      'reply-to': lead.email,
      'message-id': `<lead-alert-${lead.id}@wildpath.example>`,
    })
    expect(alert?.text).toContain('Mia Flint')
    expect(alert?.text).toContain(`/funnel/${owner.funnel.id}?tab=leads`)

    const [mail] = emailServer.mailsTo(lead.email)
    expect(mail?.subject).toBe('One from Blue Canyon Rafting')
    expect(mail?.headers).toMatchObject({
      'from': 'Blue Canyon Rafting via Wildpath <mail@wildpath.example>',
      'reply-to': owner.email,
      'message-id': `<follow-up-${lead.id}-1@wildpath.example>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    expect(mail?.headers['list-unsubscribe']).toBe(`<${linkIn(mail)}>`)
    for (const part of ['text', 'html'] as const) {
      expect(mail?.[part]).toContain('Hi Mia,')
      expect(mail?.[part]).toContain('One: Half-day trip for $79 per person, wetsuit included.')
      expect(mail?.[part]).toContain(
        'You get this because you wrote to Blue Canyon Rafting on March 2, 2026.',
      )
      expect(mail?.[part]).toContain('Blue Canyon Rafting, 1 River Road, Moab')
      expect(mail?.[part]).not.toMatch(/\{\s*(name|business|offer)/)
    }
  })

  it('never mentions the product if the owner’s plan is white-label', async () => {
    const owner = await createOwner(product)
    await product.database.sql`
      update users set plan = 'expedition-leader' where id = ${owner.userId}`
    const lead = await leaveLead(product, owner.funnel)
    await product.runJobs()

    const [mail] = emailServer.mailsTo(lead.email)
    expect(mail?.headers['from']).toBe('Blue Canyon Rafting <mail@wildpath.example>')
    const [alert] = emailServer.mailsTo(owner.email).filter(({ subject }) => /lead/.test(subject))
    for (const text of [mail?.text, mail?.subject, alert?.text, alert?.subject]) {
      expect(text).toBeDefined()
      expect(text).not.toContain('Wildpath')
    }
  })

  it('gets its three emails at once, after one day and after two, and no more', async () => {
    const { funnel } = await createOwner(product)
    const { email, id } = await leaveLead(product, funnel)
    const key = (step: number) => `<follow-up-${id}-${step}@wildpath.example>`
    await product.runJobs()
    expect(messagesTo(email)).toEqual([key(1)])
    await pass(dayMs - 1)
    expect(messagesTo(email)).toEqual([key(1)])
    await pass(1)
    expect(messagesTo(email)).toEqual([key(1), key(2)])
    await pass(dayMs - 1)
    expect(messagesTo(email)).toEqual([key(1), key(2)])
    await pass(1)
    expect(messagesTo(email)).toEqual([key(1), key(2), key(3)])
    await pass(30 * dayMs)
    expect(messagesTo(email)).toHaveLength(3)
  })

  it('gets the published emails while edits are unpublished', async () => {
    const { funnel, browser } = await createOwner(product)
    const emails = ['Edited one', 'Edited two', 'Edited three'].map(
      (text) => `Subject: ${text}\n\n${text} for {name}.`,
    )
    const saved = await browser.sendJson('PATCH', `/api/funnels/${funnel.id}`, {
      generated_content: { follow_up_emails: emails },
      baseRevision: funnel.revision,
    })
    expect(saved.status).toBe(200)
    const before = await leaveLead(product, funnel)
    await product.runJobs()
    expect(emailServer.mailsTo(before.email)[0]?.text).toContain('One: Half-day')
    await browser.publish(funnel.id)
    const after = await leaveLead(product, funnel)
    await product.runJobs()
    expect(emailServer.mailsTo(after.email)[0]?.text).toContain('Edited one for Mia.')
  })

  it('gets no series twice, when the form is sent again, nor when it is filled in anew', async () => {
    const { funnel } = await createOwner(product)
    const lead = await leaveLead(product, funnel)
    await product.runJobs()
    await leaveLead(product, funnel, { email: lead.email })
    const second = await leaveLead(product, funnel, {
      email: lead.email.toUpperCase(),
      name: 'Mia',
    })
    await pass(3 * dayMs)
    await pass(3 * dayMs)
    await pass(3 * dayMs)
    expect(second.id).not.toBe(lead.id)
    expect(messagesTo(lead.email)).toHaveLength(3)
  })

  it('gets none where the owner switched them off, and none without an address', async () => {
    const off = await createOwner(product)
    await off.browser.sendJson('PATCH', `/api/funnels/${off.funnel.id}`, {
      follow_ups_on: false,
      baseRevision: off.funnel.revision,
    })
    const lead = await leaveLead(product, off.funnel)
    await product.runJobs()
    expect(emailServer.mailsTo(lead.email)).toEqual([])
    expect(await off.followUpsOf(lead.id)).toEqual([])

    const { funnel, followUpsOf } = await createOwner(product)
    const silent = await leaveLead(product, funnel)
    await product.database.sql`update leads set email = null where id = ${silent.id}`
    await product.runJobs()
    expect(await followUpsOf(silent.id)).toEqual([])
  })

  it('gets the emails of a day that the worker missed with a pause between them', async () => {
    const { funnel, followUpsOf } = await createOwner(product)
    const { email, id } = await leaveLead(product, funnel)
    await pass(5 * dayMs)
    expect(messagesTo(email)).toHaveLength(1)
    expect((await followUpsOf(id))[1]).toMatchObject({
      state: 'scheduled',
      due_at: new Date(scene.now().getTime() + 20 * hourMs).toISOString(),
    })
    await pass(dayMs)
    expect(messagesTo(email)).toHaveLength(2)
  })
})

describe('the schedule of a lead', () => {
  it('shows what was sent and what is to come', async () => {
    const { funnel, followUpsOf } = await createOwner(product)
    const { id } = await leaveLead(product, funnel)
    const start = scene.now()
    await product.runJobs()
    const at = (days: number) => new Date(start.getTime() + days * dayMs).toISOString()
    const coming = { state: 'scheduled', settled_at: null, stopped_because: null, last_error: null }
    expect(await followUpsOf(id)).toEqual([
      { ...coming, step: 1, due_at: at(0), state: 'sent', settled_at: at(0) },
      { ...coming, step: 2, due_at: at(1) },
      { ...coming, step: 3, due_at: at(2) },
    ])
  })

  it('stops for a booked lead, and goes on when that is undone in time', async () => {
    const { funnel, followUpsOf, browser } = await createOwner(product)
    const { id, email } = await leaveLead(product, funnel)
    await product.runJobs()
    await browser.sendJson('PATCH', `/api/leads/${id}`, { status: 'booked' })
    expect((await followUpsOf(id))[1]).toMatchObject({
      state: 'stopped',
      stopped_because: 'booked',
      settled_at: null,
    })
    await browser.sendJson('PATCH', `/api/leads/${id}`, { status: 'contacted' })
    expect((await followUpsOf(id))[1]).toMatchObject({ state: 'scheduled' })
    await pass(dayMs)
    expect(messagesTo(email)).toHaveLength(2)
  })

  describe('of an owner who pauses emails to contacted leads', () => {
    async function openPaused() {
      const owner = await createOwner(product)
      const pauseContacted = (pause: boolean) =>
        owner.browser.sendJson('PUT', '/api/account/contacted-follow-ups', { pause })
      await pauseContacted(true)
      const lead = await leaveLead(product, owner.funnel)
      await product.runJobs()
      const setStatus = (status: string) =>
        owner.browser.sendJson('POST', '/api/leads/changes', {
          ids: [lead.id],
          action: { kind: 'set-status', status },
        })
      return { ...owner, lead, setStatus, pauseContacted }
    }

    it('pauses while the lead is contacted, and continues when it is new again', async () => {
      const { followUpsOf, lead, setStatus } = await openPaused()
      await setStatus('contacted')
      await pass(3 * dayMs)
      expect(messagesTo(lead.email)).toHaveLength(1)
      expect((await followUpsOf(lead.id)).map(({ state }) => state)).toEqual([
        'sent',
        'paused',
        'paused',
      ])
      await setStatus('new')
      await pass(6_000)
      expect(messagesTo(lead.email)).toHaveLength(2)
      await pass(dayMs)
      expect(messagesTo(lead.email)).toHaveLength(3)
    })

    it('continues when the owner no longer pauses them', async () => {
      const { lead, setStatus, pauseContacted } = await openPaused()
      await setStatus('contacted')
      await pass(dayMs)
      await pauseContacted(false)
      await pass(6_000)
      expect(messagesTo(lead.email)).toHaveLength(2)
    })

    it('stops when the lead books', async () => {
      const { followUpsOf, lead, setStatus } = await openPaused()
      await setStatus('contacted')
      await pass(dayMs)
      await setStatus('booked')
      await pass(6_000)
      expect((await followUpsOf(lead.id))[1]).toMatchObject({ stopped_because: 'booked' })
      expect(messagesTo(lead.email)).toHaveLength(1)
    })
  })

  it('asks once whether to pause it when its lead is marked as contacted', async () => {
    const { browser, funnel } = await createOwner(product)
    const leads = [await leaveLead(product, funnel), await leaveLead(product, funnel)]
    await product.runJobs()
    const setStatus = async (status: string) => {
      const answer = await browser.sendJson('POST', '/api/leads/changes', {
        ids: leads.map(({ id }) => id),
        action: { kind: 'set-status', status },
      })
      return answer.json()
    }
    expect(await setStatus('contacted')).toEqual({ changed: 2, asks_to_pause: true })
    expect(await setStatus('new')).toEqual({ changed: 2, asks_to_pause: false })
    await browser.sendJson('PUT', '/api/account/contacted-follow-ups', { pause: false })
    expect(await setStatus('contacted')).toEqual({ changed: 2, asks_to_pause: false })
    await pass(dayMs)
    expect(messagesTo(leads[0]?.email ?? '')).toHaveLength(2)
  })

  it.each([
    [{ status: 'booked' }, 'booked'],
    [{ status: 'lost' }, 'lost'],
    [{ replied: true }, 'replied'],
  ])('stops for good when it is due after %j', async (change, reason) => {
    const { funnel, followUpsOf, browser } = await createOwner(product)
    const { id, email } = await leaveLead(product, funnel)
    await product.runJobs()
    await browser.sendJson('PATCH', `/api/leads/${id}`, change)
    await pass(dayMs)
    await browser.sendJson('PATCH', `/api/leads/${id}`, { status: 'new', replied: false })
    await pass(0)
    expect(messagesTo(email)).toHaveLength(1)
    expect((await followUpsOf(id)).map((shown) => shown.stopped_because)).toEqual([
      null,
      reason,
      null,
    ])
  })

  it('holds back the fourth email and more of an owner who has sent 200 within the hour', async () => {
    const { funnel, followUpsOf, userId } = await createOwner(product)
    const earlier = await leaveLead(product, funnel)
    await product.runJobs()
    await product.database.sql`
      insert into follow_ups (funnel_id, lead_id, step, user_id, due_at, job_key, state, settled_at)
      select ${funnel.id}, ${earlier.id}, step, ${userId}, ${scene.now().toISOString()}, 'done',
        'sent', ${scene.now().toISOString()}
      from generate_series(101, 299) as step`
    const { id, email } = await leaveLead(product, funnel)
    await pass(60_000)
    expect(messagesTo(email)).toEqual([])
    expect((await followUpsOf(id))[0]).toMatchObject({
      state: 'scheduled',
      due_at: new Date(scene.now().getTime() - 60_000 + 3_600_000).toISOString(),
    })
    await pass(3_600_000)
    expect(messagesTo(email)).toHaveLength(1)
  })
})
