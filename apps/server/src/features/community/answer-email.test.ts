import { afterAll, beforeAll, expect, it } from 'vitest'

import { openPerson } from '../../testing/chat-scene.ts'
import { openCommunity } from '../../testing/community-scene.ts'
import { type EmailServer, startEmailServer } from '../../testing/email-server.ts'
import { codeOf } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let emailServer: EmailServer
let product: TestProduct
beforeAll(async () => {
  emailServer = await startEmailServer()
  const environment = { SMTP_URL: emailServer.url, PUBLIC_URL: 'https://wildpath.example' }
  product = await startTestProduct(environment)
})
afterAll(async () => {
  await product.stop()
  await emailServer.stop()
})

async function openMember() {
  const person = await openPerson(product)
  await product.database.sql`update users set email_verified = true where id = ${person.id}`
  return { ...person, community: openCommunity(person.browser) }
}

const noticesTo = (email: string) =>
  emailServer.mailsTo(email).filter(({ subject }) => subject.startsWith('Somebody answered'))

it('tells the asker of each answer by others, escaped, and leads to it', async () => {
  const [asker, other] = [await openMember(), await openMember()]
  const { id } = await asker.community.asked('Who reads my emails?')
  const answer = await other.community.answered(id, 'I do <b>not</b>.')
  await asker.community.answered(id, 'Thank you.')
  await product.runJobs()
  await product.runJobs()
  const [notice, ...more] = noticesTo(asker.email)
  expect(more).toEqual([])
  expect(notice?.text).toContain('you asked: Who reads my emails?')
  expect(notice?.text).toContain(`https://wildpath.example/questions/${id}#answer-${answer.id}`)
  expect(notice?.html).toContain('I do &lt;b&gt;not&lt;/b&gt;.')
  expect(notice?.text).toContain('A member called "Ana" answered: I do <b>not</b>.')
  expect(notice?.text).not.toContain(other.email)
})

it('names the team only if the team answered, and quotes the name of a member', async () => {
  const [asker, admin, other] = [await openMember(), await openMember(), await openMember()]
  await product.database.sql`update users set plan = 'admin' where id = ${admin.id}`
  const { id } = await asker.community.asked('Who answers me by email?')
  const name = 'River Guide'
  await other.browser.sendJson('PUT', '/api/account/community-name', { name })
  await admin.community.answered(id, 'We do.')
  await other.community.answered(id, 'I do.')
  await product.runJobs()
  await product.runJobs()
  const texts = noticesTo(asker.email).map(({ text }) => text)
  expect(texts).toHaveLength(2)
  expect(texts.join()).toContain('The Wildpath team answered: We do.')
  expect(texts.join()).toContain('A member called "River Guide" answered: I do.')
})

it('does not come to whoever switched it off, nor of what is hidden or gone by then', async () => {
  const [off, asker, other] = [await openMember(), await openMember(), await openMember()]
  await off.browser.sendJson('PUT', '/api/account/notifications', {
    new_lead: true,
    weekly_summary: true,
    product_news: false,
    community_answers: false,
  })
  const quiet = await off.community.asked('Do I want to hear of this?')
  await other.community.answered(quiet.id, 'No.')
  const question = await asker.community.asked('Do I hear of spam?')
  const spam = await other.community.answered(question.id, 'Buy!')
  const gone = await other.community.answered(question.id, 'A mistake.')
  await product.database.sql`
    update question_answers set hidden_reason = 'spam' where id = ${spam.id}`
  await other.browser.send('DELETE', `/api/answers/${gone.id}`)
  await product.runJobs()
  expect([noticesTo(off.email), noticesTo(asker.email)]).toEqual([[], []])
})

it('needs an address that is confirmed, as posting does', async () => {
  const [asker, other] = [await openMember(), await openMember()]
  const { id } = await asker.community.asked('What of my new address?')
  await product.database.sql`update users set email_verified = false where id = ${asker.id}`
  await other.community.answered(id, 'Confirm it.')
  await product.runJobs()
  expect(noticesTo(asker.email)).toEqual([])
  const refused = [
    await asker.community.ask('May I go on asking?'),
    await asker.community.answer(id, 'May I answer?'),
  ]
  for (const answer of refused) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await codeOf(answer)).toEqual([403, 'post-not-confirmed'])
  }
})
