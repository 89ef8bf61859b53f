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
  return { ...person, community: openCommunity(person.browser) }
}

const visitor = () => openCommunity(product.openBrowser())
const reviewOf = async (query: string) =>
  api.listPostsForReview.answer.parse(
    await (await admin.browser.get(`/api/admin/questions${query}`)).json(),
  ).posts
const counts = async () => {
  const answer = await admin.browser.get('/api/admin/questions/counts')
  return api.countPostsForReview.answer.parse(await answer.json())
}

async function openScene() {
  const [asker, answerer, reader] = [await openMember(), await openMember(), await openMember()]
  const question = await asker.community.asked('Is this the place for rafting in Utah?')
  const answer = await answerer.community.answered(question.id, 'Buy my boats!')
  return { asker, answerer, reader, question, answer }
}

describe('a report', () => {
  it('counts once a person, comes to the admins, and is settled with the post', async () => {
    const { question, answer, reader, asker } = await openScene()
    const before = await counts()
    for (const _ of [1, 2]) {
      expect((await reader.community.report(question.id, answer.id)).status).toBe(200)
    }
    await asker.community.report(question.id, answer.id, 'rude')
    expect((await counts()).reported).toBe(before.reported + 1)
    const [post] = await reviewOf('?show=reported')
    expect(post).toMatchObject({
      answerId: answer.id,
      title: 'Is this the place for rafting in Utah?',
      text: 'Buy my boats!',
      reports: { spam: 1, rude: 1 },
    })
    expect((await reader.community.read(question.id)).answers[0]?.isReported).toBe(true)
    expect((await visitor().read(question.id)).answers[0]?.isReported).toBe(false)

    expect((await admin.community.moderate(question.id, 'keep', answer.id)).status).toBe(200)
    expect(await counts()).toEqual(before)
    expect((await visitor().read(question.id)).answers).toHaveLength(1)
  })

  it('is about what is there, and comes so often from one person', async () => {
    const { question, reader } = await openScene()
    const none = '01900000-0000-7000-8000-000000000000'
    expect((await reader.community.report(none)).status).toBe(404)
    expect(await codeOf(await reader.community.report(question.id, none))).toEqual([
      404,
      'answer-not-found',
    ])
    const { limit } = rateLimits.postReportsOfUser
    const all = await Promise.all(
      Array.from({ length: limit + 1 }, () => reader.community.report(question.id)),
    )
    expect(all.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('a hidden answer', () => {
  it('is there for its author, who is told why, and for admins alone', async () => {
    const { question, answer, answerer, asker, reader } = await openScene()
    await asker.community.solve(question.id, answer.id)
    await admin.community.moderate(question.id, 'hide', answer.id)

    for (const { read } of [visitor(), asker.community, reader.community]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await read(question.id)).toMatchObject({ answers: [], solutionId: null })
    }
    for (const { community } of [answerer, admin]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await community.read(question.id)).answers).toMatchObject([
        { text: 'Buy my boats!', hidden: { reason: 'It is about rafting in Utah' } },
      ])
    }
    expect(await visitor().list('?show=unanswered')).toMatchObject({
      questions: expect.arrayContaining([
        expect.objectContaining({ id: question.id, answers: 0, isSolved: false }),
      ]),
    })
    expect((await asker.community.solve(question.id, answer.id)).status).toBe(404)
    expect((await reviewOf('?show=hidden'))[0]?.answerId).toBe(answer.id)

    await admin.community.moderate(question.id, 'show', answer.id)
    expect((await visitor().read(question.id)).answers).toHaveLength(1)
  })
})

describe('a hidden question', () => {
  it('is nowhere for others: not by its address, in lists, in searches or on the sitemap', async () => {
    const { question, asker, reader } = await openScene()
    const shown = await asker.community.asked('Is this one on the sitemap?')
    await admin.community.moderate(question.id, 'hide')

    expect((await visitor().open(question.id)).status).toBe(404)
    expect((await reader.community.open(question.id)).status).toBe(404)
    expect((await reader.community.answer(question.id, 'Hello?')).status).toBe(404)
    expect((await reader.community.vote(question.id, true)).status).toBe(404)
    expect((await reader.community.report(question.id)).status).toBe(404)
    const listed = await visitor().list()
    expect(listed.questions.map(({ id }) => id)).not.toContain(question.id)
    const similar = await reader.browser.get('/api/questions/similar?text=rafting+in+Utah')
    expect(await similar.text()).not.toContain(question.id)
    const siteMap = await (await product.openBrowser().get('/sitemap.xml')).text()
    expect(siteMap).toContain(`<loc>http://localhost:3000/questions/${shown.id}</loc>`)
    expect(siteMap).not.toContain(question.id)

    expect((await asker.community.read(question.id)).hidden).toEqual({
      reason: 'It is about rafting in Utah',
    })
    expect((await admin.community.open(question.id)).status).toBe(200)
  })
})

describe('a closed question', () => {
  it('takes no more answers, says why, waits for nobody, and can be opened again', async () => {
    const [asker, other] = [await openMember(), await openMember()]
    const { id } = await asker.community.asked('Is this one closed soon?')
    await admin.community.moderate(id, 'close')
    expect(await codeOf(await other.community.answer(id, 'Too late'))).toEqual([
      409,
      'question-closed',
    ])
    expect((await visitor().read(id)).closed).toEqual({ reason: 'It is about rafting in Utah' })
    expect(await visitor().titles('?show=unanswered')).not.toContain('Is this one closed soon?')
    await admin.community.moderate(id, 'reopen')
    expect((await other.community.answer(id, 'In time')).status).toBe(200)
  })
})

describe('moderation', () => {
  it('is written down with whose post it was, and why', async () => {
    const { question, answer, answerer } = await openScene()
    await admin.community.moderate(question.id, 'hide', answer.id)
    const log = await admin.browser.get(`/api/admin/audit?person=${answerer.email}`)
    const text = await log.text()
    expect(text).not.toContain(question.title)
    expect(JSON.parse(text)).toMatchObject({
      entries: [
        {
          actorEmail: admin.email,
          action: 'post-hidden',
          targetLabel: answerer.email,
          reason: 'It is about rafting in Utah',
          details: { question: question.id, answer: answer.id },
        },
      ],
    })
  })

  it('is for posts that exist, and an answer is never closed', async () => {
    const { question, answer } = await openScene()
    const none = '01900000-0000-7000-8000-000000000000'
    expect((await admin.community.moderate(none, 'hide')).status).toBe(404)
    expect((await admin.community.moderate(question.id, 'hide', none)).status).toBe(404)
    expect((await admin.community.moderate(question.id, 'close', answer.id)).status).toBe(422)
  })

  it('counts a new question until somebody answers it, and lists one with its answers', async () => {
    const before = await counts()
    const { question, answer } = await openScene()
    const other = await openMember()
    const { id } = await other.community.asked('Does anybody see this one?')
    expect((await counts()).unanswered).toBe(before.unanswered + 1)
    expect((await reviewOf('?show=unanswered'))[0]?.questionId).toBe(id)
    await admin.community.answered(id, 'We do.')
    expect((await counts()).unanswered).toBe(before.unanswered)
    const one = await reviewOf(`?question=${question.id}`)
    expect(one.map(({ answerId }) => answerId)).toEqual([answer.id, null])
    expect((await reviewOf('?show=all')).length).toBeGreaterThan(2)
  })
})
