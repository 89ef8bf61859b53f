import { leadListSchema, analyticsSchema } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createSandboxPayments } from '../providers/payments/sandbox/sandbox-payments.ts'
import { openInbox } from '../testing/inbox.ts'
import { quickHashing } from '../testing/quick-hashing.ts'
import { readOutbox } from '../testing/read-outbox.ts'
import { sharedCopywriter } from '../testing/shared-copywriter.ts'
import { startTestProduct, type TestProduct } from '../testing/test-product.ts'
import { testSecret } from '../testing/test-secret.ts'
import { demoAccount, seedDemo } from './seed-demo.ts'

const now = new Date('2026-06-15T15:00:00Z')
let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct({}, undefined, () => now)
})
afterAll(() => product.stop())

const seed = (mail: 'live' | 'sandbox' = 'sandbox') =>
  seedDemo(product.database, {
    now,
    publicUrl: product.url,
    productDomain: 'localhost',
    secret: testSecret,
    copywriter: sharedCopywriter,
    mail,
    sandbox: createSandboxPayments({
      db: product.database.db,
      publicUrl: product.url,
      now: () => now,
      secret: 'demo',
      post: async () => false,
    }),
    passwordHashing: quickHashing,
    log: product.app.log,
  })

describe('the demo data', () => {
  it('is an Explorer account with three published adventures whose numbers add up, also when made twice', async () => {
    await seed()
    await seed()
    const browser = product.openBrowser()
    const { email, password } = demoAccount
    const signIn = await browser.sendJson('POST', '/api/auth/sign-in', { email, password })
    expect(await signIn.json()).toMatchObject({
      user: { plan: 'explorer', subscription: { plan: 'explorer', status: 'active' } },
    })
    expect(await (await browser.get('/api/billing')).json()).toMatchObject({
      receipts: [{ description: 'Explorer, 30 days', amountCents: 2999, status: 'paid' }],
    })
    expect(await (await browser.sendJson('POST', '/api/billing/cancel')).json()).toMatchObject({
      subscription: { cancelAtPeriodEnd: true },
    })

    type Listed = {
      id: string
      slug: string
      isPublic: boolean
      stats: { views: number; leads: number }
    }
    const { funnels } = (await (await browser.get('/api/funnels')).json()) as { funnels: Listed[] }
    expect(funnels.map(({ isPublic }) => isPublic)).toEqual([true, true, true])
    for (const { id, slug, stats } of funnels) {
      const inbox = leadListSchema.parse(
        await (await browser.get(`/api/leads?funnel_id=${id}`)).json(),
      )
      expect(inbox.total).toBe(stats.leads)
      expect(inbox.median_response_minutes).toBeGreaterThan(0)
      const numbers = analyticsSchema.parse(
        await (await browser.get(`/api/numbers?funnel_id=${id}&days=60`)).json(),
      )
      expect(numbers.totals).toMatchObject({ views: stats.views, leads: stats.leads })
      for (const counted of [numbers.sources, numbers.devices]) {
        const sum = (count: 'views' | 'leads') =>
          counted.reduce((total, row) => total + row[count], 0)
        expect([sum('views'), sum('leads')]).toEqual([stats.views, stats.leads])
      }
      expect(stats.views).toBeGreaterThan(stats.leads)
      expect((await product.openBrowser().get(`/f/${slug}`)).status).toBe(200)
    }
  })

  it('has emails that are on their way, and says of none that it was sent without one in the outbox', async () => {
    await seed()
    await seed()
    await product.runJobs()
    const leads = await leadsOfTheDemo()
    const isFollowed = (lead: { created_at: string; status: string }) =>
      now.getTime() - Date.parse(lead.created_at) < 2 * 86_400_000 && lead.status !== 'booked'
    const emails = leads.flatMap((lead) =>
      lead.follow_ups.map((followUp) => ({ ...followUp, lead })),
    )
    expect(new Set(emails.map(({ lead }) => lead.id))).toEqual(
      new Set(leads.filter(isFollowed).map(({ id }) => id)),
    )
    const states = new Set(emails.map(({ state }) => state))
    expect(states).toEqual(new Set(['kept', 'scheduled']))
    const written = (await readOutbox(product))
      .map(({ to }) => to)
      .filter((to) => to.endsWith('@example.org'))
    const sent = emails
      .filter(({ state }) => state === 'kept')
      .map(({ lead }) => lead.email ?? 'nobody')
    expect(written.toSorted()).toEqual(sent.toSorted())
  })

  it('writes to nobody where mail really leaves', async () => {
    await seed('live')
    await product.runJobs()
    expect((await leadsOfTheDemo()).flatMap((lead) => lead.follow_ups)).toEqual([])
  })
})

async function leadsOfTheDemo() {
  const browser = product.openBrowser()
  const { email, password } = demoAccount
  await browser.sendJson('POST', '/api/auth/sign-in', { email, password })
  const inbox = openInbox(browser)
  const { leads } = await inbox.list({ limit: '50' })
  return Promise.all(leads.map(({ id }) => inbox.read(id)))
}
