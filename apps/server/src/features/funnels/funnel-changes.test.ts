import type { Funnel } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { answersFor, codeOf, rafting, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
/** Of those whose changes are refused: nothing comes of them. */
let unchanged: { owner: TestBrowser; funnel: Funnel }

beforeAll(async () => {
  product = await startTestProduct()
  unchanged = await openOwner()
})
afterAll(() => product.stop())

async function openOwner(plan = 'explorer'): Promise<{ owner: TestBrowser; funnel: Funnel }> {
  const owner = product.openBrowser()
  const { email } = await owner.signUp()
  await product.database.sql`update users set plan = ${plan} where email = ${email}`
  return { owner, funnel: await owner.createFunnel() }
}

const change = (browser: TestBrowser, id: string, body: object) =>
  browser.sendJson('PATCH', `/api/funnels/${id}`, body)
const move = (browser: TestBrowser, id: string, slug: string) =>
  browser.sendJson('PUT', `/api/funnels/${id}/slug`, { slug })

describe('saving a funnel', () => {
  it('stores the business and names the funnel after it, and keeps the rest', async () => {
    const { owner, funnel } = await openOwner()
    const answer = await change(owner, funnel.id, {
      business_info: { ...rafting, business_name: 'Calm Canyon' },
      baseRevision: funnel.revision,
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      title: 'Calm Canyon Funnel',
      slug: funnel.slug,
      business_info: { business_name: 'Calm Canyon' },
      generated_content: funnel.generated_content,
      revision: funnel.revision + 1,
    })
  })

  it('stores what the business does, anew when its answers change', async () => {
    const { owner, funnel } = await openOwner()
    const activity = async () => {
      const [row] = await product.database.sql`select activity from funnels where id = ${funnel.id}`
      return row?.['activity']
    }
    expect(await activity()).toBe('rafting')
    const answer = await change(owner, funnel.id, {
      business_info: { ...rafting, product_service: 'Hot air balloon flights at dawn' },
      baseRevision: funnel.revision,
    })
    expect(await activity()).toBe('ballooning')
    const saved = (await answer.json()) as Funnel
    await change(owner, funnel.id, { follow_ups_on: false, baseRevision: saved.revision })
    expect(await activity()).toBe('ballooning')
  })

  it('stores one part of the content and keeps the others; blank lines are dropped', async () => {
    const { owner, funnel } = await openOwner()
    const { landing_page, ...others } = funnel.generated_content
    const answer = await change(owner, funnel.id, {
      generated_content: {
        landing_page: {
          ...landing_page,
          headline: 'A calmer canyon',
          benefits: ['Guides who wait', '  ', ''],
          form_fields: ['Name', '', 'Email'],
        },
      },
      baseRevision: funnel.revision,
    })
    const saved = (await answer.json()) as Funnel
    expect(saved.generated_content).toMatchObject(others)
    expect(saved.generated_content.landing_page).toMatchObject({
      headline: 'A calmer canyon',
      benefits: ['Guides who wait'],
      form_fields: ['Name', 'Email'],
    })
  })

  it.each([
    [{ headline: '' }, 'generated_content.landing_page.headline', 'Headline is required'],
    [
      { headline: 'Four' },
      'generated_content.landing_page.headline',
      'Headline must be at least 5 characters',
    ],
    [
      { subheadline: 'Too short' },
      'generated_content.landing_page.subheadline',
      'Subheadline must be at least 10 characters',
    ],
    [
      { cta_text: 'Go' },
      'generated_content.landing_page.cta_text',
      'CTA must be at least 3 characters',
    ],
    [{ benefits: ['', ' '] }, 'generated_content.landing_page.benefits', 'Benefit cannot be empty'],
    [
      { form_fields: [''] },
      'generated_content.landing_page.form_fields',
      'Field name cannot be empty',
    ],
  ])('refuses a landing page with %j', async (wrong, field, message) => {
    const { owner, funnel } = unchanged
    const answer = await change(owner, funnel.id, {
      generated_content: { landing_page: { ...funnel.generated_content.landing_page, ...wrong } },
      baseRevision: funnel.revision,
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error: { fields: { [field]: message } } })
    expect((await owner.readFunnel(funnel.id)).revision).toBe(funnel.revision)
  })

  it('shows new branding to visitors only after publishing', async () => {
    const { owner, funnel } = await openOwner()
    await owner.publish(funnel.id)
    const visit = async () => (await product.openBrowser().get(`/f/${funnel.slug}`)).text()
    const logo = 'https://blue-canyon.example/logo.png'
    await change(owner, funnel.id, {
      custom_branding: { logo_url: logo, primary_color: '#b91c1c', font_family: 'Lato' },
      baseRevision: funnel.revision,
    })
    expect(await visit()).not.toContain(logo)
    await owner.publish(funnel.id)
    await expect.poll(visit).toContain(logo)
    expect(await visit()).toContain('Lato')
  })

  it.each([
    ['https://a.b/logo.webp'],
    ['ftp://a.example/logo.png'],
    ['javascript:alert(1)//.png'],
    ['https://a.example/logo.png?x=<script>'],
    ['http://localhost/logo.png'],
    ['http://127.0.0.1/logo.png'],
    ['http://2130706433/logo.png'],
    ['http://0x7f.1/logo.png'],
    ['http://169.254.169.254/logo.png'],
    ['http://10.0.0.8/logo.png'],
    ['http://[::1]/logo.png'],
    ['http://router/logo.png'],
    ['/media/../secret.png'],
    ['http://localhost./logo.png'],
    ['http://metadata.google.internal./logo.png'],
    ['http://printer.lan/logo.png'],
    ['http://192.0.0.1/logo.png'],
    ['https://user:word@a.example/logo.png'],
    ['https://a.example/page.html#.png'],
    ['https://a.example/track?x=.png'],
    [String.raw`http://a.example\@127.0.0.1/logo.png`],
  ])('refuses %s as a logo', async (logo_url) => {
    const { owner, funnel } = unchanged
    const answer = await change(owner, funnel.id, {
      custom_branding: { logo_url },
      baseRevision: funnel.revision,
    })
    expect(await answer.json()).toMatchObject({
      error: { fields: { 'custom_branding.logo_url': 'Please enter a valid image URL' } },
    })
  })

  it('overwrites nothing that was saved in the meantime', async () => {
    const { owner, funnel } = await openOwner()
    const { revision: baseRevision } = funnel
    await change(owner, funnel.id, { follow_ups_on: false, baseRevision })
    const late = await change(owner, funnel.id, {
      business_info: { ...rafting, business_name: 'Too Late' },
      baseRevision,
    })
    expect(await codeOf(late)).toEqual([409, 'revision-conflict'])
    expect(await owner.readFunnel(funnel.id)).toMatchObject({
      title: funnel.title,
      follow_ups_on: false,
    })
  })

  it('answers a revision that no database counts to like any other mistake', async () => {
    const { owner, funnel } = unchanged
    const answer = await change(owner, funnel.id, {
      follow_ups_on: false,
      baseRevision: 2_147_483_648,
    })
    expect(answer.status).toBe(422)
  })

  it('refuses follow-ups that could not be sent as they are', async () => {
    const { owner, funnel } = unchanged
    const fine = 'Subject: Hi\n\nHello'
    const answer = await change(owner, funnel.id, {
      generated_content: { follow_up_emails: [fine, 'Subject: Hi {name}\n\nHello', fine] },
      baseRevision: funnel.revision,
    })
    expect(await answer.json()).toMatchObject({
      error: {
        fields: {
          'generated_content.follow_up_emails.1':
            'Subjects cannot carry {name}: strangers choose it. Use it in the letter',
        },
      },
    })
  })

  it('is refused where the plan leaves the funnel readable only', async () => {
    const { owner, funnel } = await openOwner()
    await owner.createFunnel({ business_name: 'Newer Camp' })
    await product.database.sql`update users set plan = 'free' where id = ${funnel.user_id}`
    const saves = [
      await change(owner, funnel.id, { follow_ups_on: true, baseRevision: 1 }),
      await move(owner, funnel.id, 'another-address'),
    ]
    expect(await Promise.all(saves.map(codeOf))).toEqual([
      [403, 'funnel-read-only'],
      [403, 'funnel-read-only'],
    ])
    const stop = await change(owner, funnel.id, { follow_ups_on: false, baseRevision: 1 })
    expect([stop.status, ((await stop.json()) as Funnel).follow_ups_on]).toEqual([200, false])
  })
})

describe('the address of a page', () => {
  it('changes, publishes the page, and the one before leads to it with all that was asked', async () => {
    const { owner, funnel } = await openOwner()
    const answer = await move(owner, funnel.id, 'calm-canyon')
    expect(await answer.json()).toMatchObject({
      slug: 'calm-canyon',
      isPublic: true,
      status: 'published',
    })
    const visitor = product.openBrowser()
    expect((await visitor.get('/f/calm-canyon')).status).toBe(200)
    const old = await visitor.get(`/f/${funnel.slug}?utm_source=flyer`)
    expect([old.status, old.headers.get('location')]).toEqual([
      301,
      '/f/calm-canyon?utm_source=flyer',
    ])
    const thanks = await visitor.get(`/f/${funnel.slug}/thank-you`)
    expect(thanks.headers.get('location')).toBe('/f/calm-canyon/thank-you')
    expect((await visitor.get(`/f/${funnel.id}`)).status).toBe(200)
  })

  it('takes a form that was opened under the former one', async () => {
    const { owner, funnel } = await openOwner()
    await owner.publish(funnel.id)
    await move(owner, funnel.id, `moved-${funnel.slug}`)
    const sent = await product
      .openBrowser()
      .sendForm(`/f/${funnel.slug}`, answersFor(funnel, 'late'))
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `/f/moved-${funnel.slug}/thank-you`,
    ])
  })

  it('may come back without leading in circles', async () => {
    const { owner, funnel } = await openOwner()
    await move(owner, funnel.id, 'there-and-back')
    await move(owner, funnel.id, funnel.slug)
    const visitor = product.openBrowser()
    expect((await visitor.get(`/f/${funnel.slug}`)).status).toBe(200)
    expect((await visitor.get('/f/there-and-back')).headers.get('location')).toBe(
      `/f/${funnel.slug}`,
    )
  })

  it('leads nowhere once the page is private', async () => {
    const { owner, funnel } = await openOwner()
    await move(owner, funnel.id, 'soon-private')
    await owner.publish(funnel.id, false)
    const visitor = product.openBrowser()
    expect((await visitor.get('/f/soon-private')).status).toBe(404)
    expect((await visitor.get(`/f/${funnel.slug}`)).status).toBe(404)
  })

  it('belongs to one funnel, also a former one, and to a new funnel as little', async () => {
    const { owner, funnel } = await openOwner()
    await move(owner, funnel.id, 'first-come')
    const { owner: other, funnel: theirs } = await openOwner()
    expect(await codeOf(await move(other, theirs.id, 'first-come'))).toEqual([409, 'slug-taken'])
    expect(await codeOf(await move(other, theirs.id, funnel.slug))).toEqual([409, 'slug-taken'])
    expect((await other.createFunnel()).slug).not.toBe(funnel.slug)
  })

  it('is given to one of four who ask together', async () => {
    const asking = await Promise.all(Array.from({ length: 4 }, () => openOwner()))
    const answers = await Promise.all(
      asking.map(({ owner, funnel }) => move(owner, funnel.id, 'one-of-four')),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect([won.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 3])
  })

  it.each([
    ['', 'URL slug is required'],
    ['My_Slug', 'Slug can only contain lowercase letters, numbers, and hyphens'],
    ['ab', 'Slug must be at least 3 characters'],
    ['---', 'Slug needs at least one letter or number'],
    ['01900000-0000-7000-8000-000000000001', 'Please choose words instead of an id'],
  ])('cannot be %j', async (slug, message) => {
    const { owner, funnel } = unchanged
    const answer = await move(owner, funnel.id, slug)
    expect(await answer.json()).toMatchObject({ error: { fields: { slug: message } } })
  })

  it('comes with a suggestion that may be taken, however long it is', async () => {
    const long = 'a'.repeat(60)
    const { owner, funnel } = await openOwner()
    await move(owner, funnel.id, long)
    const other = await openOwner()
    const path = `/api/funnels/${other.funnel.id}/slug-availability?slug=${long}`
    const { suggestion } = (await (await other.owner.get(path)).json()) as { suggestion: string }
    expect((await move(other.owner, other.funnel.id, suggestion)).status).toBe(200)
  })

  it('keeps the last twenty former ones', async () => {
    const { owner, funnel } = await openOwner()
    await product.database.sql`
      insert into former_slugs (slug, funnel_id, created_at)
      select 'former-' || number, ${funnel.id}, now() - interval '1 day' * number
      from generate_series(1, 25) as number`
    await move(owner, funnel.id, 'the-twenty-first')
    const visitor = product.openBrowser()
    expect((await visitor.get('/f/former-19')).status).toBe(301)
    expect((await visitor.get('/f/former-20')).status).toBe(404)
  })

  it('is checked while it is typed', async () => {
    const { owner, funnel } = await openOwner()
    const { funnel: theirs } = await openOwner()
    const check = async (slug: string) =>
      (
        await owner.get(
          `/api/funnels/${funnel.id}/slug-availability?slug=${encodeURIComponent(slug)}`,
        )
      ).json()
    expect(await check('a-quiet-river')).toEqual({ state: 'free', suggestion: null })
    expect(await check(funnel.slug)).toEqual({ state: 'yours', suggestion: null })
    expect(await check('admin')).toEqual({ state: 'reserved', suggestion: 'admin-adventure' })
    expect(await check('My Slug')).toEqual({ state: 'invalid', suggestion: null })
    const taken = (await check(theirs.slug)) as { state: string; suggestion: string }
    expect(taken.state).toBe('taken')
    expect(await check(taken.suggestion)).toEqual({ state: 'free', suggestion: null })
    expect(await codeOf(await move(owner, funnel.id, 'admin'))).toEqual([409, 'slug-reserved'])
  })
})

