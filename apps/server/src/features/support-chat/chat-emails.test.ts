import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { openPerson } from '../../testing/chat-scene.ts'
import { type EmailServer, startEmailServer } from '../../testing/email-server.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

const minute = 60_000
/** A Monday, ten o'clock in New York. */
const monday = new Date('2026-01-05T15:00:00Z')
const day = 24 * 60 * minute
const team = 'team@wild.example'

let time = monday
/** Clocks go forward: each test has a week of its own. */
let week = 0
let emailServer: EmailServer
let product: TestProduct
beforeAll(async () => {
  emailServer = await startEmailServer()
  const environment = {
    SMTP_URL: emailServer.url,
    PUBLIC_URL: 'https://wildpath.example',
    SUPPORT_EMAIL: team,
  }
  product = await startTestProduct(environment, undefined, () => time)
})
afterAll(async () => {
  await product.stop()
  await emailServer.stop()
})
beforeEach(async () => {
  time = new Date(monday.getTime() + (week += 1) * 7 * day)
  await product.runJobs()
  await product.database.sql`delete from support_chats`
})

/** Lets the work come round that looks at chats, so many minutes later. */
async function wait(minutes: number) {
  time = new Date(time.getTime() + minutes * minute)
  await product.runJobs()
}

async function openChat() {
  const person = await openPerson(product)
  await product.database.sql`update users set email_verified = true where id = ${person.id}`
  const { id } = await person.chats.start()
  await person.chats.send(id, 'My page is blank <b>!</b>')
  const mails = (address: string) =>
    emailServer
      .mailsTo(address)
      .filter(({ text }) => text.includes('My page is blank') || text.includes('Try now'))
  return { person, id, mails }
}

it('a message that nobody answers goes to the team by email after ten minutes, once', async () => {
  const before = emailServer.mailsTo(team).length
  const { person, id, mails } = await openChat()
  await wait(9)
  expect(emailServer.mailsTo(team)).toHaveLength(before)
  await wait(2)
  await wait(30)
  const [ticket, ...more] = emailServer.mailsTo(team).slice(before)
  expect(more).toEqual([])
  expect(ticket?.subject).toBe('A chat waits for an answer (Base Camp)')
  expect(ticket?.headers['reply-to']).toBe(person.email)
  expect(ticket?.text).toContain(`https://wildpath.example/admin/chats?chat=${id}`)
  expect(ticket?.html).toContain('My page is blank &lt;b&gt;!&lt;/b&gt;')
  const [receipt, ...others] = mails(person.email)
  expect([receipt?.subject, others.length]).toEqual(['We have your message', 0])
  expect(receipt?.headers['reply-to']).toBe(team)
  expect((await person.chats.read(id)).chat.isTicket).toBe(true)
})

it('what is written later is sent on again', async () => {
  const before = emailServer.mailsTo(team).length
  const { person, id } = await openChat()
  await wait(11)
  await person.chats.send(id, 'It is still blank')
  await wait(11)
  expect(emailServer.mailsTo(team)).toHaveLength(before + 2)
})

it('at the weekend it goes at once', async () => {
  time = new Date(time.getTime() + 5 * day)
  await product.runJobs()
  const before = emailServer.mailsTo(team).length
  await openChat()
  await wait(2)
  expect(emailServer.mailsTo(team)).toHaveLength(before + 1)
})

it('what was answered, or closed, goes to nobody of the team', async () => {
  const before = emailServer.mailsTo(team).length
  const admin = await openPerson(product, 'admin')
  const [answered, closed] = [await openChat(), await openChat()]
  await admin.chats.send(answered.id, 'Try now, please')
  await admin.chats.send(answered.id, 'Only among us', { isNote: true })
  await admin.chats.act(closed.id, 'close')
  await wait(60)
  expect(emailServer.mailsTo(team)).toHaveLength(before)
})

it('an answer that the person does not see comes by email after five minutes, once and without notes', async () => {
  const admin = await openPerson(product, 'admin')
  const { person, id, mails } = await openChat()
  await admin.chats.send(id, 'Try now, please')
  await admin.chats.send(id, 'Only among us', { isNote: true })
  await wait(4)
  expect(mails(person.email)).toEqual([])
  await wait(2)
  await wait(30)
  const [answer, ...more] = mails(person.email)
  expect([answer?.subject, more.length]).toEqual(['Our team answered you', 0])
  expect(answer?.text).toContain('Our team: Try now, please')
  expect(answer?.text).toContain('https://wildpath.example/dashboard?chat')
  expect(answer?.text).not.toContain('Only among us')
})

it('an answer that was seen does not come by email', async () => {
  const admin = await openPerson(product, 'admin')
  const { person, id, mails } = await openChat()
  await admin.chats.send(id, 'Try now, please')
  await person.browser.sendJson('PUT', `/api/chats/${id}/seen`, { position: 3 })
  await wait(30)
  expect(mails(person.email)).toEqual([])
})

it('nothing goes to an address that nobody has confirmed', async () => {
  const admin = await openPerson(product, 'admin')
  const { person, id, mails } = await openChat()
  await product.database.sql`update users set email_verified = false where id = ${person.id}`
  await admin.chats.send(id, 'Try now, please')
  await wait(30)
  expect(mails(person.email)).toEqual([])
})
