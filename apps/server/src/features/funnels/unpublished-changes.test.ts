import { api, type Funnel, type UnpublishedChange } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
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

async function save(path: string, body: object): Promise<void> {
  const { revision } = await owner.readFunnel(funnel.id)
  const answer = await owner.sendJson('PATCH', path, { ...body, baseRevision: revision })
  expect(answer.status).toBe(200)
}
const saveFunnel = (body: object) => save(`/api/funnels/${funnel.id}`, body)
const savePage = (body: object) => save(`/api/funnels/${funnel.id}/page`, body)

async function listChanges(): Promise<UnpublishedChange[]> {
  const answer = await owner.get(`/api/funnels/${funnel.id}/unpublished-changes`)
  const { changes } = (await answer.json()) as { changes: UnpublishedChange[] }
  const { has_unpublished_changes: hasAny } = await owner.readFunnel(funnel.id)
  expect(hasAny || changes.length === 0).toBe(true)
  const list = api.listFunnels.answer.parse(await (await owner.get('/api/funnels')).json())
  expect(list.funnels[0]?.has_unpublished_changes).toBe(hasAny)
  return changes
}

it('lists nothing for a private or just published adventure', async () => {
  await saveFunnel({ custom_branding: { primary_color: '#b91c1c' } })
  expect(await listChanges()).toEqual([])
  await owner.publish(funnel.id)
  expect(await listChanges()).toEqual([])
})

it('lists changed texts, colors, and emails of a public adventure until it is published', async () => {
  await owner.publish(funnel.id)
  const { landing_page, follow_up_emails } = funnel.generated_content
  await saveFunnel({
    generated_content: {
      landing_page: { ...landing_page, headline: 'Ride the canyon at dawn' },
      follow_up_emails: follow_up_emails.with(1, `${follow_up_emails[1]} Bring a hat.`),
    },
    custom_branding: { primary_color: '#b91c1c' },
  })
  const html = async () => (await product.openBrowser().get(`/f/${funnel.slug}`)).text()
  expect(await html()).not.toContain('Ride the canyon at dawn')
  expect(await listChanges()).toEqual([
    { part: 'title', change: 'edited', name: '' },
    { part: 'look', change: 'edited', name: '' },
    { part: 'section', change: 'edited', name: 'Hero “Ride the canyon at dawn”' },
    { part: 'email', change: 'edited', name: '2' },
  ])
  await owner.publish(funnel.id)
  expect(await listChanges()).toEqual([])
  await expect.poll(html).toContain('Ride the canyon at dawn')
})

it('lists added, moved, and removed sections', async () => {
  const section = (id: string, type: string) => ({ id, type, content: { title: id } })
  await savePage({ landingPageSections: ['a', 'b', 'c'].map((id) => section(id, 'text')) })
  await owner.publish(funnel.id)
  await savePage({
    landingPageSections: [section('c', 'text'), section('a', 'text'), section('new', 'faq')],
  })
  expect(await listChanges()).toEqual([
    { part: 'section', change: 'moved', name: 'Text “c”' },
    { part: 'section', change: 'added', name: 'Questions and answers “new”' },
    { part: 'section', change: 'removed', name: 'Text “b”' },
  ])
})

it('publishes only the reviewed revision', async () => {
  await owner.publish(funnel.id)
  await saveFunnel({ custom_branding: { primary_color: '#b91c1c' } })
  const { revision } = await owner.readFunnel(funnel.id)
  await saveFunnel({ custom_branding: { primary_color: '#0b5345' } })
  const publish = (baseRevision: number) =>
    owner.sendJson('PUT', `/api/funnels/${funnel.id}/publication`, { isPublic: true, baseRevision })
  expect(await codeOf(await publish(revision))).toEqual([409, 'revision-conflict'])
  expect(await listChanges()).not.toEqual([])
  expect((await publish(revision + 1)).status).toBe(200)
  expect(await listChanges()).toEqual([])
})

it('keeps changes unpublished if only the address changes', async () => {
  await owner.publish(funnel.id)
  await saveFunnel({ custom_branding: { primary_color: '#b91c1c' } })
  const slug = `moved-${funnel.slug}`
  expect((await owner.sendJson('PUT', `/api/funnels/${funnel.id}/slug`, { slug })).status).toBe(200)
  expect(await listChanges()).not.toEqual([])
})

it('ignores changes to ads and saved defaults', async () => {
  await owner.publish(funnel.id)
  const { ad_copy } = funnel.generated_content
  await saveFunnel({
    generated_content: { ad_copy: { ...ad_copy, google_ads: [] } },
    custom_branding: { logo_url: '' },
  })
  expect(await listChanges()).toEqual([])
  expect((await owner.readFunnel(funnel.id)).has_unpublished_changes).toBe(false)
})

it('names sections that were hidden or shown again, and ignores edits of hidden ones', async () => {
  const section = (id: string, isHidden: boolean, title = id) => ({
    id,
    type: 'text',
    content: { title },
    ...(isHidden && { isHidden }),
  })
  const html = async () => (await product.openBrowser().get(`/f/${funnel.slug}`)).text()
  await savePage({ landingPageSections: [section('open', false), section('secret', true)] })
  await owner.publish(funnel.id)
  await expect.poll(html).toContain('>open<')
  expect(await html()).not.toContain('secret')
  await savePage({ landingPageSections: [section('open', false), section('secret', true, 'New')] })
  expect(await listChanges()).toEqual([])
  expect((await owner.readFunnel(funnel.id)).has_unpublished_changes).toBe(false)
  await savePage({ landingPageSections: [section('open', true), section('secret', false)] })
  expect(await listChanges()).toEqual([
    { part: 'section', change: 'shown', name: 'Text “secret”' },
    { part: 'section', change: 'hidden', name: 'Text “open”' },
  ])
})

it('lists additional languages that were added, edited, or removed', async () => {
  await owner.publish(funnel.id)
  const sections = [{ id: 'a', type: 'hero', content: { title: 'Raft' } }]
  const saveTranslations = (translations: object) =>
    savePage({ pageBuilderData: { title: 'Raft', sections, translations } })
  await saveTranslations({ he: { texts: { Raft: 'רפסודה' } } })
  await owner.publish(funnel.id)
  await saveTranslations({ he: { texts: { Raft: 'סירה' } } })
  expect(await listChanges()).toEqual([])

  await saveTranslations({ he: { isShown: true, texts: { Raft: 'סירה' } } })
  expect(await listChanges()).toEqual([{ part: 'language', change: 'added', name: 'he' }])
  await owner.publish(funnel.id)
  await saveTranslations({ he: { isShown: true, texts: { Raft: 'רפסודה' } } })
  expect(await listChanges()).toEqual([{ part: 'language', change: 'edited', name: 'he' }])
  await saveTranslations({})
  expect(await listChanges()).toEqual([{ part: 'language', change: 'removed', name: 'he' }])
})
