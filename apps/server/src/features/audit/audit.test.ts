import { setImmediate } from 'node:timers/promises'

import { auditLogSchema } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openPerson } from '../../testing/chat-scene.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { makeAdmin } from '../accounts/index.ts'
import { recordAudit } from './record-audit.ts'

let product: TestProduct
let admin: Awaited<ReturnType<typeof openPerson>>
beforeAll(async () => {
  product = await startTestProduct()
  admin = await openPerson(product, 'admin')
})
afterAll(async () => product.stop())

const at = new Date('2026-05-01T10:00:00Z')

const record = (label: string, action: 'plan-changed' | 'user-deleted' = 'plan-changed') =>
  product.database.db.transaction((transaction) =>
    recordAudit(transaction, {
      at,
      actor: { id: admin.id, email: admin.email },
      action,
      target: { kind: 'user', id: `id of ${label}`, label },
      reason: 'They asked for it',
      details: { from: 'free', to: 'explorer' },
    }),
  )

async function read(query: string, browser: TestBrowser = admin.browser) {
  const answer = await browser.get(`/api/admin/audit?${query}`)
  expect(answer.status).toBe(200)
  return auditLogSchema.parse(await answer.json())
}

async function nextMillisecond(): Promise<void> {
  const begun = Date.now()
  // oxlint-disable-next-line no-await-in-loop -- until it is over
  while (Date.now() === begun) await setImmediate()
}

describe('the audit log', () => {
  it('tells who did what to whom, when and why', async () => {
    await record('whole@example.com')
    const { entries } = await read('person=WHOLE@example.com')
    expect(entries).toEqual([
      {
        id: expect.any(String),
        at: at.toISOString(),
        actorId: admin.id,
        actorEmail: admin.email,
        action: 'plan-changed',
        targetKind: 'user',
        targetId: 'id of whole@example.com',
        targetLabel: 'whole@example.com',
        reason: 'They asked for it',
        details: { from: 'free', to: 'explorer' },
      },
    ])
  })

  it.each([
    ['changed', `update audit_entries set reason = 'another'`],
    ['deleted', `delete from audit_entries`],
    ['emptied', `truncate audit_entries`],
  ])('cannot be %s, by whoever reaches the database', async (_what, statement) => {
    await record('kept@example.com')
    await expect(product.database.query(statement, [])).rejects.toThrow(
      'Entries of the audit log are neither changed nor deleted',
    )
    expect((await read('person=kept@example.com')).entries.length).toBeGreaterThan(0)
  })

  it('has no entry of an act that was not done', async () => {
    const undone = product.database.db.transaction(async (transaction) => {
      await recordAudit(transaction, {
        at,
        actor: { id: admin.id, email: admin.email },
        action: 'plan-changed',
        target: { kind: 'user', id: 'u', label: 'undone@example.com' },
        reason: 'It failed',
      })
      throw new Error('the act failed')
    })
    await expect(undone).rejects.toThrow('the act failed')
    expect((await read('person=undone@example.com')).entries).toEqual([])
  })

  it('is read newest first, page after page, by act and by person', async () => {
    const labels = ['one', 'two', 'three'].map((name) => `${name}@paged.example`)
    for (const label of labels) {
      // oxlint-disable-next-line no-await-in-loop -- one act after the other
      await record(label, 'user-deleted')
      // oxlint-disable-next-line no-await-in-loop -- entries of one millisecond have no order
      await nextMillisecond()
    }
    const ofAct = await read('action=user-deleted&limit=2')
    expect(ofAct.entries.map(({ targetLabel }) => targetLabel)).toEqual([labels[2], labels[1]])
    const rest = await read(`action=user-deleted&limit=2&before=${ofAct.next ?? ''}`)
    expect(rest.entries.map(({ targetLabel }) => targetLabel)).toEqual([labels[0]])
    expect(rest.next).toBeNull()
    const byId = await read(`person=id of ${labels[1] ?? ''}`)
    expect(byId.entries).toHaveLength(1)
    const byActor = await read(`person=${admin.email}`)
    expect(byActor.entries.length).toBeGreaterThanOrEqual(3)
    expect((await read(`person=${admin.id}`)).entries).toEqual(byActor.entries)
    expect((await read('person=nobody@example.com')).entries).toEqual([])
  })

  it('records a retried job', async () => {
    const [job] = await product.database.sql`
      insert into jobs (id, kind, key, payload, run_at, created_at, failed_at)
      values (gen_random_uuid(), 'send-follow-up', 'given-up', '{}', now(), now(), now())
      returning id`
    const id = String(job?.['id'])
    const retry = () => admin.browser.sendJson('POST', '/api/admin/jobs/retries', { id })
    expect((await retry()).status).toBe(200)
    expect((await retry()).status).toBe(404)
    const { entries } = await read('action=job-retried')
    expect(entries).toMatchObject([
      { actorId: admin.id, targetKind: 'job', targetId: id, targetLabel: 'send-follow-up' },
    ])
  })

  it('refuses an act that there is none of', async () => {
    const answer = await admin.browser.get('/api/admin/audit?action=walked-the-dog')
    expect(await codeOf(answer)).toEqual([400, 'invalid-query'])
  })

  it('says who was made an admin on the console', async () => {
    const { email, id } = await openPerson(product)
    expect(await makeAdmin(product.database, email.toUpperCase(), at)).toBe(true)
    expect(await makeAdmin(product.database, 'nobody@example.com', at)).toBe(false)
    const { entries } = await read('action=admin-made')
    expect(entries).toMatchObject([
      { actorId: null, actorEmail: 'the console', targetId: id, targetLabel: email },
    ])
    const [user] = await product.database.sql`select plan from users where id = ${id}`
    expect(user).toEqual({ plan: 'admin' })
  })
})
