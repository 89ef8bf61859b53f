import { randomUUID } from 'node:crypto'

import {
  type Chat,
  chatContextSchema,
  chatGreeting,
  chatInitiated,
  chatListSchema,
  chatSchema,
} from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { openPerson } from '../../testing/chat-scene.ts'
import { openLiveEvents } from '../../testing/open-live-events.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let second: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  second = await startTestProduct({}, product.connection)
})
afterAll(async () => {
  await second.stop()
  await product.stop()
})

const today = '2020-01-01T00:00:00.000Z'
const list = async (browser: TestBrowser, query = '') =>
  chatListSchema.parse(await (await browser.get(`/api/chats?today=${today}${query}`)).json())
const own = async (browser: TestBrowser) =>
  ((await (await browser.get('/api/chats/own')).json()) as { chat: Chat | null }).chat

async function watch(browser: TestBrowser) {
  const events = await openLiveEvents(browser)
  onTestFinished(() => events.close())
  return events
}

/** A chat between a person and an admin who has taken it. */
async function openTaken() {
  const [person, admin] = [await openPerson(product), await openPerson(product, 'admin')]
  const { id } = await person.chats.start()
  await admin.chats.act(id, 'take')
  return { person, admin, id }
}

async function rename(userId: string, name: string) {
  await product.database.sql`update users set name = ${name} where id = ${userId}`
}

