import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { bounds, rateLimits } from '../../limits.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let owner: TestBrowser
let ownerId: string
let time = new Date('2031-05-01T08:00:00.000Z')

const versionBytes = 400_000

beforeAll(async () => {
  // The real limit would take a hundred megabytes to reach.
  Object.assign(bounds.funnels, { versionBytes })
  product = await startTestProduct({}, undefined, () => time)
})
afterAll(() => product.stop())

beforeEach(async () => {
  owner = product.openBrowser()
  const { email } = await owner.signUp()
  const [user] = await product.database.sql`
    update users set plan = 'expedition-leader' where email = ${email} returning id`
  ownerId = String(user?.['id'])
})

/** About 60 kB that do not compress. */
const largePage = () => ({
  sections: Array.from({ length: 4 }, (_, index) => ({
    id: `text-${index}`,
    type: 'hero',
    content: {
      title: randomBytes(7_500).toString('base64'),
      subtitle: randomBytes(3_750).toString('base64'),
    },
  })),
})

async function save(funnelId: string) {
  time = new Date(time.getTime() + 60_000)
  const { revision } = await owner.readFunnel(funnelId)
  return owner.sendJson('PATCH', `/api/funnels/${funnelId}/page`, {
    baseRevision: revision,
    pageBuilderData: largePage(),
  })
}

async function readStored() {
  const [row] = await product.database.sql`
    select coalesce(sum(pg_column_size(page_versions.page)), 0)::int as bytes, count(*)::int as versions
    from page_versions join funnels on funnels.id = funnel_id where user_id = ${ownerId}`
  return { bytes: Number(row?.['bytes']), versions: Number(row?.['versions']) }
}

const listDeleted = async () => {
  const answer = await owner.get('/api/deleted-funnels')
  return ((await answer.json()) as { funnels: { id: string }[] }).funnels.map(({ id }) => id)
}

async function deleteFunnel(id: string) {
  time = new Date(time.getTime() + 60_000)
  expect((await owner.send('DELETE', `/api/funnels/${id}`)).status).toBe(200)
}

it('keeps the stored bytes of many large saves and deletions bounded', async () => {
  const kept = await owner.createFunnel()
  await save(kept.id)
  for (let round = 0; round < 4; round += 1) {
    const { id } = await owner.createFunnel()
    for (let count = 0; count < 4; count += 1) expect((await save(id)).status).toBe(200)
    await deleteFunnel(id)
    expect((await readStored()).bytes).toBeLessThanOrEqual(versionBytes)
  }
  const answer = await owner.get(`/api/funnels/${kept.id}/page-versions`)
  expect(((await answer.json()) as { versions: unknown[] }).versions).toHaveLength(1)
})

it('removes the oldest versions first and never the newest of a live adventure', async () => {
  const { id } = await owner.createFunnel()
  for (let count = 0; count < 10; count += 1) await save(id)
  const rows = await product.database.sql`
    select revision from page_versions where funnel_id = ${id} order by revision desc`
  const revisions = rows.map((row) => Number(row['revision']))
  expect(revisions[0]).toBe(11)
  expect(revisions.length).toBeGreaterThan(1)
  expect(revisions.length).toBeLessThan(10)
  expect(revisions).toEqual(revisions.map((_, index) => 11 - index))
})

it('keeps one version of a deleted adventure, once the deletion cannot be undone at once', async () => {
  const { id } = await owner.createFunnel()
  await save(id)
  await save(id)
  await deleteFunnel(id)
  time = new Date(time.getTime() + 3_600_000)
  await product.runJobs()
  expect((await readStored()).versions).toBe(1)
})

it('keeps at most 20 deleted adventures and erases the ones deleted first', async () => {
  const ids: string[] = []
  for (let count = 0; count < 22; count += 1) {
    const { id } = await owner.createFunnel()
    ids.push(id)
    await deleteFunnel(id)
  }
  expect(await listDeleted()).toEqual(ids.slice(2).toReversed())
  const rows = await product.database.sql`select id from funnels where user_id = ${ownerId}`
  expect(rows).toHaveLength(20)
})

it('limits the bytes that a person saves within an hour', async () => {
  const { id } = await owner.createFunnel()
  const { limit } = rateLimits.savedBytesOfUser
  await save(id)
  await product.database.sql`
    update rate_limit_counts set points = ${limit - 1_000} where key like 'savedBytesOfUser:%'`
  expect(await codeOf(await save(id))).toEqual([429, 'too-many-requests'])
})
