import type { Funnel } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { answersFor, codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let owner: TestBrowser
let email: string
let older: Funnel
let middle: Funnel
let newest: Funnel

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const setPlan = (plan: string) =>
  product.database.sql`update users set plan = ${plan} where email = ${email}`
const setPublication = (id: string, isPublic: boolean) =>
  owner.sendJson('PUT', `/api/funnels/${id}/publication`, { isPublic })
const choose = (funnel: Funnel) =>
  owner.sendJson('PUT', '/api/account/editable-funnel', { funnel_id: funnel.id })

/** By what both the list and each funnel say, which must agree. */
async function readOnlyIds(): Promise<string[]> {
  const answer = await owner.get('/api/funnels')
  const { funnels } = (await answer.json()) as { funnels: Funnel[] }
  const one = await Promise.all(funnels.map(({ id }) => owner.readFunnel(id)))
  expect(one.map((funnel) => funnel.is_read_only)).toEqual(
    funnels.map((funnel) => funnel.is_read_only),
  )
  return funnels.filter((funnel) => funnel.is_read_only).map(({ id }) => id)
}

/** Three funnels of a paid plan, all published, and then the plan ends. */
beforeEach(async () => {
  owner = product.openBrowser()
  email = (await owner.signUp()).email
  await setPlan('explorer')
  older = await owner.createFunnel({ business_name: 'Older Camp' })
  middle = await owner.createFunnel({ business_name: 'Middle Camp' })
  newest = await owner.createFunnel({ business_name: 'Newest Camp' })
  for (const { id } of [older, middle, newest]) await owner.publish(id)
  await setPlan('free')
})

describe('after a downgrade', () => {
  it('the newest funnel stays editable and the others are read-only', async () => {
    expect(await readOnlyIds()).toEqual([middle.id, older.id])
  })

  it('another one stays editable when the owner chooses it', async () => {
    await choose(older)
    expect(await readOnlyIds()).toEqual([newest.id, middle.id])
    await owner.send('DELETE', `/api/funnels/${older.id}`)
    expect(await readOnlyIds()).toEqual([middle.id])
  })

  it('a read-only funnel can be made private but not published, and says why', async () => {
    expect(await codeOf(await setPublication(middle.id, true))).toEqual([403, 'funnel-read-only'])
    expect((await setPublication(middle.id, false)).status).toBe(200)
    expect(await codeOf(await setPublication(middle.id, true))).toEqual([403, 'funnel-read-only'])
    expect(await owner.readFunnel(middle.id)).toMatchObject({ isPublic: false, status: 'draft' })
    expect((await setPublication(newest.id, true)).status).toBe(200)
  })

  it('a draft can be published only while the plan has room for another public one', async () => {
    for (const { id } of [middle, older]) await setPublication(id, false)
    await choose(middle)
    expect(await codeOf(await setPublication(middle.id, true))).toEqual([403, 'publish-limit'])
    expect(await owner.readFunnel(middle.id)).toMatchObject({ isPublic: false, status: 'draft' })
    await setPublication(newest.id, false)
    expect((await setPublication(middle.id, true)).status).toBe(200)
  })

  it('one that is public stays public however many others are', async () => {
    await choose(middle)
    expect((await setPublication(middle.id, true)).status).toBe(200)
    expect(await owner.readFunnel(newest.id)).toMatchObject({ isPublic: true })
  })

  it('a read-only funnel stays published and goes on collecting leads', async () => {
    const visitor = product.openBrowser()
    expect((await visitor.get(`/f/${middle.slug}`)).status).toBe(200)
    const answer = await visitor.sendForm(`/f/${middle.slug}`, answersFor(middle))
    expect(answer.status).toBeLessThan(400)
    expect((await owner.readFunnel(middle.id)).stats.leads).toBe(1)
    expect((await owner.get(`/api/leads?funnel_id=${middle.id}`)).status).toBe(200)
  })

  it('a read-only funnel can be deleted; the last one left is editable', async () => {
    for (const { id } of [middle, newest]) {
      expect((await owner.send('DELETE', `/api/funnels/${id}`)).status).toBe(200)
    }
    expect(await readOnlyIds()).toEqual([])
    expect((await setPublication(older.id, true)).status).toBe(200)
  })

  it('a new plan makes all of them editable again', async () => {
    await setPlan('explorer')
    expect(await readOnlyIds()).toEqual([])
    expect((await setPublication(older.id, true)).status).toBe(200)
  })
})
