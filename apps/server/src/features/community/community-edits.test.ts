import { randomUUID } from 'node:crypto'

import { api } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { rateLimits } from '../../limits.ts'
import { openPerson } from '../../testing/chat-scene.ts'
import { openCommunity } from '../../testing/community-scene.ts'
import { codeOf } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
let admin: Awaited<ReturnType<typeof openMember>>
beforeAll(async () => {
  product = await startTestProduct()
  admin = await openMember('admin')
})
afterAll(async () => product.stop())

async function openMember(plan: 'free' | 'admin' = 'free') {
  const person = await openPerson(product, plan)
  const edit = (path: string, body: object) => person.browser.sendJson('PATCH', path, body)
  return {
    ...person,
    community: openCommunity(person.browser),
    editQuestion: (id: string, title: string) =>
      edit(`/api/questions/${id}`, { title, text: 'In other words' }),
    editAnswer: (id: string, text: string) => edit(`/api/answers/${id}`, { text }),
  }
}

async function openScene() {
  const [asker, answerer, reader] = [await openMember(), await openMember(), await openMember()]
  const question = await asker.community.asked('Is this the place for rafting in Utah?')
  const answer = await answerer.community.answered(question.id, 'It is.')
  return { asker, answerer, reader, question, answer }
}

const countReported = async () => {
  const answer = await admin.browser.get('/api/admin/questions/counts')
  return api.countPostsForReview.answer.parse(await answer.json()).reported
}

describe('an answer below a hidden question', () => {
  it('is not changed for its author, to whom it is gone, but is for whoever sees it', async () => {
    const { asker, answerer, question, answer } = await openScene()
    const own = await asker.community.answered(question.id, 'Thank you.')
    await admin.community.moderate(question.id, 'hide')
    const refused = await answerer.editAnswer(answer.id, 'Buy my boats!')
    expect(await codeOf(refused)).toEqual([404, 'answer-not-found'])
    expect((await asker.editAnswer(own.id, 'Thank you all.')).status).toBe(200)
    const { answers } = await admin.community.read(question.id)
    expect(answers.map(({ text }) => text)).toEqual(['It is.', 'Thank you all.'])
  })
})

describe('what was reported and kept', () => {
  it('can be reported again by the same person once it says something else', async () => {
    const { asker, answerer, reader, question, answer } = await openScene()
    const before = await countReported()
    for (const id of [null, answer.id]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await reader.community.report(question.id, id)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await admin.community.moderate(question.id, 'keep', id)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await reader.community.report(question.id, id)
    }
    expect(await countReported()).toBe(before)

    await answerer.editAnswer(answer.id, 'Buy my boats!')
    expect(await reader.community.read(question.id)).toMatchObject({
      isReported: true,
      answers: [{ isReported: false }],
    })
    await reader.community.report(question.id, answer.id)
    expect(await countReported()).toBe(before + 1)

    await asker.editQuestion(question.id, 'Who wants to buy some boats?')
    expect(await reader.community.read(question.id)).toMatchObject({
      isReported: false,
      answers: [{ isReported: true }],
    })
    await reader.community.report(question.id)
    expect(await countReported()).toBe(before + 2)
  })

  it('stays reported when it is changed before anybody decided', async () => {
    const { answerer, reader, question, answer } = await openScene()
    await reader.community.report(question.id, answer.id)
    const before = await countReported()
    await answerer.editAnswer(answer.id, 'It is not.')
    expect((await reader.community.read(question.id)).answers[0]?.isReported).toBe(true)
    expect(await countReported()).toBe(before)
  })
})

it('keeps a closed question as the team read it', async () => {
  const { asker, question } = await openScene()
  await admin.community.moderate(question.id, 'close')
  expect(await codeOf(await asker.editQuestion(question.id, 'Who wants to buy boats?'))).toEqual([
    409,
    'question-not-editable',
  ])
  expect((await asker.community.read(question.id)).title).toBe(question.title)
  await admin.community.moderate(question.id, 'reopen')
  expect((await asker.editQuestion(question.id, 'Is this the place?')).status).toBe(200)
})

describe('limits', () => {
  it('count edits of questions and of answers together', async () => {
    const { asker, question } = await openScene()
    const own = await asker.community.answered(question.id, 'Thank you.')
    const { limit } = rateLimits.postEditsOfUser
    const statuses: number[] = []
    for (let n = 0; n < limit; n += 1) {
      const edited =
        n % 2 === 0
          ? asker.editAnswer(own.id, `Thank you ${n}.`)
          : asker.editQuestion(question.id, `Is this the place for thing ${n}?`)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      statuses.push((await edited).status)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    const last = [
      await asker.editAnswer(own.id, 'One more.'),
      await asker.editQuestion(question.id, 'And one more question?'),
    ]
    expect(last.map(({ status }) => status)).toEqual([429, 429])
  })

  it('do not count what is sent again', async () => {
    const { asker, answerer, question } = await openScene()
    const requestId = randomUUID()
    for (let n = 0; n <= rateLimits.answersOfUser.limit; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const again = await answerer.community.answer(question.id, 'Once more.', requestId)
      expect(again.status).toBe(200)
    }
    for (let n = 0; n <= rateLimits.questionsOfUser.limit; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const again = await asker.community.ask('Is this asked once?', '', requestId)
      expect(again.status).toBe(200)
    }
    expect((await asker.community.ask('And is this one taken?')).status).toBe(200)
    expect((await answerer.community.answer(question.id, 'And this?')).status).toBe(200)
  })
})

describe('the same request id for answers to two questions', () => {
  it('is refused the second time, whether later or at the same moment', async () => {
    const { asker, answerer, question } = await openScene()
    const other = await asker.community.asked('Is this another question?')
    const requestId = randomUUID()
    await answerer.community.answer(question.id, 'Here.', requestId)
    expect(await codeOf(await answerer.community.answer(other.id, 'There.', requestId))).toEqual([
      409,
      'answer-sent-elsewhere',
    ])
    expect((await asker.community.read(other.id)).answers).toEqual([])

    for (let n = 0; n < 5; n += 1) {
      const second = randomUUID()
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const both = await Promise.all(
        [question.id, other.id].map((id) => answerer.community.answer(id, 'At once.', second)),
      )
      expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    }
  })
})
