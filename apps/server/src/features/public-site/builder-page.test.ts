import { type Funnel, funnelSchema } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let owner: TestBrowser
let funnel: Funnel
let path: string

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

beforeEach(async () => {
  owner = product.openBrowser()
  await owner.signUp()
  funnel = await owner.createFunnel()
  path = `/f/${funnel.slug}`
  await owner.publish(funnel.id)
})

const visit = async (address = path) => (await product.openBrowser().get(address)).text()
const hero = { id: 'hero', type: 'hero', content: { title: 'Built by hand' } }

async function save(body: object): Promise<void> {
  const answer = await owner.sendJson('PATCH', `/api/funnels/${funnel.id}/page`, {
    baseRevision: funnel.revision,
    ...body,
  })
  expect(answer.status).toBe(200)
  funnel = funnelSchema.parse(await answer.json())
}

async function leadsOf() {
  const answer = await owner.get(`/api/leads?funnel_id=${funnel.id}`)
  return (await answer.json()) as { leads: { values: unknown }[] }
}

describe("a builder's page", () => {
  it('is what visitors see as soon as it is the main one, and no longer than that', async () => {
    expect(await visit()).toContain('Why Choose')
    await save({
      pageBuilderData: { title: 'Hand made', globalTheme: 'night', sections: [hero] },
      usesPageBuilder: true,
    })
    await expect.poll(() => visit()).toContain('Built by hand')
    const html = await visit()
    expect(html).toContain('<title>Hand made | Blue Canyon Rafting</title>')
    expect(html).toContain('data-theme="night"')
    expect(html).not.toContain('Why Choose')
    await save({ usesPageBuilder: false })
    await expect.poll(() => visit()).toContain('Why Choose')
  })

  it('stays as published while a newer draft is saved', async () => {
    await save({ landingPageSections: [hero], usesPageBuilder: true })
    await expect.poll(() => visit()).toContain('Built by hand')
    const draft = { ...hero, content: { title: 'Not published yet' } }
    await save({ landingPageSections: [draft] })
    // Another setting makes every process render the page again.
    await owner.sendJson('PUT', `/api/funnels/${funnel.id}/slug`, { slug: `moved-${funnel.slug}` })
    await expect.poll(() => visit(`/f/moved-${funnel.slug}`)).toContain('Built by hand')
    expect(await visit(`/f/moved-${funnel.slug}`)).not.toContain('Not published yet')
  })

  it('gets the standard form and the badge where it has neither', async () => {
    await save({ landingPageSections: [hero], usesPageBuilder: true })
    await expect.poll(() => visit()).toContain('Ready to Get Started?')
    const html = await visit()
    expect(html).toContain(funnel.business_info.main_offer.replace(/&/g, '&amp;'))
    for (const label of funnel.generated_content.landing_page.form_fields) {
      expect(html).toContain(`name="${label}"`)
    }
    expect(html.match(/Made with/g)).toHaveLength(1)
  })

  it('asks its own questions, and every answer is kept', async () => {
    const fields = [
      { label: 'Email', kind: 'email' },
      { label: 'Phone', kind: 'phone', isRequired: false },
      { label: 'Trip', kind: 'choice', options: ['Half day', 'Full day'] },
      { label: 'You may write to me', kind: 'consent' },
    ]
    const form = { id: 'ask', type: 'lead-form', content: { title: 'Ask us', fields } }
    await save({ landingPageSections: [hero, form], usesPageBuilder: true })
    await expect.poll(() => visit()).toContain('Ask us')

    const answers = { 'Email': 'ana@example.org', 'Trip': 'Two days', 'You may write to me': 'on' }
    const refused = await product.openBrowser().sendForm(path, answers)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Please choose one of the answers')
    const taken = await product.openBrowser().sendForm(path, { ...answers, Trip: 'Full day' })
    expect([taken.status, taken.headers.get('location')]).toEqual([303, `${path}/thank-you`])
    const { leads } = await leadsOf()
    expect(leads.map(({ values }) => values)).toEqual([
      [
        { label: 'Email', value: 'ana@example.org' },
        { label: 'Phone', value: '', kind: 'phone' },
        { label: 'Trip', value: 'Full day' },
        { label: 'You may write to me', value: 'Yes', kind: 'consent' },
      ],
    ])
  })

  it('stores nothing of a form without questions, and says so', async () => {
    const form = { id: 'ask', type: 'lead-form', content: { title: 'Ask away', fields: [] } }
    await save({ landingPageSections: [hero, form], usesPageBuilder: true })
    await expect.poll(() => visit()).toContain('Ask away')
    const answer = await product.openBrowser().sendForm(path, { hp_website: '' })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('Nothing was sent.')
    expect(await leadsOf()).toMatchObject({ total: 0, quarantinedTotal: 0 })
  })

  it('tells a question that is named like the trap from the trap', async () => {
    const fields = [{ label: 'hp_website' }, { label: 'Email', kind: 'email' }]
    const form = { id: 'ask', type: 'lead-form', content: { title: 'Your site', fields } }
    await save({ landingPageSections: [hero, form], usesPageBuilder: true })
    await expect.poll(() => visit()).toContain('Your site')
    const [, label = ''] = /name="(hp_website [^"]*)"/.exec(await visit()) ?? []
    const answers = { hp_website: '', [label]: 'blue.example', Email: 'ana@example.org' }
    expect((await product.openBrowser().sendForm(path, answers)).status).toBe(303)
    const trapped = { ...answers, hp_website: 'filled' }
    await product.openBrowser().sendForm(path, { ...trapped, Email: 'bot@example.org' })
    expect(await leadsOf()).toMatchObject({ total: 1, quarantinedTotal: 1 })
  })

  it('may run the script of its stepping form, and no other', async () => {
    const policyOf = async () =>
      (await product.openBrowser().get(path)).headers.get('content-security-policy') ?? ''
    expect(await policyOf()).not.toContain('script-src')
    const form = { id: 'ask', type: 'lead-form', content: { isMultiStep: true } }
    await save({ landingPageSections: [hero, form], usesPageBuilder: true })
    await expect.poll(policyOf).toMatch(/script-src 'sha256-[\w+/]{43}='; /)
    expect(await policyOf()).toContain("default-src 'none'")
  })

  it('gives the thank-you page its looks', async () => {
    const page = { style: { theme: 'night-camp' }, sections: [hero] }
    await save({ pageBuilderData: page, usesPageBuilder: true })
    await expect.poll(() => visit(`${path}/thank-you`)).toContain('pg-night-camp')
  })
})

describe('a page', () => {
  it('is found by its address before the id of another', async () => {
    const [first, second] = [await publishCamp('First Camp'), await publishCamp('Second Camp')]
    await product.database.sql`update funnels set slug = ${first.id} where id = ${second.id}`
    expect(await visit(`/f/${second.id}`)).toContain('Second Camp')
    expect(await visit(`/f/${first.id}`)).toContain('Second Camp')
  })
})

async function publishCamp(business_name: string) {
  const browser = product.openBrowser()
  await browser.signUp()
  const made = await browser.createFunnel({ business_name })
  await browser.publish(made.id)
  return made
}

describe('over New Year', () => {
  it('the copyright line names the year of the visit', async () => {
    let time = '2030-12-31T23:59:00Z'
    const second = await startTestProduct({}, product.connection, () => new Date(time))
    const visitSecond = async () => (await second.openBrowser().get(path)).text()
    expect(await visitSecond()).toContain('© 2030')
    time = '2031-01-01T00:00:01Z'
    expect(await visitSecond()).toContain('© 2031')
    await second.stop()
  })
})
