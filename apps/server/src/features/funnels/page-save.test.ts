import { type Funnel, funnelSchema } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let owner: TestBrowser
let funnel: Funnel
const time = '2031-05-01T08:00:00.000Z'

beforeAll(async () => {
  product = await startTestProduct({}, undefined, () => new Date(time))
})
afterAll(() => product.stop())

beforeEach(async () => {
  owner = product.openBrowser()
  await owner.signUp()
  funnel = await owner.createFunnel()
})

const hero = (title: string) => ({ id: 'hero', type: 'hero', content: { title } })
const titlesOf = (sections: unknown) =>
  (sections as { content: { title: string } }[] | null)?.map(({ content }) => content.title) ?? null

const send = (body: object, baseRevision = funnel.revision) =>
  owner.sendJson('PATCH', `/api/funnels/${funnel.id}/page`, { baseRevision, ...body })

/** Saves, and goes on from the answer. */
async function save(body: object): Promise<Funnel> {
  const answer = await send(body)
  expect(answer.status).toBe(200)
  funnel = funnelSchema.parse(await answer.json())
  return funnel
}

describe('a new funnel', () => {
  it('has no builder page', () => {
    expect(funnel).toMatchObject({
      customDomain: null,
      domainVerified: false,
      usesPageBuilder: false,
      landingPageSections: null,
      pageBuilderData: null,
      originalLandingPageContent: null,
      revision: 1,
    })
  })
})

describe('saving a page', () => {
  it('keeps the page worked on, with what is unknown in it, and says whose it is', async () => {
    const strange = { id: 'x', type: 'carousel', content: { speed: 3 } }
    await save({
      pageBuilderData: {
        title: 'Spring',
        globalTheme: 'nature',
        userId: 'somebody-else',
        sections: [hero('Go'), strange],
      },
    })
    expect(funnel.pageBuilderData).toMatchObject({
      id: funnel.id,
      title: 'Spring',
      slug: funnel.slug,
      globalTheme: 'nature',
      userId: funnel.user_id,
      createdAt: time,
      updatedAt: time,
    })
    expect(funnel.pageBuilderData?.['sections']).toMatchObject([{ type: 'hero' }, strange])
    expect(funnel).toMatchObject({ usesPageBuilder: true, revision: 2 })
    expect(await owner.readFunnel(funnel.id)).toEqual(funnel)
  })

  it('leaves the public page unchanged unless it also publishes', async () => {
    await owner.publish(funnel.id)
    await save({ landingPageSections: [hero('First')], usesPageBuilder: true })
    expect(funnel.has_unpublished_changes).toBe(false)
    await save({ landingPageSections: [hero('Draft')] })
    expect(titlesOf(funnel.landingPageSections)).toEqual(['First'])
    expect(titlesOf(funnel.pageBuilderData?.['sections'])).toEqual(['Draft'])
    expect(funnel.has_unpublished_changes).toBe(true)
  })

  it('updates the draft while the composed page is public', async () => {
    await owner.publish(funnel.id)
    await save({ landingPageSections: [hero('Later')] })
    expect(funnel).toMatchObject({ usesPageBuilder: false, landingPageSections: null })
    expect(titlesOf(funnel.pageBuilderData?.['sections'])).toEqual(['Later'])
  })

  it('backs up what was public before, once', async () => {
    const { landing_page } = funnel.generated_content
    await save({ landingPageSections: [hero('First')], usesPageBuilder: true })
    const backup = {
      landing_page,
      custom_branding: funnel.custom_branding,
      landingPageSections: null,
      usesPageBuilder: false,
      backedUpAt: time,
    }
    expect(funnel.originalLandingPageContent).toEqual(backup)
    await save({ landingPageSections: [hero('Second')], usesPageBuilder: true })
    expect(funnel.originalLandingPageContent).toEqual(backup)
    await save({ usesPageBuilder: false })
    expect(funnel.generated_content.landing_page).toEqual(landing_page)
  })

  it('backs up the original texts of an unpublished funnel with its first edited page', async () => {
    const writer = product.openBrowser()
    await writer.signUp()
    const created = await writer.createFunnel()
    const path = `/api/funnels/${created.id}/page`
    const patch = async (body: object, { revision }: Funnel) =>
      funnelSchema.parse(
        await (await writer.sendJson('PATCH', path, { ...body, baseRevision: revision })).json(),
      )
    const edited = await patch({ landingPageSections: [hero('My words')] }, created)
    const { landing_page } = created.generated_content
    expect(edited.originalLandingPageContent?.landing_page).toEqual(landing_page)
    const set = await patch({ usesPageBuilder: true }, edited)
    expect(set.originalLandingPageContent?.landing_page).toEqual(landing_page)
    const restored = await patch({ usesPageBuilder: false }, set)
    expect(restored.generated_content.landing_page.headline).toBe(landing_page.headline)
  })

  it('makes the page worked on the public one when nothing else is sent', async () => {
    await save({ pageBuilderData: { title: 'Mine', sections: [hero('Worked on')] } })
    await save({ usesPageBuilder: true })
    expect(titlesOf(funnel.landingPageSections)).toEqual(['Worked on'])
    expect(funnel.landingPageLook).toMatchObject({ title: 'Mine', globalTheme: 'default' })
    expect(funnel.landingPageLook).not.toHaveProperty('sections')
    await save({ usesPageBuilder: false })
    expect(funnel).toMatchObject({ usesPageBuilder: false, pageBuilderData: null })
  })
})

