import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { rateLimits } from '../../limits.ts'
import { openPerson } from '../../testing/chat-scene.ts'
import { openCommunity } from '../../testing/community-scene.ts'
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

const visitor = () => openCommunity(product.openBrowser())

describe('a question', () => {
  it('is read by everybody, under a first name that leads to nobody', async () => {
    const asker = await openMember()
    const { id } = await asker.community.asked(
      'Can I move my page to another domain?',
      'It is .com',
    )
    const text = await (await visitor().open(id)).text()
    expect(JSON.parse(text)).toMatchObject({
      title: 'Can I move my page to another domain?',
      text: 'It is .com',
      author: { name: 'Ana' },
      isOwn: false,
    })
    expect(text).not.toContain(asker.id)
    expect(text).not.toContain(asker.email)
    expect(text).not.toContain('Rivers')
  })

  it('goes by the name that its author chose, everywhere', async () => {
    const asker = await openMember()
    const { id } = await asker.community.asked('How do I say no to a lead?')
    const choose = (name: string) =>
      asker.browser.sendJson('PUT', '/api/account/community-name', { name })
    expect(await (await choose(' River   Guide ')).json()).toEqual({ name: 'River Guide' })
    expect((await visitor().read(id)).author).toEqual({ name: 'River Guide' })
    const refused = await choose('me@example.com')
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      error: { fields: { name: 'Please do not show an email address here' } },
    })
    expect((await choose('\u200B')).status).toBe(422)
    const own = await asker.browser.get('/api/account/community-name')
    expect(await own.json()).toEqual({ name: 'River Guide' })
  })

  it('never shows the address of whoever has it for a name', async () => {
    const asker = await openMember()
    await product.database.sql`update users set name = 'mia@example.com' where id = ${asker.id}`
    const { id } = await asker.community.asked('Does my name show my address?')
    expect((await visitor().read(id)).author).toEqual({ name: 'A member' })
  })

  it('that is sent twice is one question, and is cleaned of what nobody sees', async () => {
    const { community } = await openMember()
    const requestId = randomUUID()
    const title = 'How do\u0000 I\u202E turn \u200Bthe page <b>bold</b>?'
    const sent = [
      await community.ask(title, 'a\u0000b', requestId),
      await community.ask(title, 'a\u0000b', requestId),
    ]
    const ids = await Promise.all(
      sent.map(async (answer) => ((await answer.json()) as { id: string }).id),
    )
    expect(ids[0]).toBe(ids[1])
    expect(await visitor().read(ids[0] ?? '')).toMatchObject({
      title: 'How do I turn the page <b>bold</b>?',
      text: 'ab',
    })
  })

  it.each([
    ['an empty one', { title: '' }],
    ['one of blanks', { title: '\u200B \u2060 \u200B          ' }],
    ['one of a few letters', { title: 'Help me' }],
    ['one that is too long', { title: 'a'.repeat(151) }],
    ['ten thousand letters about it', { title: 'Is this too much?', text: 'a'.repeat(10_000) }],
    ['none at all', {}],
  ])('is not %s', async (_, body) => {
    const { browser } = await openMember()
    const answer = await browser.sendJson('POST', '/api/questions', {
      requestId: randomUUID(),
      text: '',
      ...body,
    })
    expect(answer.status).toBe(422)
  })

  it('is edited and deleted by its author, with its answers, and by nobody else', async () => {
    const [asker, other] = [await openMember(), await openMember()]
    const { id } = await asker.community.asked('How do I print my page?')
    const { id: answerId } = await other.community.answered(id, 'With the browser.')
    const change = { title: 'How do I print my page on A4?', text: 'In colour' }
    const edited = await asker.browser.sendJson('PATCH', `/api/questions/${id}`, change)
    expect(await edited.json()).toMatchObject({ ...change, editedAt: expect.any(String) })

    expect(await codeOf(await other.browser.send('DELETE', `/api/questions/${id}`))).toEqual([
      404,
      'question-not-found',
    ])
    expect((await asker.browser.send('DELETE', `/api/questions/${id}`)).status).toBe(200)
    expect(await codeOf(await visitor().open(id))).toEqual([404, 'question-not-found'])
    const [left] = await product.database.sql`
      select count(*)::int as number from question_answers where id = ${answerId}`
    expect(left).toEqual({ number: 0 })
  })

  it('is asked so often an hour, and no more', async () => {
    const { community } = await openMember()
    const { limit } = rateLimits.questionsOfUser
    for (let n = 1; n <= limit; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await community.ask(`How do I do thing number ${n}?`)).status).toBe(200)
    }
    expect(await codeOf(await community.ask('And one more question?'))).toEqual([
      429,
      'too-many-requests',
    ])
  })
})

