import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { openPerson } from '../../testing/chat-scene.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let person: Awaited<ReturnType<typeof openPerson>>
let admin: Awaited<ReturnType<typeof openPerson>>
let chatId: string

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
  person = await openPerson(product)
  admin = await openPerson(product, 'admin')
  chatId = (await person.chats.start()).id
})

async function listEntries() {
  const rows = await product.database.sql`
    select action, target_label, details from audit_entries
    where actor_id = ${admin.id} order by id`
  return rows.map((row) => [row['action'], row['target_label'], row['details']])
}

it('records taking, handing over, closing and reopening a chat', async () => {
  await admin.chats.act(chatId, 'take')
  await admin.chats.act(chatId, 'hand-over', { adminId: null })
  await admin.chats.act(chatId, 'close')
  await admin.chats.act(chatId, 'close')
  await admin.chats.act(chatId, 'reopen')
  expect(await listEntries()).toEqual([
    ['chat-taken', person.email, { chat: chatId }],
    ['chat-handed-over', person.email, { chat: chatId, to: 'the queue' }],
    ['chat-closed', person.email, { chat: chatId }],
    ['chat-reopened', person.email, { chat: chatId }],
  ])
})

it('records that a reply takes a waiting chat', async () => {
  await admin.chats.send(chatId, 'Hello')
  const actions = (await listEntries()).map(([action]) => action)
  expect(actions).toContain('chat-taken')
})

it('records reading a chat and its context once per admin, chat and hour', async () => {
  await admin.chats.read(chatId)
  await admin.chats.read(chatId)
  await admin.browser.get(`/api/chats/${chatId}/context`)
  await person.chats.read(chatId)
  expect(await listEntries()).toEqual([['chat-read', person.email, { chat: chatId }]])
})

it('records added and removed canned answers', async () => {
  const title = `Opening hours ${randomUUID()}`
  const path = '/api/chats/canned-answers'
  const added = await admin.browser.sendJson('POST', path, { title, text: 'From 9 to 5' })
  const { id } = (await added.json()) as { id: string }
  await admin.browser.sendJson('POST', `${path}/remove`, { id })
  expect(await listEntries()).toEqual([
    ['canned-answer-added', title, {}],
    ['canned-answer-removed', title, {}],
  ])
})
