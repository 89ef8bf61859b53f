import { accountExportPath, api, type Funnel } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openInbox } from '../testing/inbox.ts'
import { answersFor, type TestBrowser } from '../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../testing/test-product.ts'
import { bodies, fillPath } from './tenant-routes.fixture.ts'

let product: TestProduct
let owner: TestBrowser
let visitor: TestBrowser
let funnel: Funnel
let leadId: string
const formerSlug = 'first-address-of-the-canyon'

/** They are there for deleted funnels, or for all that somebody has. */
const isForDeleted = (path: string) =>
  path.startsWith('/api/deleted-funnels') || path === accountExportPath

/** Routes whose id names something of the account, not of a funnel. */
const isOfAccount = (path: string) =>
  ['/api/designs', '/api/saved-sections'].some((start) => path.startsWith(start))

beforeAll(async () => {
  product = await startTestProduct()
  owner = product.openBrowser()
  visitor = product.openBrowser()
  await owner.signUp()
  const { id } = await owner.createFunnel()
  const pageBuilderData = { sections: [{ id: 'hero', type: 'hero' }] }
  await owner.sendJson('PATCH', `/api/funnels/${id}/page`, { pageBuilderData, baseRevision: 1 })
  for (const slug of [formerSlug, 'second-address-of-the-canyon']) {
    await owner.sendJson('PUT', `/api/funnels/${id}/slug`, { slug })
  }
  funnel = await owner.readFunnel(id)
  await visitor.sendForm(`/f/${funnel.slug}`, answersFor(funnel))
  leadId = (await openInbox(owner).list()).leads[0]?.id ?? ''
  // Every page of it is in memory by now.
  for (const path of publicPaths()) await visitor.get(path)
  await owner.send('DELETE', `/api/funnels/${id}`)
})
afterAll(() => product.stop())

function publicPaths(): string[] {
  return [funnel.slug, formerSlug, funnel.id].flatMap((name) => [
    `/f/${name}`,
    `/f/${name}/thank-you`,
    `/f/${name}/share.png`,
  ])
}

describe('a deleted funnel', () => {
  it('is no more found by its owner on any route that names a funnel or a lead of it', async () => {
    const claims = product.app.routeClaims.filter(
      ({ access, path }) => access.kind === 'tenant' && !isForDeleted(path) && !isOfAccount(path),
    )
    expect(claims.length).toBeGreaterThanOrEqual(15)
    for (const { method, path } of claims) {
      const id = path.startsWith('/api/leads') ? leadId : funnel.id
      const answer = await owner.sendJson(method, fillPath(path, id), bodies[`${method} ${path}`])
      expect([method, path, answer.status]).toEqual([method, path, 404])
    }
  })

  it('is in no list, number or file that its owner asks for', async () => {
    const lists = product.app.routeClaims.filter(
      ({ access, method, path }) =>
        access.kind === 'user' && method === 'GET' && !isForDeleted(path),
    )
    expect(lists.map(({ path }) => path)).toContain('/api/leads')
    for (const { path } of lists.filter(({ path: named }) => named !== '/api/events')) {
      for (const query of ['', `?funnel_id=${funnel.id}`]) {
        const answer = await owner.get(path + query)
        const text = await answer.text()
        const isNamed = [funnel.id, leadId, funnel.slug].some((word) => text.includes(word))
        expect([path + query, isNamed]).toEqual([path + query, false])
      }
    }
  })

  it('counts for nothing, and nothing of it can be changed or chosen', async () => {
    const { days } = api.getAnalytics.answer.parse(await (await owner.get('/api/numbers')).json())
    expect(days.filter(({ views, leads }) => views + leads > 0)).toEqual([])
    expect(await openInbox(owner).change([leadId], { kind: 'delete' })).toBe(0)
    const choice = { funnel_id: funnel.id }
    expect((await owner.sendJson('PUT', '/api/account/editable-funnel', choice)).status).toBe(404)
    expect((await owner.get(`/api/leads.csv?funnel_id=${funnel.id}`)).status).toBe(404)
  })

  it('is nowhere for visitors, under none of its addresses', async () => {
    for (const path of publicPaths()) {
      expect([path, (await visitor.get(path)).status]).toEqual([path, 404])
    }
    expect(await (await visitor.get('/sitemap.xml')).text()).not.toContain(funnel.slug)
  })

  it('takes no more leads, also from a form that was opened before', async () => {
    for (const name of [funnel.slug, formerSlug, funnel.id]) {
      const sent = await visitor.sendForm(`/f/${name}`, answersFor(funnel, 'late'))
      expect([name, sent.status]).toEqual([name, 404])
    }
  })

  it('is still whole', async () => {
    const rows = await product.database.sql`
      select is_public, revision, slug, (select count(*)::int from leads) as leads from funnels`
    expect([...rows]).toEqual([
      { is_public: true, revision: funnel.revision, slug: funnel.slug, leads: 1 },
    ])
  })
})
