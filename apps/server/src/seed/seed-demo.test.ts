import { leadListSchema, numbersSchema } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createSandboxPayments } from '../providers/payments/sandbox/sandbox-payments.ts'
import { createSandboxTextAi } from '../providers/text-ai/sandbox-text-ai.ts'
import { startTestProduct, type TestProduct } from '../testing/test-product.ts'
import { demoAccount, seedDemo } from './seed-demo.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const seed = () =>
  seedDemo(product.database, {
    now: new Date(),
    publicUrl: product.url,
    copywriter: createSandboxTextAi(),
    sandbox: createSandboxPayments({
      db: product.database.db,
      publicUrl: product.url,
      now: () => new Date(),
      secret: 'demo',
      post: async () => false,
    }),
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
      const numbers = numbersSchema.parse(
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
})
