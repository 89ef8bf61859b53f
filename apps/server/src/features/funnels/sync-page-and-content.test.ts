import { api, type BusinessFacts, type Funnel, funnelSchema, pageInputOf } from '@wildpath/contract'
import { composeGeneratedPage } from '@wildpath/page/compose'
import { serializePage } from '@wildpath/page/document'
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

/** Saves the composed page with a new subtitle, like a builder. */
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

async function listChanges() {
  const answer = await owner.get(`/api/funnels/${funnel.id}/unpublished-changes`)
  return api.listUnpublishedChanges.answer.parse(await answer.json()).changes
}

async function listRevisions() {
  const answer = await owner.get(`/api/funnels/${funnel.id}/page-versions`)
  const { versions } = api.listPageVersions.answer.parse(await answer.json())
  return versions.map(({ revision }) => revision)
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
  it('takes a changed headline from the form and keeps edits made on the page', async () => {
    await editSubtitle('Written on the page')
    const { landing_page } = (await owner.readFunnel(funnel.id)).generated_content
    expect(landing_page.subheadline).toBe('Written on the page')
    const { pageBuilderData } = await save({
      generated_content: { landing_page: { ...landing_page, headline: 'Ride at dawn' } },
    })
    expect(pageBuilderData?.['sections']).toMatchObject([
      { content: { title: 'Ride at dawn', subtitle: 'Written on the page' } },
      { content: { title: 'Our own section' } },
    ])
  })

  it('shows a corrected price in the draft, and to visitors after publishing', async () => {
    const priced = await save({ business_facts: priceOf(45) })
    await owner.sendJson('PATCH', `/api/funnels/${funnel.id}/page`, {
      pageBuilderData: serializePage(composeGeneratedPage(pageInputOf(priced))),
      baseRevision: priced.revision,
    })
    await owner.publish(funnel.id)
    const html = async () => (await product.openBrowser().get(`/f/${funnel.slug}`)).text()
    await expect.poll(html).toContain('€45')
    await save({ business_facts: priceOf(49) })
    expect(await html()).not.toContain('€49')
    await owner.publish(funnel.id)
    await expect.poll(html).toContain('€49')
    expect(await html()).not.toContain('€45')
  })

  it('takes a corrected price in its own texts, lists it, and keeps the page as a version', async () => {
    await save({ business_facts: priceOf(45) })
    await editSubtitle('Only €45, not €450')
    await owner.publish(funnel.id)
    const { pageBuilderData, generated_content, revision } = await save({
      business_facts: priceOf(49),
    })
    expect(pageBuilderData?.['sections']).toMatchObject([
      { content: { subtitle: 'Only €49, not €450' } },
      { content: { title: 'Our own section' } },
    ])
    expect(generated_content.landing_page.subheadline).toBe('Only €49, not €450')
    expect(await listChanges()).toContainEqual(
      expect.objectContaining({ part: 'section', change: 'edited' }),
    )
    expect(await listRevisions()).toEqual([revision, revision - 1])
  })

  it('corrects a price in the original texts that the owner can return to', async () => {
    const { landing_page } = funnel.generated_content
    const texts = { ...landing_page, subheadline: 'A half day for €45' }
    const { pageBuilderData, revision } = await save({
      business_facts: priceOf(45),
      generated_content: { landing_page: texts },
    })
    await owner.sendJson('PATCH', `/api/funnels/${funnel.id}/page`, {
      pageBuilderData: pageBuilderData ?? { sections: [{ type: 'text' }] },
      usesPageBuilder: true,
      baseRevision: revision,
    })
    const { originalLandingPageContent } = await save({ business_facts: priceOf(49) })
    expect(originalLandingPageContent?.landing_page.subheadline).toBe('A half day for €49')
  })

  it('copies its headline into the content', async () => {
    const { landing_page } = funnel.generated_content
    const page = composeGeneratedPage(pageInputOf(funnel))
    const sections = serializePage(page)['sections'] as { content: object }[]
    const [hero, ...others] = sections
    const titled = { ...hero, content: { ...hero?.content, title: 'Ride at dawn' } }
    const saved = await owner.sendJson('PATCH', `/api/funnels/${funnel.id}/page`, {
      pageBuilderData: { ...serializePage(page), sections: [titled, ...others] },
      baseRevision: funnel.revision,
    })
    const changed = funnelSchema.parse(await saved.json())
    expect(changed.generated_content.landing_page).toEqual({
      ...landing_page,
      headline: 'Ride at dawn',
    })
  })

  it('does not change when follow-ups are turned off', async () => {
    await editSubtitle('Written on the page')
    const before = (await owner.readFunnel(funnel.id)).pageBuilderData
    const { pageBuilderData } = await save({ follow_ups_on: false })
    expect(pageBuilderData).toEqual(before)
  })
})