describe('a chat', () => {
  it('begins waiting, with a greeting', async () => {
    const { browser, chats, email } = await openPerson(product)
    expect(await own(browser)).toBeNull()
    const chat = await chats.start()
    expect(chat).toMatchObject({
      status: 'pending_admin',
      adminId: null,
      lastMessage: chatInitiated,
      userEmail: email,
      userName: 'Ana Rivers',
    })
    const { messages } = await chats.read(chat.id)
    expect(messages.map(({ text, senderRole, position }) => [text, senderRole, position])).toEqual([
      [chatGreeting, 'user', 1],
    ])
    expect(await own(browser)).toEqual(chat)
  })

  it('is one at a time, however often it is begun', async () => {
    const { browser, chats } = await openPerson(product)
    const started = await Promise.all(Array.from({ length: 5 }, () => chats.start()))
    expect(new Set(started.map(({ id }) => id)).size).toBe(1)
    const [{ id } = await chats.start()] = started
    expect(await chats.textsOf(id)).toEqual([chatGreeting])
    const admin = await openPerson(product, 'admin')
    await admin.chats.act(id, 'close')
    expect((await own(browser))?.status).toBe('closed')
    expect((await chats.start()).id).not.toBe(id)
  })

  it('needs somebody who is signed in', async () => {
    const answer = await product.openBrowser().sendJson('POST', '/api/chats')
    expect(await answer.json()).toEqual({
      error: { code: 'login-to-chat', message: 'Please log in to chat with an admin' },
    })
  })

  it('begins ten times an hour at most', async () => {
    const { browser, chats } = await openPerson(product)
    const admin = await openPerson(product, 'admin')
    for (let turn = 0; turn < 10; turn += 1) {
      await admin.chats.act((await chats.start()).id, 'close')
    }
    expect(await codeOf(await browser.sendJson('POST', '/api/chats'))).toEqual([
      429,
      'too-many-requests',
    ])
  })

  it('carries messages both ways, each once and in order', async () => {
    const { person, admin, id } = await openTaken()
    const before = await own(person.browser)
    await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        (at % 2 === 0 ? person : admin).chats.send(id, `Message ${at}`),
      ),
    )
    const { messages, chat } = await person.chats.read(id)
    expect(messages.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(new Set(messages.map(({ text }) => text)).size).toBe(9)
    expect(chat.lastMessage).toBe(messages.at(-1)?.text)
    expect(chat.lastMessageTimestamp).toBe(messages.at(-1)?.timestamp)
    expect(Date.parse(chat.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before?.updatedAt ?? ''))
    expect((await person.chats.read(id, '?after=7')).messages).toEqual(messages.slice(7))
    expect((await person.chats.read(id, '?before=3')).messages).toEqual(messages.slice(0, 2))
  })

  it('takes a message that is sent again for the same one', async () => {
    const { person, admin, id } = await openTaken()
    const message = { id: randomUUID(), text: 'Are dogs welcome?' }
    const send = (browser: TestBrowser) =>
      browser.sendJson('POST', `/api/chats/${id}/messages`, message)
    const answers = await Promise.all([send(person.browser), send(person.browser)])
    const [first, again] = await Promise.all(answers.map((answer) => answer.json()))
    expect(again).toEqual(first)
    // Nor can another side claim it.
    expect((await send(admin.browser)).status).toBe(404)
    expect(await person.chats.textsOf(id)).toEqual([chatGreeting, 'Are dogs welcome?'])
  })

  it.each(['', '   ', '\n\t', '\u200b', 'x'.repeat(4001)])('refuses %j', async (text) => {
    const { person, id } = await openTaken()
    expect((await person.chats.send(id, text)).status).toBe(422)
    expect(await person.chats.textsOf(id)).toEqual([chatGreeting])
  })

  it('counts what the other side has not seen, and shows what it has', async () => {
    const { person, admin, id } = await openTaken()
    await admin.chats.send(id, 'Hello!')
    await admin.chats.send(id, 'How can I help?')
    expect((await own(person.browser))?.unread).toBe(2)
    await person.browser.sendJson('PUT', `/api/chats/${id}/seen`, { position: 2 })
    expect((await own(person.browser))?.unread).toBe(1)
    await person.browser.sendJson('PUT', `/api/chats/${id}/seen`, { position: 999 })
    await person.browser.sendJson('PUT', `/api/chats/${id}/seen`, { position: 1 })
    const { chat } = await admin.chats.read(id)
    expect([chat.seenByUser, chat.unread]).toEqual([3, 1])
    await admin.browser.sendJson('PUT', `/api/chats/${id}/seen`, { position: 3 })
    expect((await admin.chats.read(id)).chat).toMatchObject({ seenByAdmin: 3, unread: 0 })
  })

  it('is read by its person and by admins, and by nobody else', async () => {
    const { id } = await openTaken()
    const other = await openPerson(product)
    expect((await other.browser.get(`/api/chats/${id}/messages`)).status).toBe(404)
    expect((await other.chats.send(id, 'Let me in')).status).toBe(404)
    expect((await other.browser.get(`/api/chats?today=${today}`)).status).toBe(403)
  })

  it('is closed by an admin, and takes no more messages then', async () => {
    const { person, admin, id } = await openTaken()
    expect(chatSchema.parse(await (await admin.chats.act(id, 'close')).json()).status).toBe(
      'closed',
    )
    expect(await codeOf(await person.chats.send(id, 'One more'))).toEqual([409, 'chat-closed'])
    expect(await codeOf(await admin.chats.send(id, 'One more'))).toEqual([409, 'chat-closed'])
    expect((await admin.chats.act(id, 'take')).status).toBe(409)
    const handedOver = await admin.chats.act(id, 'hand-over', { adminId: null })
    expect(await handedOver.json()).toEqual({
      error: { code: 'chat-closed', message: 'This chat is closed. Nothing was changed.' },
    })
    for (const side of [person, admin]) {
      expect(await codeOf(await side.chats.act(id, 'typing'))).toEqual([409, 'chat-closed'])
    }
    expect(await person.chats.textsOf(id)).toEqual([chatGreeting])
  })

  it('goes with its person’s account, and stays when the admin’s goes', async () => {
    const { person, admin, id } = await openTaken()
    await admin.chats.send(id, 'Hello!')
    await product.database.sql`delete from users where id = ${admin.id}`
    const { chat, messages } = await person.chats.read(id)
    expect([chat.adminId, messages.at(-1)?.senderId, messages.at(-1)?.text]).toEqual([
      null,
      null,
      'Hello!',
    ])
    const next = await openPerson(product, 'admin')
    expect((await next.chats.act(id, 'take')).status).toBe(200)
    await product.database.sql`delete from users where id = ${person.id}`
    expect((await next.browser.get(`/api/chats/${id}/messages`)).status).toBe(404)
  })
})

