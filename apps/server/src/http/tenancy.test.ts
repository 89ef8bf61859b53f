import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openCommunity } from '../testing/community-scene.ts'
import { drawPicture } from '../testing/draw-picture.ts'
import { openInbox } from '../testing/inbox.ts'
import { answersFor, type TestBrowser } from '../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../testing/test-product.ts'
import type { RouteClaim } from './route.ts'
import { bodies, fillPath } from './tenant-routes.fixture.ts'

let product: TestProduct
let owner: TestBrowser
let funnelId: string
let designId: string
let savedSectionId: string
let leadId: string
let chatId: string
let requestNumber: string
let questionId: string
let answerId: string

beforeAll(async () => {
  product = await startTestProduct()
  owner = product.openBrowser()
  await owner.signUp()
  const funnel = await owner.createFunnel()
  funnelId = funnel.id
  const pageBuilderData = { sections: [{ id: 'hero', type: 'hero' }] }
  const upload = await owner.send('POST', '/api/designs', { body: await drawPicture() })
  designId = ((await upload.json()) as { id: string }).id
  const section = await owner.sendJson('POST', '/api/saved-sections', {
    name: 'Our rafts',
    page: pageBuilderData,
  })
  savedSectionId = ((await section.json()) as { id: string }).id
  await owner.publish(funnelId)
  await owner.sendForm(`/f/${funnel.slug}`, answersFor(funnel))
  await owner.publish(funnelId, false)
  leadId = (await openInbox(owner).list()).leads[0]?.id ?? ''
  chatId = ((await (await owner.sendJson('POST', '/api/chats')).json()) as { id: string }).id
  const [wish] = await product.database.sql`
    insert into feature_requests (author_id, title, purpose, created_at)
    select user_id, 'A calendar', 'To plan', now() from funnels where id = ${funnelId}
    returning number`
  requestNumber = String(wish?.['number'])
  const community = openCommunity(owner)
  questionId = (await community.asked('Whose question is this?')).id
  answerId = (await community.answered(questionId, 'Mine')).id
  await owner.sendJson('PATCH', `/api/funnels/${funnelId}/page`, {
    pageBuilderData,
    baseRevision: 1,
  })
})
afterAll(() => product.stop())

function claims(kind: RouteClaim['access']['kind']): RouteClaim[] {
  return product.app.routeClaims.filter(({ access }) => access.kind === kind)
}

const nameOf = ({ method, path }: RouteClaim) => `${method} ${path}`
function ownedIn({ path }: RouteClaim): string {
  if (path.startsWith('/api/designs')) return designId
  if (path.startsWith('/api/saved-sections')) return savedSectionId
  if (path.startsWith('/api/chats')) return chatId
  if (path.startsWith('/api/feature-requests')) return requestNumber
  if (path.startsWith('/api/questions')) return questionId
  if (path.startsWith('/api/answers')) return answerId
  return path.startsWith('/api/leads') ? leadId : funnelId
}

describe('the tenancy matrix', () => {
  it('covers every route of the API: each is registered with a claim', () => {
    const unclaimed = product.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .filter(
        (line) =>
          line.includes('/api/') &&
          !product.app.routeClaims.some(({ path }) => line.includes(path)),
      )
    expect(unclaimed).toEqual([])
    expect(claims('tenant').length).toBeGreaterThanOrEqual(5)
  })

  it('names something of an owner in the path of tenant routes, and else for admins only', () => {
    for (const claim of product.app.routeClaims) {
      if (claim.access.kind === 'admin') continue
      expect([nameOf(claim), claim.access.kind === 'tenant']).toEqual([
        nameOf(claim),
        claim.path.includes(':id'),
      ])
    }
  })

  it('knows what to send to every tenant route that takes a body', () => {
    const writing = claims('tenant').filter(({ method }) =>
      ['POST', 'PUT', 'PATCH'].includes(method),
    )
    expect(writing.map(nameOf)).toEqual(Object.keys(bodies))
  })

  it('answers 403 on admin routes to whoever is none, and not to an admin', async () => {
    const admin = product.openBrowser()
    const { email } = await admin.signUp()
    await product.database.sql`update users set plan = 'admin' where email = ${email}`
    expect(claims('admin').length).toBeGreaterThanOrEqual(13)
    for (const claim of claims('admin')) {
      const call = (browser: TestBrowser) =>
        browser.sendJson(claim.method, fillPath(claim.path, 'no-id'), bodies[nameOf(claim)])
      const statuses = [(await call(owner)).status, (await call(admin)).status === 403]
      expect([nameOf(claim), ...statuses]).toEqual([nameOf(claim), 403, false])
    }
  })

  it('answers 401 to nobody, on tenant, user and admin routes', async () => {
    const nobody = product.openBrowser()
    for (const claim of [...claims('tenant'), ...claims('user'), ...claims('admin')]) {
      const answer = await nobody.sendJson(
        claim.method,
        fillPath(claim.path, ownedIn(claim)),
        bodies[nameOf(claim)],
      )
      expect([nameOf(claim), answer.status]).toEqual([nameOf(claim), 401])
    }
  })

  it("answers 404 to another owner, for an id that is somebody's, nobody's or none", async () => {
    const other = product.openBrowser()
    await other.signUp()
    for (const claim of claims('tenant')) {
      for (const id of [ownedIn(claim), '01900000-0000-7000-8000-000000000000', 'no-id']) {
        const answer = await other.sendJson(
          claim.method,
          fillPath(claim.path, id),
          bodies[nameOf(claim)],
        )
        expect([nameOf(claim), id, answer.status]).toEqual([nameOf(claim), id, 404])
      }
    }
  })

  it("leaves the owner's funnel, design, section and lead as they were", async () => {
    const rows = await product.database.sql`
      select is_public, alt, name, leads.status, note from funnels, media_assets, saved_sections, leads
      where funnels.id = ${funnelId} and media_assets.id = ${designId}
        and saved_sections.id = ${savedSectionId} and leads.id = ${leadId}`
    expect([...rows]).toEqual([
      { is_public: false, alt: '', name: 'Our rafts', status: 'new', note: '' },
    ])
  })
})
