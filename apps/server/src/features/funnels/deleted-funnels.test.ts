import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { api, type Funnel } from '@wildpath/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createOwner, leaveLead } from '../../testing/follow-up-scenes.ts'
import {
  type ProductWithEmailServer,
  startProductWithEmailServer,
} from '../../testing/product-with-email-server.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

let scene: ProductWithEmailServer
let owner: TestBrowser
let userId: string
let funnel: Funnel

beforeAll(async () => {
  scene = await startProductWithEmailServer()
})
afterAll(() => scene.stop())
beforeEach(async () => {
  ;({ browser: owner, userId, funnel } = await createOwner(scene.product))
})

const deleteIt = async () => (await owner.send('DELETE', `/api/funnels/${funnel.id}`)).status
const restore = () => owner.sendJson('POST', `/api/deleted-funnels/${funnel.id}/restore`, {})
const purge = () => owner.send('DELETE', `/api/deleted-funnels/${funnel.id}`)
const setPlan = (plan: string) =>
  scene.product.database.sql`update users set plan = ${plan} where id = ${userId}`
async function listDeleted() {
  const answer = await (await owner.get('/api/deleted-funnels')).json()
  return api.listDeletedFunnels.answer.parse(answer).funnels
}
async function listIds() {
  const answer = await (await owner.get('/api/funnels')).json()
  return api.listFunnels.answer.parse(answer).funnels.map(({ id }) => id)
}

describe('before a deletion', () => {
  it('tells what goes: the address, the leads, the visits and the emails still to be sent', async () => {
    const lead = await leaveLead(scene.product, funnel)
    await leaveLead(scene.product, funnel)
    await scene.product.runJobs()
    const answer = await owner.get(`/api/funnels/${funnel.id}/deletion`)
    expect(await answer.json()).toEqual({
      slug: funnel.slug,
      isPublic: true,
      leads: 2,
      views: 0,
      waiting_emails: 4,
    })
    await owner.sendJson('PATCH', `/api/leads/${lead.id}`, { status: 'booked' })
    const later = await owner.get(`/api/funnels/${funnel.id}/deletion`)
    expect(await later.json()).toMatchObject({ leads: 2, waiting_emails: 2 })
  })
})

