import { chatListSchema } from '@wildpath/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openPerson } from '../../testing/chat-scene.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

const minuteMs = 60_000
let passedMs = 0
let product: TestProduct
let admin: Awaited<ReturnType<typeof openPerson>>
beforeAll(async () => {
  product = await startTestProduct(
    {
      SUPPORT_EMAIL: 'ask@wild.example',
      SUPPORT_CONTACT_NAME: 'Mara',
      SUPPORT_PRIORITY_HOURS: '8',
      SUPPORT_DEDICATED_HOURS: '2',
    },
    undefined,
    () => new Date(Date.now() + passedMs),
  )
  admin = await openPerson(product, 'admin')
})
afterAll(() => product.stop())

async function begin(plan: string) {
  const person = await openPerson(product)
  await product.database.sql`update users set plan = ${plan} where id = ${person.id}`
  passedMs += minuteMs
  return { ...person, chat: await person.chats.start() }
}

async function waiting(query = '') {
  const path = `/api/chats?status=pending_admin&today=2026-01-01T00:00:00.000Z${query}`
  return chatListSchema.parse(await (await admin.browser.get(path)).json())
}

it('has those first who pay for it, then those who wait longest, over pages', async () => {
  const [free, late] = [await begin('free'), await begin('free')]
  const explorer = await begin('explorer')
  const leader = await begin('expedition-leader')
  const second = await begin('explorer')
  const order = [leader, explorer, second, free, late].map(({ chat }) => chat.id)
  expect((await waiting()).chats.map(({ id }) => id)).toEqual(order)

  const page = await waiting('&limit=2')
  expect([page.chats.map(({ id }) => id), page.hasMore]).toEqual([order.slice(0, 2), true])
  const next = await waiting(`&limit=3&after=${order[1]}`)
  expect([next.chats.map(({ id }) => id), next.hasMore]).toEqual([order.slice(2), false])
})

it('tells until when an answer is promised, until somebody takes the chat', async () => {
  const hoursUntil = ({ answerBy, createdAt }: { answerBy: string | null; createdAt: string }) =>
    answerBy === null ? null : (Date.parse(answerBy) - Date.parse(createdAt)) / (60 * minuteMs)
  const leader = await begin('expedition-leader')
  const explorer = await begin('explorer')
  const free = await begin('free')
  const promised = [leader, explorer, free].map(({ chat }) => [chat.tier, hoursUntil(chat)])
  expect(promised).toEqual([
    ['dedicated', 2],
    ['priority', 8],
    ['standard', null],
  ])
  await admin.chats.act(leader.chat.id, 'take')
  expect((await leader.chats.read(leader.chat.id)).chat).toMatchObject({
    tier: 'dedicated',
    answerBy: null,
  })
})

it('moves a waiting chat up when its person upgrades', async () => {
  const [early, upgraded] = [await begin('free'), await begin('free')]
  await product.database.sql`update users set plan = 'explorer' where id = ${upgraded.id}`
  expect((await upgraded.chats.read(upgraded.chat.id)).chat.tier).toBe('priority')
  passedMs += minuteMs
  await product.runJobs()
  const ids = (await waiting()).chats.map(({ id }) => id)
  expect(ids.indexOf(upgraded.chat.id)).toBeLessThan(ids.indexOf(early.chat.id))
})

it('promises nothing where nothing is configured', async () => {
  const silent = await startTestProduct({}, product.connection)
  const { chat } = await begin('expedition-leader')
  const elsewhere = silent.openBrowser()
  await elsewhere.sendJson('POST', '/api/auth/sign-in', {
    email: admin.email,
    password: 'rapids1',
  })
  const answer = await elsewhere.get(
    '/api/chats?status=pending_admin&today=2026-01-01T00:00:00.000Z',
  )
  const { chats } = chatListSchema.parse(await answer.json())
  expect(chats.find(({ id }) => id === chat.id)).toMatchObject({
    tier: 'dedicated',
    answerBy: null,
  })
  await silent.stop()
})

it('has a chat again whose admin is none any more, or has no account', async () => {
  const demoted = await openPerson(product, 'admin')
  const gone = await openPerson(product, 'admin')
  const [first, second, kept] = [await begin('free'), await begin('free'), await begin('free')]
  await demoted.chats.act(first.chat.id, 'take')
  await gone.chats.act(second.chat.id, 'take')
  await admin.chats.act(kept.chat.id, 'take')
  await product.database.sql`update users set plan = 'free' where id = ${demoted.id}`
  await product.database.sql`delete from users where id = ${gone.id}`
  passedMs += minuteMs
  await product.runJobs()
  const statusOf = async ({ chats, chat }: typeof first) => {
    const thread = await chats.read(chat.id)
    return [thread.chat.status, thread.chat.adminId]
  }
  expect(await statusOf(first)).toEqual(['pending_admin', null])
  expect(await statusOf(second)).toEqual(['pending_admin', null])
  expect(await statusOf(kept)).toEqual(['assigned', admin.id])
})

it('refuses positions and days that no database counts', async () => {
  const { chat, browser } = await begin('free')
  const over = 2_147_483_648
  const answers = await Promise.all([
    browser.get(`/api/chats/${chat.id}/messages?after=${over}`),
    browser.get(`/api/chats/${chat.id}/messages?before=${over}`),
    browser.sendJson('PUT', `/api/chats/${chat.id}/seen`, { position: over }),
    admin.browser.get('/api/chats?today=0000-01-01T00:00:00.000Z'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 422, 400])
})
