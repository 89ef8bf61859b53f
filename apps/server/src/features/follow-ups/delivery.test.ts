import { jobsOverviewSchema } from '@wildpath/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createOwner, leaveLead } from '../../testing/follow-up-scenes.ts'
import { startEmailServer } from '../../testing/email-server.ts'
import {
  type ProductWithEmailServer,
  startProductWithEmailServer,
} from '../../testing/product-with-email-server.ts'
import { codeOf } from '../../testing/test-browser.ts'
import { startTestProduct } from '../../testing/test-product.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

let scene: ProductWithEmailServer
let product: ProductWithEmailServer['product']
let emailServer: ProductWithEmailServer['emailServer']
let pass: ProductWithEmailServer['pass']

beforeEach(async () => {
  scene = await startProductWithEmailServer()
  ;({ product, emailServer, pass } = scene)
})
afterEach(async () => {
  await product.stop()
  // It may be another one by now.
  await emailServer.stop()
})

async function createAdmin() {
  const browser = product.openBrowser()
  const { email } = await browser.signUp()
  await product.database.sql`update users set plan = 'admin' where email = ${email}`
  return {
    browser,
    jobs: async () => jobsOverviewSchema.parse(await (await browser.get('/api/admin/jobs')).json()),
  }
}

describe('a mail server that is down', () => {
  it('is tried again for 17 hours; then the email is failed, for admins to send on', async () => {
    const { funnel, followUpsOf } = await createOwner(product)
    const { id, email } = await leaveLead(product, funnel)
    await emailServer.stop()
    await pass(0)
    expect((await followUpsOf(id))[0]).toMatchObject({
      state: 'scheduled',
      settled_at: null,
      last_error: expect.stringContaining('ECONNREFUSED'),
    })
    for (const pause of [30 * second, 2 * minute, 10 * minute, hour, 4 * hour]) await pass(pause)
    await pass(12 * hour - 1)
    expect((await followUpsOf(id))[0]?.state).toBe('scheduled')
    await pass(1)
    expect((await followUpsOf(id))[0]).toMatchObject({
      state: 'failed',
      settled_at: scene.now().toISOString(),
      last_error: expect.stringContaining('ECONNREFUSED'),
    })

    const admin = await createAdmin()
    const { failed } = await admin.jobs()
    expect(failed.map(({ kind, attempts }) => `${kind} ${attempts}`).toSorted()).toEqual([
      'follow-up 7',
      'lead-alert 7',
    ])

    emailServer = await startEmailServer({ port: emailServer.port })
    for (const job of failed) {
      const answer = await admin.browser.sendJson('POST', '/api/admin/jobs/retries', { id: job.id })
      expect(answer.status).toBe(200)
    }
    await pass(0)
    expect(emailServer.mailsTo(email)).toHaveLength(1)
    expect((await followUpsOf(id))[0]).toMatchObject({ state: 'sent', last_error: null })
    expect((await admin.jobs()).failed).toEqual([])
  })

  it('leaves an email that is sent on to the pause after the one that went out since', async () => {
    const { funnel, followUpsOf } = await createOwner(product)
    const { id, email } = await leaveLead(product, funnel)
    const key = (step: number) => `<follow-up-${id}-${step}@wildpath.example>`
    await emailServer.stop()
    await pass(0)
    for (const pause of [30 * second, 2 * minute, 10 * minute, hour, 4 * hour, 12 * hour]) {
      await pass(pause)
    }
    emailServer = await startEmailServer({ port: emailServer.port })
    const messages = () => emailServer.mailsTo(email).map(({ headers }) => headers['message-id'])
    await pass(7 * hour)
    expect(messages()).toEqual([key(2)])

    const admin = await createAdmin()
    for (const job of (await admin.jobs()).failed) {
      await admin.browser.sendJson('POST', '/api/admin/jobs/retries', { id: job.id })
    }
    await pass(0)
    expect((await followUpsOf(id))[0]).toMatchObject({
      state: 'failed',
      due_at: new Date(scene.now().getTime() + 20 * hour).toISOString(),
    })
    await pass(20 * hour - 1)
    expect(messages()).toEqual([key(2)])
    await pass(1)
    expect(messages()).toEqual([key(2), key(1)])
    expect((await followUpsOf(id))[0]).toMatchObject({ state: 'sent', last_error: null })
  })

  it('loses nothing when it comes back after the second try', async () => {
    const { funnel, followUpsOf } = await createOwner(product)
    const { id, email } = await leaveLead(product, funnel)
    await emailServer.stop()
    await pass(0)
    await pass(30 * second)
    emailServer = await startEmailServer({ port: emailServer.port })
    await pass(2 * minute - 1)
    expect(emailServer.mailsTo(email)).toEqual([])
    await pass(1)
    expect(emailServer.mailsTo(email)).toHaveLength(1)
    expect((await followUpsOf(id))[0]).toMatchObject({ state: 'sent', last_error: null })
  })
})

