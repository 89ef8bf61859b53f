import { randomUUID } from 'node:crypto'

import { funnelSchema } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { rafting } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

async function openPaidBrowser() {
  const browser = product.openBrowser()
  const { email } = await browser.signUp()
  await product.database.sql`update users set plan = 'explorer' where email = ${email}`
  return browser
}

describe('a new funnel', () => {
  it('is a private draft named after the business, without numbers', async () => {
    const browser = product.openBrowser()
    await browser.signUp()
    const funnel = await browser.createFunnel({ business_name: 'Acme Trails' })
    expect(funnel).toMatchObject({
      title: 'Acme Trails Funnel',
      slug: 'acme-trails-funnel',
      isPublic: false,
      status: 'draft',
      stats: { views: 0, leads: 0, conversion_rate: null },
      custom_branding: { logo_url: '' },
    })
  })

  it('gets an address of its own, also when ten of one name come together', async () => {
    const browsers = await Promise.all(Array.from({ length: 10 }, openPaidBrowser))
    const funnels = await Promise.all(
      browsers.map((browser) => browser.createFunnel({ business_name: 'Twin Peaks' })),
    )
    const slugs = funnels.map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(10)
    expect(slugs).toContain('twin-peaks-funnel')
  })

  it('is refused beyond the one of the free plan, also when five come together', async () => {
    const browser = product.openBrowser()
    await browser.signUp()
    // With their texts, since a person has three written at once at most.
    const { generated_content } = await (await openPaidBrowser()).createFunnel()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        browser.sendJson('POST', '/api/funnels', { business_info: rafting, generated_content }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 403, 403, 403, 403,
    ])
  })

  it('begins with the logo and the colours that were chosen before', async () => {
    const browser = await openPaidBrowser()
    const create = (custom_branding: object) =>
      browser.sendJson('POST', '/api/funnels', { business_info: rafting, custom_branding })
    const custom_branding = {
      logo_url: '/media/0123456789abcdef0123456789abcdef/400.webp',
      primary_color: '#0a7ea4',
    }
    expect(await (await create(custom_branding)).json()).toMatchObject({ custom_branding })
    expect((await create({ logo_url: 'javascript:alert(1)' })).status).toBe(422)
  })

  it('is made once however often its request is sent, also together', async () => {
    const browser = await openPaidBrowser()
    const body = { id: randomUUID(), business_info: rafting }
    const send = async () => (await browser.sendJson('POST', '/api/funnels', body)).json()
    const answers = [...(await Promise.all([send(), send(), send()])), await send()]
    expect(answers.map((answer) => (answer as { id: string }).id)).toEqual(
      [1, 2, 3, 4].map(() => body.id),
    )
    const list = (await (await browser.get('/api/funnels')).json()) as { funnels: unknown[] }
    expect(list.funnels).toHaveLength(1)
  })

  it('gets an id of its own when the one asked for is of somebody else', async () => {
    const owner = await openPaidBrowser()
    const theirs = await owner.createFunnel({ business_name: 'Quiet Camp' })
    const stranger = await openPaidBrowser()
    const body = { id: theirs.id, business_info: rafting }
    const answer = await stranger.sendJson('POST', '/api/funnels', body)
    expect(answer.status).toBe(201)
    const made = (await answer.json()) as { id: string }
    expect(made.id).not.toBe(theirs.id)
    expect((await stranger.readFunnel(made.id)).title).toBe('Blue Canyon Rafting Funnel')
    expect((await owner.readFunnel(theirs.id)).title).toBe('Quiet Camp Funnel')
  })

  it('is one of many on a paid plan, newest first', async () => {
    const browser = await openPaidBrowser()
    await browser.createFunnel({ business_name: 'First Camp' })
    await browser.createFunnel({ business_name: 'Second Camp' })
    const list = (await (await browser.get('/api/funnels')).json()) as {
      funnels: { title: string }[]
    }
    expect(list.funnels.map(({ title }) => title)).toEqual([
      'Second Camp Funnel',
      'First Camp Funnel',
    ])
  })
})

describe('a stored adventure that breaks the rules of today', () => {
  it('stays readable, with its lists shortened and invalid parts left out', async () => {
    const browser = product.openBrowser()
    await browser.signUp()
    const { id, title } = await browser.createFunnel()
    const items = Array.from({ length: 40 }, (_, index) => `Rule ${index}`)
    await product.database.sql`
      update funnels set
        generated_content = jsonb_set(
          jsonb_set(generated_content, '{landing_page,good_to_know}',
            ${JSON.stringify({ title: 'Good to know', items })}::text::jsonb),
          '{landing_page,faq}', '[{"question": "Only a question"}]')
      where id = ${id}`
    const funnel = funnelSchema.parse(await (await browser.get(`/api/funnels/${id}`)).json())
    expect(funnel.title).toBe(title)
    expect(funnel.generated_content.landing_page.good_to_know?.items).toEqual(items.slice(0, 14))
    expect(funnel.generated_content.landing_page.faq).toEqual([])
  })
})

describe('publishing', () => {
  it('sets public and published together, and back', async () => {
    const browser = product.openBrowser()
    await browser.signUp()
    const { id } = await browser.createFunnel()
    await browser.publish(id)
    expect(await browser.readFunnel(id)).toMatchObject({ isPublic: true, status: 'published' })
    await browser.publish(id, false)
    expect(await browser.readFunnel(id)).toMatchObject({ isPublic: false, status: 'draft' })
  })
})