describe('taking a chat', () => {
  it('is won by one admin of two at once, over two processes, a hundred times', async () => {
    const here = await openPerson(product, 'admin')
    const there = await openPerson(second, 'admin')
    for (let round = 0; round < 100; round += 1) {
      const [user] = await product.database.sql`
        insert into users (id, name, email) values (${randomUUID()}, 'Bo', ${randomUUID()})
        returning id`
      const id = randomUUID()
      await product.database.sql`
        insert into support_chats (id, user_id, last_message, last_message_at, created_at, updated_at)
        values (${id}, ${user?.['id']}, 'Help', now(), now(), now())`
      const answers = await Promise.all([here.chats.act(id, 'take'), there.chats.act(id, 'take')])
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 409,
      ])
      const winner = [here, there].find((_, at) => answers[at]?.status === 200)
      expect((await winner?.chats.read(id))?.chat).toMatchObject({
        status: 'assigned',
        adminId: winner?.id,
      })
    }
  }, 60_000)

  it('tells the other one who answers', async () => {
    const { id } = await openTaken()
    const late = await openPerson(product, 'admin')
    const answer = (await (await late.chats.act(id, 'take')).json()) as { error: object }
    expect(answer.error).toEqual({
      code: 'chat-taken',
      message: 'Ana Rivers answers this chat already. Nothing was changed.',
    })
  })

  it('happens with the first answer, and not with a note', async () => {
    const [person, admin] = [await openPerson(product), await openPerson(product, 'admin')]
    const { id } = await person.chats.start()
    await admin.chats.send(id, 'Seems to be about DNS', { isNote: true })
    expect((await admin.chats.read(id)).chat.status).toBe('pending_admin')
    await admin.chats.send(id, 'Hello!')
    expect((await admin.chats.read(id)).chat).toMatchObject({
      status: 'assigned',
      adminId: admin.id,
    })
  })

  it('can be handed over to another admin or back, and to nobody else', async () => {
    const { person, admin, id } = await openTaken()
    const next = await openPerson(product, 'admin')
    const handOver = (adminId: string | null) => admin.chats.act(id, 'hand-over', { adminId })
    expect(chatSchema.parse(await (await handOver(next.id)).json()).adminId).toBe(next.id)
    expect(await codeOf(await handOver(person.id))).toEqual([422, 'no-such-admin'])
    expect(chatSchema.parse(await (await handOver(null)).json())).toMatchObject({
      adminId: null,
      status: 'pending_admin',
    })
  })
})

describe('two admins in one chat', () => {
  it('refuses an answer to a chat that another admin is answering', async () => {
    const { person, admin, id } = await openTaken()
    await rename(admin.id, 'Bea Boss')
    const second = await openPerson(product, 'admin')
    expect(await (await second.chats.send(id, 'Hello!')).json()).toEqual({
      error: { code: 'chat-taken', message: 'Bea Boss is answering this chat.' },
    })
    expect((await second.chats.send(id, 'Seen this before', { isNote: true })).status).toBe(200)
    expect(await person.chats.textsOf(id)).toEqual([chatGreeting])
  })

  it('shows each message with its own author after one takes over', async () => {
    const { person, admin, id } = await openTaken()
    const second = await openPerson(product, 'admin')
    await rename(admin.id, 'Bea Boss')
    await rename(second.id, 'Carl Second')
    await admin.chats.send(id, 'Hello!')
    await second.chats.act(id, 'hand-over', { adminId: second.id })
    const sent = await second.chats.send(id, 'I can help.')
    expect(await sent.json()).toMatchObject({ senderName: 'Carl Second' })
    const authors = [null, 'Bea Boss', 'Carl Second']
    for (const side of [person, admin]) {
      const { messages } = await side.chats.read(id)
      expect(messages.map(({ senderName }) => senderName).slice(1)).toEqual(authors.slice(1))
    }
  })
})

describe('a closed chat', () => {
  it('can be reopened by an admin, who answers it then', async () => {
    const { person, admin, id } = await openTaken()
    await admin.chats.act(id, 'close')
    const second = await openPerson(product, 'admin')
    const reopened = chatSchema.parse(await (await second.chats.act(id, 'reopen')).json())
    expect(reopened).toMatchObject({ status: 'assigned', adminId: second.id })
    expect((await person.chats.send(id, 'Thank you')).status).toBe(200)
    expect((await person.chats.act(id, 'reopen')).status).toBe(403)
  })

  it('stays closed if its person has started another', async () => {
    const { person, admin, id } = await openTaken()
    await admin.chats.act(id, 'close')
    await person.chats.start()
    expect(await codeOf(await admin.chats.act(id, 'reopen'))).toEqual([409, 'chat-taken'])
    expect((await admin.chats.read(id)).chat.status).toBe('closed')
  })

  it('takes notes from admins', async () => {
    const { person, admin, id } = await openTaken()
    await admin.chats.act(id, 'close')
    expect((await admin.chats.send(id, 'Refunded', { isNote: true })).status).toBe(200)
    expect(await admin.chats.textsOf(id)).toEqual([chatGreeting, 'Refunded'])
    expect(await person.chats.textsOf(id)).toEqual([chatGreeting])
  })
})