describe('an answer', () => {
  it("is the team's where an admin wrote it, and stands after older ones", async () => {
    const [asker, other, admin] = [
      await openMember(),
      await openMember(),
      await openMember('admin'),
    ]
    const { id } = await asker.community.asked('Who answers me here?')
    await other.community.answered(id, 'Somebody like you.')
    await admin.community.answered(id, 'And we do.')
    const { answers } = await visitor().read(id)
    expect(answers.map(({ text, isTeam }) => [text, isTeam])).toEqual([
      ['Somebody like you.', false],
      ['And we do.', true],
    ])
    expect((await visitor().list()).questions.find((one) => one.id === id)?.answers).toBe(2)
  })

  it('that solved it stands first, as the asker says, and can lose that again', async () => {
    const [asker, other] = [await openMember(), await openMember()]
    const { id } = await asker.community.asked('Which answer was it in the end?')
    await other.community.answered(id, 'The first.')
    const second = await other.community.answered(id, 'The second.')
    expect(await codeOf(await other.community.solve(id, second.id))).toEqual([
      404,
      'question-not-found',
    ])
    expect((await asker.community.solve(id, second.id)).status).toBe(200)
    const solved = await visitor().read(id)
    expect(solved.solutionId).toBe(second.id)
    expect(solved.answers.map(({ text }) => text)).toEqual(['The second.', 'The first.'])
    expect(await visitor().titles('?show=solved')).toContain('Which answer was it in the end?')

    expect((await asker.community.solve(id, null)).status).toBe(200)
    expect((await visitor().read(id)).solutionId).toBeNull()
    expect(await codeOf(await asker.community.solve(id, randomUUID()))).toEqual([
      404,
      'answer-not-found',
    ])
  })

  it('of another question solves nothing', async () => {
    const [asker, other] = [await openMember(), await openMember()]
    const one = await asker.community.asked('Is this the first question?')
    const two = await asker.community.asked('Is this the second question?')
    const { id } = await other.community.answered(two.id, 'It is.')
    expect((await asker.community.solve(one.id, id)).status).toBe(404)
  })

  it('is counted once, also when it is sent again, and no more when it is deleted', async () => {
    const [asker, other] = [await openMember(), await openMember()]
    const { id } = await asker.community.asked('How often is an answer counted?')
    const requestId = randomUUID()
    for (const _ of [1, 2]) await other.community.answer(id, 'Once.', requestId)
    const { answers } = await visitor().read(id)
    expect(answers).toHaveLength(1)
    const answerId = answers[0]?.id ?? ''
    await asker.community.solve(id, answerId)

    const path = `/api/answers/${answerId}`
    expect(await codeOf(await asker.browser.send('DELETE', path))).toEqual([
      404,
      'answer-not-found',
    ])
    const edited = await other.browser.sendJson('PATCH', path, { text: 'Only once.' })
    expect(await edited.json()).toMatchObject({ text: 'Only once.', editedAt: expect.any(String) })
    expect((await other.browser.send('DELETE', path)).status).toBe(200)
    expect(await visitor().read(id)).toMatchObject({ answers: [], solutionId: null })
    expect(await visitor().titles('?show=unanswered')).toContain('How often is an answer counted?')
  })

  it('is taken without a confirmed address where no mail goes out that could confirm it', async () => {
    const { community, id: userId } = await openMember()
    await product.database.sql`update users set email_verified = false where id = ${userId}`
    const { id } = await community.asked('Must I confirm my address?')
    expect((await community.answer(id, 'Not here.')).status).toBe(200)
  })

  it('is not taken by what is not there', async () => {
    const { community } = await openMember()
    const { id } = await community.asked('Does this question exist?')
    expect((await community.answer(randomUUID(), 'No')).status).toBe(404)
    expect((await community.answer(id, ' \u200B ')).status).toBe(422)
  })
})

describe('having the same question', () => {
  it('counts once a person, can be taken back, and is nothing for the asker', async () => {
    const [asker, one, two] = [await openMember(), await openMember(), await openMember()]
    const { id } = await asker.community.asked('Does anybody else wonder?')
    await one.community.vote(id, true)
    expect(await (await one.community.vote(id, true)).json()).toEqual({ votes: 1, hasVoted: true })
    expect(await (await two.community.vote(id, true)).json()).toEqual({ votes: 2, hasVoted: true })
    expect(await (await asker.community.vote(id, true)).json()).toEqual({
      votes: 2,
      hasVoted: false,
    })
    expect(await (await one.community.vote(id, false)).json()).toEqual({
      votes: 1,
      hasVoted: false,
    })
    await product.database.sql`delete from users where id = ${two.id}`
    expect((await visitor().read(id)).votes).toBe(0)
  })
})

