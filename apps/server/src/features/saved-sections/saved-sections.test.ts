import { api, savedSectionLimits, savedSectionSchema } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let owner: TestBrowser

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  owner = product.openBrowser()
  await owner.signUp()
})

const path = '/api/saved-sections'
const hero = { id: 'hero', type: 'hero', content: { title: 'Raft' } }
const page = { version: 3, sections: [hero] }

const send = (body: object, browser = owner) => browser.sendJson('POST', path, body)

async function save(name: string, browser = owner) {
  const answer = await send({ name, page }, browser)
  expect(answer.status).toBe(201)
  return savedSectionSchema.parse(await answer.json())
}

const list = async (browser = owner) =>
  api.listSavedSections.answer.parse(await (await browser.get(path)).json()).sections
const namesOf = async (browser = owner) => (await list(browser)).map(({ name }) => name)

describe('saved sections', () => {
  it('are listed newest first, each account its own', async () => {
    const first = await save('First')
    const second = await save('  Second \n section ')
    expect(second).toMatchObject({ name: 'Second section', kind: 'hero' })
    expect(await list()).toEqual([second, first])
    const other = product.openBrowser()
    await other.signUp()
    expect(await list(other)).toEqual([])
  })

  it('return the section in the present version', async () => {
    const { id } = await save('Raft')
    await product.database.sql`
      update saved_sections set page = ${JSON.stringify({
        version: 1,
        sections: [{ id: 'hero', type: 'hero', content: { headline: 'Old river' } }],
      })}::text::jsonb where id = ${id}`
    expect(await (await owner.get(`${path}/${id}`)).json()).toMatchObject({
      page: { version: 3, sections: [{ type: 'hero', content: { title: 'Old river' } }] },
    })
  })

  it('report a stored section that this version cannot read', async () => {
    const { id } = await save('Raft')
    await product.database.sql`
      update saved_sections set page = '{"version": 99, "sections": [{"type": "cloud"}]}' where id = ${id}`
    expect(await codeOf(await owner.get(`${path}/${id}`))).toEqual([422, 'section-not-readable'])
    expect(await namesOf()).toEqual(['Raft'])
  })

  it('can be renamed and deleted', async () => {
    const { id } = await save('Raft')
    const renamed = await owner.sendJson('PATCH', `${path}/${id}`, { name: 'River' })
    expect(await renamed.json()).toMatchObject({ id, name: 'River' })
    expect(await namesOf()).toEqual(['River'])
    expect((await owner.send('DELETE', `${path}/${id}`)).status).toBe(200)
    expect(await namesOf()).toEqual([])
    expect(await codeOf(await owner.send('DELETE', `${path}/${id}`))).toEqual([
      404,
      'saved-section-not-found',
    ])
  })

  it.each([
    ['an empty name', { name: ' ', page }, 'missing-fields'],
    ['a name that is too long', { name: 'x'.repeat(101), page }, 'invalid-input'],
    ['no page', { name: 'Raft' }, 'missing-fields'],
    ['a page that is no object', { name: 'Raft', page: [hero] }, 'missing-fields'],
    [
      'a version that is no integer',
      { name: 'Raft', page: { ...page, version: 2.5 } },
      'missing-fields',
    ],
  ])('reject %s', async (_, body, code) => {
    expect(await codeOf(await send(body))).toEqual([422, code])
    expect(await list()).toEqual([])
  })

  it('reject a section that cannot be read or is too large', async () => {
    const unread = { name: 'Raft', page: { sections: [{ type: 'cloud' }] } }
    expect(await codeOf(await send(unread))).toEqual([422, 'section-not-readable'])
    const note = 'x'.repeat(savedSectionLimits.bytes)
    const large = { name: 'Raft', page: { sections: [{ ...hero, note }] } }
    expect(await codeOf(await send(large))).toEqual([413, 'saved-section-too-large'])
    expect(await list()).toEqual([])
  })

  it('stop at 100 per account, even if two are saved together', async () => {
    const { id } = await save('First')
    await product.database.sql`
      insert into saved_sections (id, user_id, name, page, created_at)
      select gen_random_uuid(), user_id, 'Copy', page, created_at
      from saved_sections, generate_series(1, 98) where id = ${id}`
    const answers = await Promise.all(
      ['Second', 'Third', 'Fourth'].map((name) => send({ name, page })),
    )
    const created = answers.filter(({ status }) => status === 201)
    expect(created).toHaveLength(1)
    expect(await codeOf(await send({ name: 'Fifth', page }))).toEqual([
      409,
      'too-many-saved-sections',
    ])
    expect(await list()).toHaveLength(100)
    const other = product.openBrowser()
    await other.signUp()
    await save('Theirs', other)
  })
})
