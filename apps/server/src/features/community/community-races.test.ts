import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openPerson } from '../../testing/chat-scene.ts'
import { openCommunity } from '../../testing/community-scene.ts'
import { countWaiting } from '../../testing/count-waiting.ts'
import { openWisher } from '../../testing/feature-request-scene.ts'
import { codeOf } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(async () => product.stop())

async function openMember(plan: 'free' | 'admin' = 'free') {
  const person = await openPerson(product, plan)
  return { ...person, community: openCommunity(person.browser) }
}

async function openScene() {
  const [asker, answerer, reader] = [await openMember(), await openMember(), await openMember()]
  const { id } = await asker.community.asked('Who is faster of the two?')
  const answer = await answerer.community.answered(id, 'Nobody knows.')
  return { asker, answerer, reader, id, answerId: answer.id }
}

/** Sends a request that comes to wait for a transaction which then commits. */
async function sendDuring(
  send: () => Promise<Response>,
  statement: ReturnType<typeof sql>,
): Promise<Response> {
  let answer: Promise<Response> | undefined
  await product.database.db.transaction(async (transaction) => {
    await transaction.execute(statement)
    answer = send()
    await expect.poll(() => countWaiting(product)).toBe(1)
  })
  if (answer === undefined) throw new Error('Nothing was sent')
  return answer
}

it.each(['vote', 'report', 'reportAnswer', 'answer', 'deleteAnswer'] as const)(
  'says that a question is gone to a %s that came while it was deleted',
  async (act) => {
    const { answerer, reader, id, answerId } = await openScene()
    const acts = {
      vote: () => reader.community.vote(id, true),
      report: () => reader.community.report(id),
      reportAnswer: () => reader.community.report(id, answerId),
      answer: () => reader.community.answer(id, 'Too late'),
      deleteAnswer: () => answerer.browser.send('DELETE', `/api/answers/${answerId}`),
    }
    const answer = await sendDuring(acts[act], sql`delete from questions where id = ${id}`)
    expect((await codeOf(answer))[0]).toBe(404)
  },
)

it('says that an answer is gone to a report that came while it was deleted', async () => {
  const { reader, id, answerId } = await openScene()
  const answer = await sendDuring(
    () => reader.community.report(id, answerId),
    sql`delete from question_answers where id = ${answerId}`,
  )
  expect(await codeOf(answer)).toEqual([404, 'answer-not-found'])
})

it('says that a feature request is gone to a vote that came while it was deleted', async () => {
  const [author, voter] = [await openWisher(product, 'admin'), await openWisher(product)]
  const { number } = await author.board.propose('A calendar')
  const answer = await sendDuring(
    () => voter.board.tryToVote(number),
    sql`delete from feature_requests where number = ${number}`,
  )
  expect(await codeOf(answer)).toEqual([404, 'feature-request-not-found'])
})

it('lets everybody write at one question at once, and counts what is left', async () => {
  const { asker, answerer, reader, id } = await openScene()
  const admin = await openMember('admin')
  for (let n = 0; n < 8; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- round by round
    const answer = await answerer.community.answered(id, `Answer ${n}`)
    // oxlint-disable-next-line no-await-in-loop -- round by round
    const answers = await Promise.all([
      asker.community.solve(id, answer.id),
      answerer.browser.send('DELETE', `/api/answers/${answer.id}`),
      admin.community.moderate(id, 'hide', answer.id),
      reader.community.report(id, answer.id),
      reader.community.vote(id, n % 2 === 0),
      admin.community.vote(id, n % 2 === 0),
      reader.community.answer(id, `Me, too: ${n}`),
      asker.browser.sendJson('PATCH', `/api/questions/${id}`, {
        title: `Who is faster of the ${n}?`,
        text: '',
      }),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  }
  const [question] = await product.database.sql`
    select answer_count, vote_count,
      (select count(*)::int from question_answers where question_id = ${id} and hidden_reason is null) as answers,
      (select count(*)::int from question_votes where question_id = ${id}) as votes
    from questions where id = ${id}`
  expect([question?.['answer_count'], question?.['vote_count']]).toEqual([
    question?.['answers'],
    question?.['votes'],
  ])
})