describe('a deleted funnel', () => {
  it('is listed among the recently deleted, with the day on which it is purged', async () => {
    const deletedAt = scene.now()
    expect(await deleteIt()).toBe(200)
    expect(await listIds()).toEqual([])
    expect(await listDeleted()).toEqual([
      {
        id: funnel.id,
        title: funnel.title,
        slug: funnel.slug,
        isPublic: true,
        stats: funnel.stats,
        deleted_at: deletedAt.toISOString(),
        purged_at: new Date(deletedAt.getTime() + 30 * dayMs).toISOString(),
      },
    ])
  })

  it('is restored as it was: page, address, leads and numbers', async () => {
    const lead = await leaveLead(scene.product, funnel)
    const before = await owner.readFunnel(funnel.id)
    await deleteIt()
    const restored = await restore()
    expect(restored.status).toBe(200)
    expect(await restored.json()).toEqual(before)
    expect(await listDeleted()).toEqual([])
    const visitor = scene.product.openBrowser()
    expect((await visitor.get(`/f/${funnel.slug}`)).status).toBe(200)
    expect((await owner.get(`/api/leads/${lead.id}`)).status).toBe(200)
  })

  it('keeps its address from others until it is purged', async () => {
    await deleteIt()
    const other = scene.product.openBrowser()
    await other.signUp()
    expect((await other.createFunnel()).slug).not.toBe(funnel.slug)
    const [theirs] = api.listFunnels.answer.parse(
      await (await other.get('/api/funnels')).json(),
    ).funnels
    const path = `/api/funnels/${theirs?.id}/slug`
    expect(await codeOf(await other.sendJson('PUT', path, { slug: funnel.slug }))).toEqual([
      409,
      'slug-taken',
    ])
    await purge()
    expect((await other.sendJson('PUT', path, { slug: funnel.slug })).status).toBe(200)
  })

  it('leaves room for another one, and then comes back only on a plan with room', async () => {
    await deleteIt()
    await scene.pass(1000)
    const next = await owner.createFunnel()
    expect(await codeOf(await restore())).toEqual([403, 'restore-limit'])
    expect(await listIds()).toEqual([next.id])
    expect(await listDeleted()).toHaveLength(1)
    await setPlan('explorer')
    expect((await restore()).status).toBe(200)
    expect(await listIds()).toEqual([next.id, funnel.id])
  })

  it('is undone at once whatever the plan has room for by now, and later only with room', async () => {
    await setPlan('explorer')
    const second = await owner.createFunnel()
    // Rows are dated by the database, which does not know the scene's time.
    await scene.product.database.sql`
      update funnels set created_at = ${scene.now().toISOString()} where id = ${second.id}`
    await setPlan('free')
    await deleteIt()
    await scene.pass(29_000)
    expect((await restore()).status).toBe(200)
    expect(new Set(await listIds())).toEqual(new Set([second.id, funnel.id]))
    await deleteIt()
    await scene.pass(30_000)
    expect(await codeOf(await restore())).toEqual([403, 'restore-limit'])
  })

  it('is deleted for good when its owner says so', async () => {
    await deleteIt()
    expect((await purge()).status).toBe(200)
    expect(await codeOf(await purge())).toEqual([404, 'funnel-not-found'])
    expect(await codeOf(await restore())).toEqual([404, 'funnel-not-found'])
    const rows = await scene.product.database.sql`select 1 from funnels where id = ${funnel.id}`
    expect(rows).toHaveLength(0)
  })

  it('takes thousands of leads along for good, and nobody else’s', async () => {
    const { sql } = scene.product.database
    const neighbour = await createOwner(scene.product)
    const other = await leaveLead(scene.product, neighbour.funnel)
    await sql`insert into leads (funnel_id, id, fingerprint, "values")
      select ${funnel.id}::uuid, gen_random_uuid(), 'print ' || n, '[]' from generate_series(1, 2500) as n`
    await deleteIt()
    expect((await purge()).status).toBe(200)
    expect(await sql`select id from leads where funnel_id = ${funnel.id}`).toEqual([])
    expect(await sql`select id from leads where funnel_id = ${neighbour.funnel.id}`).toEqual([
      { id: other.id },
    ])
  })

  it('is not purged by the way of the recently deleted while it is not one', async () => {
    expect(await codeOf(await purge())).toEqual([404, 'funnel-not-found'])
    expect(await codeOf(await restore())).toEqual([404, 'funnel-not-found'])
    expect(await listIds()).toEqual([funnel.id])
  })

  it('can be restored for thirty days; then it is purged with its leads', async () => {
    await leaveLead(scene.product, funnel)
    await deleteIt()
    const { sql } = scene.product.database
    const count = async () =>
      (await sql`select id from leads where funnel_id = ${funnel.id}`).length
    await scene.pass(30 * dayMs - 1)
    expect(await listDeleted()).toHaveLength(1)
    expect(await count()).toBe(1)
    await scene.pass(1)
    expect(await codeOf(await restore())).toEqual([404, 'funnel-not-found'])
    await scene.pass(hourMs)
    expect(await listDeleted()).toEqual([])
    expect(await count()).toBe(0)
  })

  it('holds back its emails, which go on one a day once it is restored', async () => {
    const { email, id } = await leaveLead(scene.product, funnel)
    await scene.product.runJobs()
    const key = (step: number) => `<follow-up-${id}-${step}@wildpath.example>`
    expect(scene.messagesTo(email)).toEqual([key(1)])
    await deleteIt()
    await scene.pass(5 * dayMs)
    expect(scene.messagesTo(email)).toEqual([key(1)])
    await restore()
    await scene.pass(hourMs)
    expect(scene.messagesTo(email)).toEqual([key(1), key(2)])
    await scene.pass(19 * hourMs)
    expect(scene.messagesTo(email)).toEqual([key(1), key(2)])
    await scene.pass(hourMs)
    expect(scene.messagesTo(email)).toEqual([key(1), key(2), key(3)])
  })

  it('is part of what its owner takes along, with the day of its deletion', async () => {
    const deletedAt = scene.now()
    await deleteIt()
    const data = (await (await owner.get('/api/account/export')).json()) as {
      funnels: { id: string; deleted_at: string | null }[]
    }
    expect(data.funnels.map(({ id, deleted_at }) => [id, deleted_at])).toEqual([
      [funnel.id, deletedAt.toISOString()],
    ])
  })
})

describe('whose a funnel is and whether it is there', () => {
  /** They handle deleted funnels, or all that somebody has. */
  const exempt = [
    'features/funnels/funnel-visibility.ts',
    'features/funnels/deleted-funnel-repository.ts',
    // Pages that may be restored lose a picture that is gone, too.
    'features/funnels/take-picture-off-pages.ts',
    'features/account-data/account-data-repository.ts',
    'features/account-data/account-reader.ts',
    // Hosts of one that is deleted are free for others of its owner.
    'features/domains/domain-repository.ts',
    // Which pages would miss a picture once they are restored.
    'features/media-library/media-asset-repository.ts',
  ]

  it('is asked in one place only', async () => {
    const root = join(import.meta.dirname, '../..')
    const files = (await readdir(root, { recursive: true }))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) => !exempt.includes(name))
    const asking: string[] = []
    for (const name of files) {
      // oxlint-disable-next-line no-await-in-loop -- hundreds of open files at once are too many
      const text = await readFile(join(root, name), 'utf8')
      if (/eq\(\s*funnels\.(userId|isPublic),\s*(userId|ownerId|owner|id|true)\b/.test(text)) {
        asking.push(name)
      }
    }
    expect(asking).toEqual([])
  })
})