describe('a page that names no theme', () => {
  const themeOf = (page: { style?: unknown } | null) =>
    (page?.style as { theme: string } | undefined)?.theme

  beforeEach(async () => {
    const plan = { ...funnel.generated_content.landing_page.plan, theme: 'night-camp' }
    await product.database.sql`
      update funnels set generated_content =
        jsonb_set(generated_content, '{landing_page,plan}', ${JSON.stringify(plan)}::text::jsonb)
      where id = ${funnel.id}`
    funnel = await owner.readFunnel(funnel.id)
  })

  it('has the one of the generated page, whatever else its style says', async () => {
    expect(funnel.generated_content.landing_page.plan?.theme).toBe('night-camp')
    await save({ pageBuilderData: { sections: [hero('Plain')] } })
    expect(themeOf(funnel.pageBuilderData)).toBe('night-camp')
    await save({
      pageBuilderData: { style: { fontFamily: 'Poppins' }, sections: [hero('Styled')] },
    })
    expect(funnel.pageBuilderData?.['style']).toMatchObject({
      theme: 'night-camp',
      fontFamily: 'Poppins',
    })
  })

  it('has the one of the page that was worked on before', async () => {
    const theme = 'reef'
    await save({ pageBuilderData: { style: { theme }, sections: [hero('First')] } })
    await save({ pageBuilderData: { sections: [hero('Second')] } })
    expect(themeOf(funnel.pageBuilderData)).toBe(theme)
  })
})

describe('a save is refused', () => {
  it('when an account saves more than 120 times a minute', async () => {
    const missing = '/api/funnels/01890000-0000-7000-8000-000000000000/page'
    const statuses: number[] = []
    for (let count = 0; count < 121; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as a builder saves.
      statuses.push((await owner.sendJson('PATCH', missing, { baseRevision: 1 })).status)
    }
    expect(statuses).toEqual([...Array<number>(120).fill(404), 429])
    const answer = await send({ landingPageSections: [hero('No')] })
    expect(await codeOf(answer)).toEqual([429, 'too-many-requests'])
    expect((await owner.readFunnel(funnel.id)).revision).toBe(1)
  })

  it('when there is no section to make public', async () => {
    expect(await codeOf(await send({ usesPageBuilder: true }))).toEqual([422, 'no-page-content'])
    const empty = { pageBuilderData: { sections: [] }, usesPageBuilder: true }
    expect(await codeOf(await send(empty))).toEqual([422, 'no-page-content'])
  })

  it.each([
    ['is no page', 'hello', 'This is not a page: the page is missing or of the wrong kind.'],
    [
      'has too many sections',
      { sections: Array.from({ length: 2000 }, () => ({ type: 'hero' })) },
      'This page has 2,000 sections; at most 1,000 are possible.',
    ],
    [
      'is too large',
      { sections: [hero('x'.repeat(950_000))] },
      'This page is too large: 950,065 characters, and at most 900,000 are possible.',
    ],
    [
      'is nested too deeply',
      { sections: [JSON.parse('['.repeat(200) + ']'.repeat(200))] },
      'This page is nested too deeply, or contains itself.',
    ],
  ])('when what is sent %s', async (_, pageBuilderData, sentence) => {
    const answer = await send({ pageBuilderData })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      error: { code: 'page-refused', message: `${sentence} Nothing was changed.` },
    })
    expect((await owner.readFunnel(funnel.id)).pageBuilderData).toBeNull()
  })

  it('when it is larger than any page', async () => {
    const pageBuilderData = { sections: [hero('x'.repeat(5_000_000))] }
    expect(await codeOf(await send({ pageBuilderData }))).toEqual([413, 'body-too-large'])
  })

  it('when the funnel was changed in between, also by two saves at once', async () => {
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => send({ landingPageSections: [hero(title)] })),
    )
    const codes = answers.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(codes).toEqual([200, 409, 409])
    const late = await send({ landingPageSections: [hero('Late')] })
    expect(await codeOf(late)).toEqual([409, 'revision-conflict'])
    const kept = titlesOf((await owner.readFunnel(funnel.id)).landingPageSections)
    expect(kept).not.toEqual(['Late'])
  })

  it('while the plan leaves the funnel readable only', async () => {
    const setPlan = (plan: string) =>
      product.database.sql`update users set plan = ${plan} where id = ${funnel.user_id}`
    await setPlan('explorer')
    await owner.createFunnel()
    await setPlan('free')
    const answer = await send({ landingPageSections: [hero('No')] })
    expect(await codeOf(answer)).toEqual([403, 'funnel-read-only'])
  })
})
