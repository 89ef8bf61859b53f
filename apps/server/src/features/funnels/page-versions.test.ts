import { api, type Funnel } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let owner: TestBrowser
let funnel: Funnel
let time = new Date('2031-05-01T08:00:00.000Z')

beforeAll(async () => {
  product = await startTestProduct({}, undefined, () => time)
})
afterAll(() => product.stop())

beforeEach(async () => {
  time = new Date('2031-05-01T08:00:00.000Z')
  owner = product.openBrowser()
  await owner.signUp()
  funnel = await owner.createFunnel()
})

const pageOf = (title: string, sections = ['hero']) => ({
  title,
  sections: sections.map((type) => ({ id: type, type, content: { title } })),
})

/** Saves on top of what stands there, a minute after the last save. */
async function save(body: object): Promise<number> {
  time = new Date(time.getTime() + 60_000)
  const { revision } = await owner.readFunnel(funnel.id)
  const path = `/api/funnels/${funnel.id}/page`
  return (await owner.sendJson('PATCH', path, { baseRevision: revision, ...body })).status
}

async function list() {
  const answer = await owner.get(`/api/funnels/${funnel.id}/page-versions`)
  return api.listPageVersions.answer.parse(await answer.json()).versions
}

const read = (revision: number) => owner.get(`/api/funnels/${funnel.id}/page-versions/${revision}`)

describe('versions of a page', () => {
  it('are none for a funnel that was never saved in a builder', async () => {
    expect(await list()).toEqual([])
  })

  it('are kept by every save, newest first, and each can be read', async () => {
    await save({ pageBuilderData: pageOf('Spring') })
    await save({ pageBuilderData: pageOf('Summer', ['hero', 'faq']), usesPageBuilder: true })
    expect(await list()).toEqual([
      {
        revision: 3,
        savedAt: '2031-05-01T08:02:00.000Z',
        isMain: true,
        title: 'Summer',
        sectionCount: 2,
      },
      {
        revision: 2,
        savedAt: '2031-05-01T08:01:00.000Z',
        isMain: false,
        title: 'Spring',
        sectionCount: 1,
      },
    ])
    const { page } = api.getPageVersion.answer.parse(await (await read(2)).json())
    expect(page).toMatchObject({
      title: 'Spring',
      sections: [{ type: 'hero', content: { title: 'Spring' } }],
    })
  })

  it('are told apart by their headlines, though the page is called the same', async () => {
    const page = (headline: string) => ({ ...pageOf(headline), title: 'Big Bend Funnel' })
    await save({ pageBuilderData: page('Rafts in spring') })
    await save({ pageBuilderData: page('Rafts in summer') })
    expect((await list()).map(({ title }) => title)).toEqual(['Rafts in summer', 'Rafts in spring'])
  })

  it('are not there for anybody else, nor of a funnel that is not: the funnel is missing', async () => {
    await save({ pageBuilderData: pageOf('Spring') })
    const stranger = product.openBrowser()
    await stranger.signUp()
    const unknown = '00000000-0000-4000-8000-000000000000'
    for (const [browser, id] of [
      [stranger, funnel.id],
      [owner, unknown],
    ] as const) {
      for (const path of ['', '/2', '/999']) {
        // oxlint-disable-next-line no-await-in-loop -- a few requests
        const answer = await browser.get(`/api/funnels/${id}/page-versions${path}`)
        // oxlint-disable-next-line no-await-in-loop -- a few requests
        expect(await codeOf(answer)).toEqual([404, 'funnel-not-found'])
      }
    }
    expect(await codeOf(await read(999))).toEqual([404, 'page-version-not-found'])
  })

  it('are kept of sections that are saved alone', async () => {
    await save({ landingPageSections: pageOf('Alone').sections })
    expect(await list()).toMatchObject([{ revision: 2, sectionCount: 1, isMain: false }])
  })

  it('stand once for the same page saved again', async () => {
    await save({ pageBuilderData: pageOf('Spring') })
    await save({ pageBuilderData: pageOf('Spring') })
    expect(await list()).toMatchObject([{ revision: 2, isMain: false }])
    await save({ usesPageBuilder: true })
    await save({ pageBuilderData: pageOf('Spring') })
    expect(await list()).toMatchObject([{ revision: 2, isMain: true }])
  })

  it('stand again when a page comes back after another', async () => {
    for (const title of ['Spring', 'Summer', 'Spring']) {
      // oxlint-disable-next-line no-await-in-loop -- each save names the one before
      await save({ pageBuilderData: pageOf(title) })
    }
    expect((await list()).map(({ title }) => title)).toEqual(['Spring', 'Summer', 'Spring'])
  })

  it('are none of going back to the generated page, nor of a save that was refused', async () => {
    expect(await save({ usesPageBuilder: false })).toBe(200)
    expect(await save({ usesPageBuilder: true })).toBe(422)
    expect(await save({ pageBuilderData: pageOf('Late'), baseRevision: 1 })).toBe(409)
    expect(await list()).toEqual([])
  })

  it('are the newest 50; one that is gone says so', async () => {
    for (let count = 1; count <= 52; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each save names the one before
      await save({ pageBuilderData: pageOf(`Save ${count}`) })
    }
    const titles = (await list()).map(({ title }) => title)
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([50, 'Save 52', 'Save 3'])
    expect(await codeOf(await read(2))).toEqual([404, 'page-version-not-found'])
  })

  it('go with their funnel', async () => {
    await save({ pageBuilderData: pageOf('Spring') })
    await owner.deleteForGood(funnel.id)
    const rows = await product.database.sql`
      select 1 from page_versions where funnel_id = ${funnel.id}`
    expect(rows).toHaveLength(0)
  })
})
