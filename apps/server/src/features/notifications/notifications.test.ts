import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createOwner, leaveLead } from '../../testing/follow-up-scenes.ts'
import { type EmailServer, startEmailServer } from '../../testing/email-server.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

const wednesday = new Date('2026-03-04T10:00:00Z')
const monday = new Date('2026-03-09T08:00:00Z')

let time = wednesday
let emailServer: EmailServer
let product: TestProduct

beforeAll(async () => {
  emailServer = await startEmailServer()
  const environment = { SMTP_URL: emailServer.url, PUBLIC_URL: 'https://wildpath.example' }
  product = await startTestProduct(environment, undefined, () => time)
  await product.runJobs()
})
afterAll(async () => {
  await product.stop()
  await emailServer.stop()
})

const wishes = (browser: TestBrowser, change: object) =>
  browser.sendJson('PUT', '/api/account/notifications', {
    new_lead: true,
    weekly_summary: true,
    product_news: false,
    community_answers: true,
    ...change,
  })
const alertsTo = (email: string) =>
  emailServer.mailsTo(email).filter(({ subject }) => subject.startsWith('New lead'))
const summariesTo = (email: string) =>
  emailServer.mailsTo(email).filter(({ subject }) => subject.startsWith('Your week'))

describe('the alert of a lead', () => {
  it('shows the answers, leads to the inbox, and is answered to the visitor', async () => {
    const { funnel, email } = await createOwner(product)
    const lead = await leaveLead(product, funnel, { name: 'Mia <b>Flint</b>' })
    await product.runJobs()
    const [alert] = alertsTo(email)
    expect(alert?.subject).toBe('New lead for Blue Canyon Rafting Funnel')
    expect(alert?.headers['reply-to']).toBe(lead.email)
    expect(alert?.text).toContain('Mia <b>Flint</b>')
    expect(alert?.html).toContain('Mia &lt;b&gt;Flint&lt;/b&gt;')
    expect(alert?.html).toContain(
      `href="https://wildpath.example/funnel/${funnel.id}?tab=leads&amp;lead=`,
    )
  })

  it('comes once, however often the form is sent', async () => {
    const { funnel, email } = await createOwner(product)
    const lead = await leaveLead(product, funnel)
    await leaveLead(product, funnel, { email: lead.email })
    await product.runJobs()
    await leaveLead(product, funnel, { email: lead.email })
    await product.runJobs()
    expect(alertsTo(email)).toHaveLength(1)
  })

  it('does not come to whoever switched it off, nor for what is quarantined as spam', async () => {
    const off = await createOwner(product)
    await wishes(off.browser, { new_lead: false })
    await leaveLead(product, off.funnel)
    const { funnel, email } = await createOwner(product)
    const lead = await leaveLead(product, funnel)
    await product.database.sql`update leads set quarantine_reason = 'owner' where id = ${lead.id}`
    await product.runJobs()
    expect([alertsTo(off.email), alertsTo(email)]).toEqual([[], []])
  })
})

describe('the weekly summary', () => {
  it('comes on Monday at eight with what was counted, to whoever wants it and had a visitor', async () => {
    time = wednesday
    const owner = await createOwner(product)
    const { email, funnel } = owner
    await leaveLead(product, funnel)
    const unwanted = await createOwner(product)
    await wishes(unwanted.browser, { weekly_summary: false })
    await leaveLead(product, unwanted.funnel)
    const quiet = await createOwner(product)
    await product.runJobs()
    await product.database.sql`
      update funnel_daily_stats set views = 8 where funnel_id = ${funnel.id}`
    await product.database.sql`
      insert into funnel_daily_stats (funnel_id, day, views, leads)
      values (${funnel.id}, '2026-03-01', 100, 50), (${funnel.id}, '2026-03-09', 100, 50)`

    time = new Date(monday.getTime() - 1)
    await product.runJobs()
    expect(summariesTo(email)).toEqual([])
    time = monday
    await product.runJobs()
    await product.runJobs()
    expect(summariesTo(email).map(({ subject }) => subject)).toEqual(['Your week: 8 views, 1 lead'])
    const text = summariesTo(email)[0]?.text
    expect(text).toContain('this is your week from March 2 to March 8:')
    expect(text).toContain(
      'Blue Canyon Rafting Funnel\n  Views: 8\n  Leads: 1\n  Conversion: 12.5%',
    )
    expect(text).toContain('1 lead is waiting for your first answer.')
    expect([summariesTo(unwanted.email), summariesTo(quiet.email)]).toEqual([[], []])
  })

  it('is made up for by a worker that was down on Monday, and comes again the week after', async () => {
    time = monday
    const { email, funnel } = await createOwner(product)
    await product.runJobs()
    time = new Date('2026-03-12T09:00:00Z')
    await leaveLead(product, funnel)
    await product.runJobs()
    time = new Date('2026-03-17T20:00:00Z')
    await product.runJobs()
    expect(summariesTo(email).map(({ headers }) => headers['message-id'])).toEqual([
      expect.stringContaining('weekly-summary-2026-W12-'),
    ])
    expect(summariesTo(email)[0]?.text).toContain('from March 9 to March 15:')
  })

  it("waits for the address to be confirmed: until then it may be somebody else's", async () => {
    time = new Date('2026-03-19T10:00:00Z')
    const [confirmed, unconfirmed] = [await createOwner(product), await createOwner(product)]
    await product.database.sql`
      update users set email_verified = false where id = ${unconfirmed.userId}`
    for (const { funnel } of [confirmed, unconfirmed]) await leaveLead(product, funnel)
    time = new Date('2026-03-23T08:00:00Z')
    await product.runJobs()
    expect(summariesTo(confirmed.email)).toHaveLength(1)
    expect(summariesTo(unconfirmed.email)).toEqual([])
    await product.database.sql`
      update users set email_verified = true where id = ${unconfirmed.userId}`
    await leaveLead(product, unconfirmed.funnel)
    time = new Date('2026-03-30T08:00:00Z')
    await product.runJobs()
    expect(summariesTo(unconfirmed.email)).toHaveLength(1)
  })

  it("comes on Monday at eight in the owner's time zone", async () => {
    time = new Date('2026-04-01T10:00:00Z')
    const { browser, funnel, email } = await createOwner(product)
    await browser.sendJson('PUT', '/api/account/time-zone', { time_zone: 'Pacific/Honolulu' })
    await leaveLead(product, funnel)
    time = new Date('2026-04-06T17:59:59Z')
    await product.runJobs()
    expect(summariesTo(email)).toEqual([])
    time = new Date('2026-04-06T18:00:00Z')
    await product.runJobs()
    expect(summariesTo(email)).toHaveLength(1)
  })
})

describe('finished work', () => {
  it('is forgotten after thirty days; what was given up stays', async () => {
    const { sql } = product.database
    await sql`
      insert into jobs (id, kind, key, payload, run_at, created_at, finished_at, failed_at) values
        (gen_random_uuid(), 'x', 'old', '{}', now(), now(), '2026-05-01T00:00:00Z', null),
        (gen_random_uuid(), 'x', 'new', '{}', now(), now(), '2026-05-03T00:00:00Z', null),
        (gen_random_uuid(), 'x', 'failed', '{}', now(), now(), null, '2026-05-01T00:00:00Z')`
    time = new Date('2026-06-01T00:00:00Z')
    await product.runJobs()
    const kept = await sql`select key from jobs where kind = 'x' order by key`
    expect(kept.map((row) => String(row['key']))).toEqual(['failed', 'new'])
  })
})