describe('notes', () => {
  it('are read by admins only, and say nothing to the person', async () => {
    const { person, admin, id } = await openTaken()
    await admin.chats.send(id, 'Check their invoice', { isNote: true })
    expect(await admin.chats.textsOf(id)).toEqual([chatGreeting, 'Check their invoice'])
    expect(await person.chats.textsOf(id)).toEqual([chatGreeting])
    expect(await own(person.browser)).toMatchObject({ unread: 0, lastMessage: chatInitiated })
    const exported = await (await person.browser.get('/api/account/export')).text()
    expect(exported).toContain(chatGreeting)
    expect(exported).not.toContain('Check their invoice')
  })

  it('are a thing of admins: a person’s are messages', async () => {
    const { person, id } = await openTaken()
    await person.chats.send(id, 'A note?', { isNote: true })
    expect(await person.chats.textsOf(id)).toEqual([chatGreeting, 'A note?'])
  })
})

describe('the list of chats', () => {
  it('has the newest change first, pages, filters and counts', async () => {
    await product.database.sql`delete from support_chats`
    const admin = await openPerson(product, 'admin')
    const people = [await openPerson(product), await openPerson(product), await openPerson(product)]
    const chats: Chat[] = []
    for (const person of people) chats.push(await person.chats.start())
    const [first, middle, last] = chats.map(({ id }) => id)
    await people[0]?.chats.send(first ?? '', 'Is 100% rain a problem?')
    const { chats: all, counts } = await list(admin.browser)
    expect(all.map(({ id }) => id)).toEqual([first, last, middle])
    expect(counts).toEqual({ pending: 3, active: 0, closedToday: 0 })
    const page = await list(admin.browser, '&limit=2')
    expect([page.chats.length, page.hasMore]).toEqual([2, true])
    const rest = await list(admin.browser, `&limit=2&after=${page.chats[1]?.id}`)
    expect([rest.chats.map(({ id }) => id), rest.hasMore]).toEqual([[middle], false])
    await admin.chats.act(first ?? '', 'take')
    await admin.chats.act(last ?? '', 'close')
    expect((await list(admin.browser)).counts).toEqual({ pending: 1, active: 1, closedToday: 1 })
    const idsOf = async (query: string) =>
      (await list(admin.browser, query)).chats.map(({ id }) => id)
    expect(await idsOf('&status=closed')).toEqual([last])
    expect(await idsOf('&status=open')).toEqual([first, middle])
    expect(await idsOf('&search=100%25')).toEqual([first])
    expect(await idsOf(`&search=${people[1]?.email.toUpperCase()}`)).toEqual([middle])
    expect(await idsOf('&search=_nothing')).toEqual([])
    await people[1]?.chats.send(middle ?? '', 'My kayak page is down')
    await people[1]?.chats.send(middle ?? '', 'Anybody there?')
    expect(await idsOf('&search=KAYAK')).toEqual([middle])
    expect(await idsOf('&search=my’kayak')).toEqual([])
    expect(await idsOf('&search=ka’yak')).toEqual([middle])
    expect(await idsOf('&assignee=me')).toEqual([first])
    expect(await idsOf('&status=open&assignee=nobody')).toEqual([middle])
    expect(await idsOf('&status=open&order=oldest')).toEqual([first, middle])
    expect(await idsOf(`&status=open&order=oldest&after=${first}`)).toEqual([middle])
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    const later = await admin.browser.get(`/api/chats?today=${tomorrow}`)
    expect(chatListSchema.parse(await later.json()).counts.closedToday).toBe(0)
  })

  it('stands beside what an admin knows of the person', async () => {
    const { person, admin, id } = await openTaken()
    const funnel = await person.browser.createFunnel()
    await product.database.sql`
      insert into jobs (id, kind, key, payload, run_at, created_at, failed_at, last_error)
      values (${randomUUID()}, 'lead-alert', ${randomUUID()},
        ${JSON.stringify({ funnel_id: funnel.id })}::jsonb, now(), now(), now(), '550 no such box')`
    const answer = await admin.browser.get(`/api/chats/${id}/context`)
    const context = chatContextSchema.parse(await answer.json())
    expect(context).toMatchObject({ plan: 'free', subscription: null, emailVerified: false })
    expect(context.funnels.map(({ title, leads }) => [title, leads])).toEqual([[funnel.title, 0]])
    expect(context.failures.map(({ error }) => error)).toEqual(['550 no such box'])
  })

  it('knows who else answers', async () => {
    const admin = await openPerson(product, 'admin')
    const answer = await admin.browser.get('/api/chats/admins')
    const { admins } = (await answer.json()) as { admins: { id: string }[] }
    expect(admins.map(({ id }) => id)).toContain(admin.id)
  })
})

