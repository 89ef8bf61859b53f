import type { BusinessFacts, Funnel } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let owner: TestBrowser
let funnel: Funnel

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

beforeEach(async () => {
  owner = product.openBrowser()
  await owner.signUp()
  funnel = await owner.createFunnel()
})

async function save(body: object): Promise<Funnel> {
  const { revision } = await owner.readFunnel(funnel.id)
  const answer = await owner.sendJson('PATCH', `/api/funnels/${funnel.id}`, {
    ...body,
    baseRevision: revision,
  })
  expect(answer.status).toBe(200)
  return owner.readFunnel(funnel.id)
}

/** Saves the composed page with another subtitle, as a builder does. */
async function editSubtitle(subtitle: string): Promise<void> {
  const { landing_page } = funnel.generated_content
  const sections = [
    { id: 'hero', type: 'hero', content: { title: landing_page.headline, subtitle } },
    { id: 'own', type: 'text', content: { title: 'Our own section' } },
  ]
  const { revision } = await owner.readFunnel(funnel.id)
  const answer = await owner.sendJson('PATCH', `/api/funnels/${funnel.id}/page`, {
    pageBuilderData: { sections },
    baseRevision: revision,
  })
  expect(answer.status).toBe(200)
}

const priceOf = (amount: number): BusinessFacts => ({
  version: 1,
  facts: [
    {
      id: 'half-day',
      kind: 'offering',
      value: {
        name: 'Half day',
        price: { amount, currency: 'EUR', unit: 'person', is_from: false },
      },
      source: 'owner',
      confidence: 'high',
      is_confirmed: true,
    },
  ],
  dismissed: [],
})

describe('an edited page', () => {
  it('follows a headline changed in the form, and keeps what was edited on the page', async () => {
    await editSubtitle('Written on the page')
    const { landing_page } = funnel.generated_content
    const { pageBuilderData } = await save({
      generated_content: { landing_page: { ...landing_page, headline: 'Ride at dawn' } },
    })
    expect(pageBuilderData?.['sections']).toMatchObject([
      { content: { title: 'Ride at dawn', subtitle: 'Written on the page' } },
      { content: { title: 'Our own section' } },
    ])
  })

  it('shows a corrected price in the draft, and to visitors once it is published', async () => {
    await save({ business_facts: priceOf(45) })
    await editSubtitle('Written on the page')
    await owner.publish(funnel.id)
    const html = async () => (await product.openBrowser().get(`/f/${funnel.slug}`)).text()
    const { pageBuilderData } = await save({ business_facts: priceOf(49) })
    expect(JSON.stringify(pageBuilderData)).not.toContain('€45')
    expect(await html()).not.toContain('€49')
    await owner.publish(funnel.id)
    expect(await html()).not.toContain('€45')
  })

  it('does not change when only follow-ups are switched off', async () => {
    await editSubtitle('Written on the page')
    const before = (await owner.readFunnel(funnel.id)).pageBuilderData
    const { pageBuilderData } = await save({ follow_ups_on: false })
    expect(pageBuilderData).toEqual(before)
  })
})
