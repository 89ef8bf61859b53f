import { randomUUID } from 'node:crypto'

import { suppressionReviewSchema } from '@wildpath/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { bounds } from '../../limits.ts'
import { openPerson } from '../../testing/chat-scene.ts'
import { codeOf } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let admin: Awaited<ReturnType<typeof openPerson>>
let owner: Awaited<ReturnType<typeof openPerson>>
beforeAll(async () => {
  product = await startTestProduct()
  admin = await openPerson(product, 'admin')
  owner = await openPerson(product)
})
afterAll(() => product.stop())

const suppress = (email: string, reason: string, at = '2026-05-01T10:00:00Z', ownerId = owner.id) =>
  product.database.sql`
    insert into suppressions (user_id, email, reason, created_at)
    values (${ownerId}, ${email}, ${reason}, ${at})`

async function list(query = '') {
  const answer = await admin.browser.get(`/api/admin/suppressions?${query}`)
  return suppressionReviewSchema.parse(await answer.json())
}

const lift = (email: string, ownerId = owner.id, reason = 'They wrote to us') =>
  admin.browser.sendJson('POST', '/api/admin/suppressions/lift', {
    owner_id: ownerId,
    email,
    reason,
  })

it('finds an address with every owner, whatever its case', async () => {
  const second = await openPerson(product)
  const email = `${randomUUID()}@example.com`
  await suppress(email, 'bounced', '2026-05-01T10:00:00Z')
  await suppress(email, 'unsubscribed', '2026-05-02T10:00:00Z', second.id)
  const { suppressions, next } = await list(`email=${email.toUpperCase()}`)
  expect(suppressions.map(({ owner_email, reason }) => [owner_email, reason])).toEqual([
    [second.email, 'unsubscribed'],
    [owner.email, 'bounced'],
  ])
  expect(next).toBeNull()
})

it('lists all, newest first, page by page, each once', async () => {
  const count = bounds.lists.suppressionsForReview + 3
  const same = '2026-06-01T10:00:00Z'
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      suppress(`same-${index}@example.com`, 'added', same),
    ),
  )
  const first = await list()
  expect(first.suppressions).toHaveLength(bounds.lists.suppressionsForReview)
  const second = await list(`before=${encodeURIComponent(first.next ?? '')}`)
  const emails = [...first.suppressions, ...second.suppressions].map(({ email }) => email)
  const ours = emails.filter((email) => email.startsWith('same-'))
  expect(ours).toHaveLength(count)
  expect(new Set(ours).size).toBe(count)
})

it.each(['nonsense', '2026-05-01T10:00:00Z', 'yesterday a b', '2026-05-01T10:00:00Z a b c'])(
  'refuses %j, which is no place in the list',
  async (cursor) => {
    const before = encodeURIComponent(cursor)
    const answer = await admin.browser.get(`/api/admin/suppressions?before=${before}`)
    expect(await codeOf(answer)).toEqual([400, 'invalid-query'])
  },
)

it('takes a cursor with control characters for one that ends nowhere', async () => {
  const controls = await admin.browser.get(
    '/api/admin/suppressions?before=2026-05-01T10:00:00Z%20a%00b%20c',
  )
  expect(controls.status).toBe(200)
})

it('takes an address off the list that bounced, with the reason in the log', async () => {
  const email = `${randomUUID()}@example.com`
  const second = await openPerson(product)
  await suppress(email, 'bounced')
  await suppress(email, 'bounced', '2026-05-01T10:00:00Z', second.id)
  expect((await lift(email, owner.id, '')).status).toBe(422)
  expect((await lift(email.toUpperCase())).status).toBe(200)
  const left = (await list(`email=${email}`)).suppressions
  expect(left.map(({ owner_id }) => owner_id)).toEqual([second.id])
  const [entry] = await product.database.sql`
    select actor_email, target_label, reason, details from audit_entries
    where action = 'suppression-lifted' and details ->> 'address' = ${email}`
  expect(entry).toEqual({
    actor_email: admin.email,
    target_label: owner.email,
    reason: 'They wrote to us',
    details: { address: email },
  })
})

it('leaves whoever unsubscribed, and what an owner added', async () => {
  for (const reason of ['unsubscribed', 'added']) {
    const email = `${randomUUID()}@example.com`
    await suppress(email, reason)
    expect(await codeOf(await lift(email))).toEqual([409, 'suppression-not-lifted'])
    expect((await list(`email=${email}`)).suppressions).toHaveLength(1)
  }
})