it('canned answers are added, listed and removed by admins', async () => {
  const admin = await openPerson(product, 'admin')
  const path = '/api/chats/canned-answers'
  const entry = { title: 'Wait for DNS', text: 'Records take up to an hour.' }
  const added = (await (await admin.browser.sendJson('POST', path, entry)).json()) as { id: string }
  expect(await (await admin.browser.get(path)).json()).toEqual({
    answers: [{ id: added.id, ...entry }],
  })
  expect((await admin.browser.sendJson('POST', path, { ...entry, title: ' ' })).status).toBe(422)
  await admin.browser.sendJson('POST', `${path}/remove`, { id: added.id })
  expect(await (await admin.browser.get(path)).json()).toEqual({ answers: [] })
})

describe('news of chats', () => {
  it('come to the person and to admins, from whichever process, and to nobody else', async () => {
    const [person, other] = [await openPerson(product), await openPerson(product)]
    const admin = await openPerson(second, 'admin')
    const [heard, byOther, byAdmin] = [
      await watch(person.browser),
      await watch(other.browser),
      await watch(admin.browser),
    ]
    const { id } = await person.chats.start()
    const news = (position: number) => ({ kind: 'chat-changed', chat_id: id, position })
    expect(await heard.next()).toEqual(news(1))
    // Admins hear of all chats, and first of those of the last seconds.
    const nextByAdmin = async () => {
      for (;;) {
        const event = (await byAdmin.next()) as { chat_id: string }
        if (event.chat_id === id) return event
      }
    }
    expect(await nextByAdmin()).toEqual(news(1))
    await admin.chats.send(id, 'Hello!')
    expect(await heard.next()).toEqual(news(2))
    expect(await nextByAdmin()).toEqual(news(2))
    await admin.chats.act(id, 'typing')
    const typing = (role: 'user' | 'admin', sender: { id: string }) => ({
      kind: 'chat-typing',
      chat_id: id,
      role,
      sender_id: sender.id,
      sender_name: 'Ana Rivers',
    })
    expect(await heard.next()).toEqual(typing('admin', admin))
    // The other admins see it, too.
    expect(await nextByAdmin()).toEqual(typing('admin', admin))
    await person.chats.act(id, 'typing')
    expect(await nextByAdmin()).toEqual(typing('user', person))
    const { id: otherId } = await other.chats.start()
    expect(await byOther.next()).toEqual({ kind: 'chat-changed', chat_id: otherId, position: 1 })
  })

  it('end at once for whoever is no admin any more, in every process, and go on for others', async () => {
    const [kept, changed] = [await openPerson(product, 'admin'), await openPerson(second, 'admin')]
    const [heard, other] = [await watch(changed.browser), await watch(kept.browser)]
    const path = `/api/admin/users/${changed.id}`
    const body = { plan: 'free', reason: 'They left the team' }
    expect((await kept.browser.sendJson('PATCH', path, body)).status).toBe(200)
    // Others' chats of the last seconds come before it.
    let event = (await heard.next()) as { kind: string } | null
    while (event !== null && 'chat_id' in event) event = (await heard.next()) as typeof event
    expect(event).toEqual({ kind: 'access-changed' })
    expect(await heard.next()).toBeNull()
    const person = await openPerson(product)
    const { id } = await person.chats.start()
    for (;;) {
      const event = (await other.next()) as { chat_id: string }
      if (event.chat_id === id) break
    }
  })
})