describe('the list', () => {
  it('has pages by their last question, and what is unanswered by itself', async () => {
    const [asker, other, third] = [await openMember(), await openMember(), await openMember()]
    const word = `quokka${randomUUID().slice(0, 8)}`
    for (const n of Array.from({ length: 30 }, (_, index) => index + 1)) {
      const { community } = [asker, other, third][n % 3] ?? asker
      // oxlint-disable-next-line no-await-in-loop -- in their order
      expect((await community.ask(`Question ${n} about a ${word}?`)).status).toBe(200)
    }
    const first = await visitor().list(`?q=${word}`)
    expect(first.questions).toHaveLength(20)
    expect(first.questions[0]?.title).toBe(`Question 30 about a ${word}?`)
    const second = await visitor().list(`?q=${word}&before=${first.next}`)
    expect(second.questions).toHaveLength(10)
    expect(second.next).toBeNull()

    await other.community.answered(first.questions[0]?.id ?? '', 'It is a kind of wallaby.')
    const open = await visitor().titles(`?q=${word}&show=unanswered`)
    expect(open[0]).toBe(`Question 29 about a ${word}?`)
  })

  it('finds words in another form, in the title and in the text, and no others', async () => {
    const { community } = await openMember()
    await community.asked('Where do I publish the narwhal tours?', 'We have kayaks, too')
    expect(await visitor().titles('?q=publishing+narwhals')).toHaveLength(1)
    expect(await visitor().titles('?q=narwhal+kayak')).toHaveLength(1)
    expect(await visitor().titles('?q=narwhal+bicycle')).toEqual([])
    expect(await visitor().titles(`?q=${encodeURIComponent(`"' & | ! :* \\`)}`)).toBeDefined()
  })

  it('has questions and help articles that are like a new one, for whoever asks', async () => {
    const { community, browser } = await openMember()
    await community.asked('Can the pangolin page have a domain of its own?')
    const path = `/api/questions/similar?text=${encodeURIComponent('own domain for my pangolins')}`
    const similar = (await (await browser.get(path)).json()) as {
      articles: { slug: string }[]
      questions: { title: string }[]
    }
    expect(similar.questions[0]?.title).toBe('Can the pangolin page have a domain of its own?')
    expect(similar.articles.map(({ slug }) => slug)).toContain('own-domain')
    expect((await product.openBrowser().get(path)).status).toBe(401)
  })
})

it('is searched so often a minute by a network, and listed without end', async () => {
  const { limit } = rateLimits.questionSearchesOfNetwork
  const own = await startTestProduct()
  const browser = own.openBrowser()
  const search = async (path: string) => (await browser.get(path)).status
  const statuses = await Promise.all(
    Array.from({ length: limit + 1 }, () => search('/api/questions?q=raft')),
  )
  const unfiltered = await search('/api/questions')
  await own.stop()
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(unfiltered).toBe(200)
})

describe('an account that is deleted', () => {
  it('is gone at the first try, whoever else of the same questions leaves at that moment', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => openMember()))
    const questions = await Promise.all(
      people.map(({ community }, index) => community.asked(`Who leaves first, number ${index}?`)),
    )
    for (const { community } of people) {
      // oxlint-disable-next-line no-await-in-loop -- so many posts of a person at once are refused
      await Promise.all(questions.map(({ id }) => community.answer(id, 'We all do.')))
    }
    const answers = await Promise.all(
      people.map(({ browser }) =>
        browser.sendJson('POST', '/api/account/delete', { password: 'rapids1' }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  })

  it('takes its posts along, and the counts of what stays are right', async () => {
    const [asker, other] = [await openMember(), await openMember()]
    const kept = await asker.community.asked('Who stays when somebody goes?')
    const { id: answerId } = await other.community.answered(kept.id, 'I go.')
    await asker.community.solve(kept.id, answerId)
    const gone = await other.community.asked('Do my questions go with me?')
    await asker.community.answered(gone.id, 'They do.')
    const deleted = await other.browser.sendJson('POST', '/api/account/delete', {
      password: 'rapids1',
    })
    expect(deleted.status).toBe(200)
    expect(await visitor().read(kept.id)).toMatchObject({ answers: [], solutionId: null })
    expect(await visitor().titles('?show=unanswered')).toContain('Who stays when somebody goes?')
    expect((await visitor().open(gone.id)).status).toBe(404)
  })
})