describe('a duplicate', () => {
  it('is a private draft with the same content and none of the leads', async () => {
    const { owner, funnel } = await openOwner()
    await owner.sendJson('PATCH', `/api/funnels/${funnel.id}/page`, {
      pageBuilderData: { title: 'Spring', sections: [{ id: 'hero', type: 'hero' }] },
      usesPageBuilder: true,
      baseRevision: 1,
    })
    await owner.publish(funnel.id)
    await product.openBrowser().sendForm(`/f/${funnel.slug}`, { Email: 'ana@example.org' })
    const answer = await owner.sendJson('POST', `/api/funnels/${funnel.id}/duplicate`)
    expect(answer.status).toBe(201)
    const copy = (await answer.json()) as Funnel
    expect(copy).toMatchObject({
      title: `Copy of ${funnel.title}`,
      slug: expect.stringMatching(/^copy-of-blue-canyon-rafting-funnel/),
      isPublic: false,
      status: 'draft',
      business_info: funnel.business_info,
      generated_content: funnel.generated_content,
      usesPageBuilder: true,
      stats: { views: 0, leads: 0 },
    })
    expect(copy.id).not.toBe(funnel.id)
    expect(copy.landingPageSections).toHaveLength(1)
    expect(copy.pageBuilderData).not.toHaveProperty('slug')
  })

  it('needs room in the plan', async () => {
    const { owner, funnel } = await openOwner('free')
    const answer = await owner.sendJson('POST', `/api/funnels/${funnel.id}/duplicate`)
    expect(await codeOf(answer)).toEqual([403, 'funnel-limit'])
  })
})