describe('a mail server that says no', () => {
  it('to a lead for good ends its emails and puts the address on the list', async () => {
    const { funnel, followUpsOf, browser } = await createOwner(product)
    const { id, email } = await leaveLead(product, funnel)
    emailServer.refuse(email, { code: 550, text: '5.1.1 No such person' })
    await pass(0)
    expect(await followUpsOf(id)).toMatchObject([
      { state: 'failed', last_error: '550 5.1.1 No such person' },
      { state: 'stopped', stopped_because: 'suppressed' },
      { state: 'stopped', stopped_because: 'suppressed' },
    ])
    expect(await (await browser.get('/api/suppressions')).json()).toMatchObject({
      suppressions: [{ email, reason: 'bounced' }],
    })
    expect((await (await createAdmin()).jobs()).failed).toEqual([])
  })

  it('to a lead for now is asked again', async () => {
    const { funnel, followUpsOf } = await createOwner(product)
    const { id, email } = await leaveLead(product, funnel)
    emailServer.refuse(email, { code: 450, text: '4.2.0 Greylisted' })
    await pass(0)
    emailServer.accept(email)
    await pass(30 * second)
    expect((await followUpsOf(id))[0]).toMatchObject({ state: 'sent', last_error: null })
    expect(emailServer.mailsTo(email)).toHaveLength(1)
  })

  it('to a message is no fault of its reader', async () => {
    const { funnel, followUpsOf, browser } = await createOwner(product)
    const { id } = await leaveLead(product, funnel)
    emailServer.refuseMessages({ code: 554, text: '5.7.1 Looks like spam' })
    await pass(0)
    expect((await followUpsOf(id))[0]).toMatchObject({
      state: 'failed',
      last_error: '554 5.7.1 Looks like spam',
    })
    expect(await (await browser.get('/api/suppressions')).json()).toEqual({ suppressions: [] })
    expect((await (await createAdmin()).jobs()).failed).toHaveLength(2)
  })

  it('to an owner is shown to them until mail arrives again', async () => {
    const { funnel, browser, email } = await createOwner(product)
    const problem = async () => {
      const session = await (await browser.get('/api/session')).json()
      return (session as { user: { email_problem: string | null } }).user.email_problem
    }
    emailServer.refuse(email, { code: 550, text: '5.1.1 No such person' })
    await leaveLead(product, funnel)
    await pass(0)
    expect(await problem()).toBe('550 5.1.1 No such person')
    await pass(hour)
    emailServer.accept(email)
    await leaveLead(product, funnel)
    await pass(0)
    expect(await problem()).toBeNull()
    expect(emailServer.mailsTo(email).filter(({ subject }) => /lead/.test(subject))).toHaveLength(1)
  })
})

describe('an owner whose address nobody has confirmed', () => {
  it('has no mail sent to strangers; it waits for the confirmation', async () => {
    const { funnel, userId } = await createOwner(product)
    await product.database.sql`update users set email_verified = false where id = ${userId}`
    const { email } = await leaveLead(product, funnel)
    await pass(0)
    await pass(hour)
    expect(emailServer.mailsTo(email)).toEqual([])
    await product.database.sql`update users set email_verified = true where id = ${userId}`
    await pass(5 * minute)
    expect(emailServer.mailsTo(email)).toHaveLength(1)
  })

  it('hears of three leads a day', async () => {
    const { funnel, userId, email } = await createOwner(product)
    await product.database.sql`update users set email_verified = false where id = ${userId}`
    for (let lead = 0; lead < 5; lead += 1) {
      await leaveLead(product, funnel)
      await pass(second)
    }
    const alerts = emailServer
      .mailsTo(email)
      .filter(({ headers }) => headers['subject']?.startsWith('New lead'))
    expect(alerts).toHaveLength(3)
  })
})

describe('the list of jobs', () => {
  it('counts the emails that are to come', async () => {
    const { funnel } = await createOwner(product)
    const admin = await createAdmin()
    await pass(0)
    const { waiting } = await admin.jobs()
    await leaveLead(product, funnel)
    await pass(0)
    expect(await admin.jobs()).toMatchObject({ waiting: waiting + 2 })
    await pass(24 * hour)
    expect(await admin.jobs()).toMatchObject({ waiting: waiting + 1 })
  })

  it('tells how many wait by queue, planned follow-ups among the emails', async () => {
    const admin = await createAdmin()
    const lengths = async () => {
      const { queues, waiting } = await admin.jobs()
      const byName = Object.fromEntries(queues.map((queue) => [queue.name, queue.waiting]))
      expect(queues.reduce((sum, queue) => sum + queue.waiting, 0)).toBe(waiting)
      return byName
    }
    const before = await lengths()
    const [email, billing] = [before['email'] ?? 0, before['billing'] ?? 0]
    const add = (kind: string) => product.database.sql`
      insert into jobs (id, kind, key, payload, run_at, created_at)
      values (gen_random_uuid(), ${kind}, ${kind}, '{}', now(), now())`
    await add('lead-alert')
    await add('nobody-runs-this')
    expect(await lengths()).toEqual({
      ...before,
      email: email + 1,
      billing,
      other: (before['other'] ?? 0) + 1,
    })
  })

  it('is for admins only', async () => {
    const browser = product.openBrowser()
    await browser.signUp()
    expect(await codeOf(await browser.get('/api/admin/jobs'))).toEqual([403, 'admins-only'])
    const retry = { id: '01900000-0000-7000-8000-000000000000' }
    expect(await codeOf(await browser.sendJson('POST', '/api/admin/jobs/retries', retry))).toEqual([
      403,
      'admins-only',
    ])
    const admin = await createAdmin()
    expect(
      await codeOf(await admin.browser.sendJson('POST', '/api/admin/jobs/retries', retry)),
    ).toEqual([404, 'job-not-found'])
  })
})

describe('a process', () => {
  it('shares the work with another one over the same database, and each email goes out once', async () => {
    const second = await startTestProduct(scene.environment, product.connection, scene.now)
    const { funnel } = await createOwner(product)
    const addresses: string[] = []
    for (let count = 0; count < 12; count += 1) {
      addresses.push((await leaveLead(product, funnel)).email)
    }
    await Promise.all([product.runJobs(), second.runJobs()])
    for (const address of addresses) expect(emailServer.mailsTo(address)).toHaveLength(1)
    await second.stop()
  })
})
