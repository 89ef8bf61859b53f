import { randomUUID } from 'node:crypto'

import type { PlanKey } from '@wildpath/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { rateLimits } from '../../limits.ts'
import { countWaiting } from '../../testing/count-waiting.ts'
import { openWisher } from '../../testing/feature-request-scene.ts'
import { codeOf } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(async () => product.stop())

const open = (plan?: PlanKey, name?: string) => openWisher(product, plan, name)
const openLeader = (name?: string) => open('expedition-leader', name)
const openAdmin = () => open('admin')

/** A word that no other test has. */
const someWord = () => `word${randomUUID().slice(0, 8).replace(/-/g, '')}`

describe('proposing', () => {
  it.each(['free', 'explorer'] as const)('is not part of the %s plan', async (plan) => {
    const { board } = await open(plan)
    expect(await codeOf(await board.tryToPropose('A calendar'))).toEqual([
      403,
      'feature-requests-need-plan',
    ])
  })

  it.each(['expedition-leader', 'admin'] as const)('is part of the %s plan', async (plan) => {
    const { board } = await open(plan)
    expect(await board.propose('A calendar', ' To plan\n\nthe season ')).toMatchObject({
      title: 'A calendar',
      purpose: 'To plan\n\nthe season',
      status: 'open',
      votes: 1,
      has_voted: true,
      author_name: 'Ana R.',
      is_own: true,
      is_editable: true,
    })
  })

  it('needs a title and what it is for', async () => {
    const { board } = await openLeader()
    const refused = await board.tryToPropose('Cal', '')
    expect(await refused.json()).toMatchObject({
      error: {
        fields: {
          title: 'Please use a few words more',
          purpose: 'Please say what it would help you with',
        },
      },
    })
  })

  it('is possible so often and no more', async () => {
    const { board } = await openLeader()
    const { limit } = rateLimits.featureRequestsOfUser
    const answers = await Promise.all(
      Array.from({ length: limit + 1 }, () => board.tryToPropose('The same again')),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('shows before what others have proposed that is like it', async () => {
    const { board } = await openLeader()
    const word = someWord()
    await board.propose('Something else', `Mentions ${word}`)
    await board.propose(`Syncing ${word}s with Google`)
    await board.propose('Nothing of the kind')
    expect(await board.similar(`sync the ${word}`)).toEqual([
      `Syncing ${word}s with Google`,
      'Something else',
    ])
    expect(await board.similar('!!')).toEqual([])
  })

  it('names nobody by an email address', async () => {
    const { board } = await openLeader('leader@example.com')
    expect((await board.propose('A calendar')).author_name).toBeNull()
    const { browser, email } = await open()
    expect(await (await browser.get('/api/feature-requests')).text()).not.toContain('@')
    expect(email).toContain('@')
  })
})

describe('a vote', () => {
  it('is one a person, and can be taken back', async () => {
    const { number } = await (await openLeader()).board.propose('A calendar')
    const { board } = await open()
    expect(await board.vote(number)).toMatchObject({ votes: 2, has_voted: true, is_own: false })
    expect(await board.vote(number)).toMatchObject({ votes: 2, has_voted: true })
    expect(await board.vote(number, false)).toMatchObject({ votes: 1, has_voted: false })
    expect(await board.vote(number, false)).toMatchObject({ votes: 1, has_voted: false })
  })

  it('pressed many times at once is still one, whoever else votes meanwhile', async () => {
    const { number } = await (await openLeader()).board.propose('A calendar')
    const people = await Promise.all(Array.from({ length: 4 }, () => open()))
    await Promise.all(people.flatMap(({ board }) => [1, 2, 3].map(() => board.vote(number))))
    expect(await people[0]?.board.find(number)).toMatchObject({ votes: 5 })
  })

  it('is given so often and no more', async () => {
    const { board } = await open()
    const { limit } = rateLimits.featureVotesOfUser
    const answers = await Promise.all(
      Array.from({ length: limit + 1 }, () => board.tryToVote(2_000_000_000)),
    )
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(limit)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it.each(['done', 'declined'])(
    'is not given any more when it is %s, but taken back',
    async (status) => {
      const { number } = await (await openLeader()).board.propose('A calendar')
      const [voter, late] = [await open(), await open()]
      await voter.board.vote(number)
      await (await openAdmin()).board.answer(number, status, 'So it is')
      expect(await codeOf(await late.board.tryToVote(number))).toEqual([
        409,
        'feature-request-settled',
      ])
      expect(await voter.board.vote(number, false)).toMatchObject({ votes: 1, has_voted: false })
    },
  )
})

describe('the board', () => {
  it('is sorted by votes or by age, and read page by page', async () => {
    const { board } = await openLeader()
    const { board: other } = await open()
    const word = someWord()
    for (const title of ['first', 'second', 'third', 'fourth']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { number } = await board.propose(`${word} ${title}`)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      if (title === 'second') await other.vote(number)
    }
    const walk = async (order: 'votes' | 'newest') => {
      const pages: string[][] = []
      let after: string | null | undefined
      do {
        // oxlint-disable-next-line no-await-in-loop -- page after page
        const page = await other.list({ order, search: word, limit: 2, ...(after && { after }) })
        pages.push(page.requests.map(({ title }) => title.replace(`${word} `, '')))
        after = page.next
      } while (after !== null)
      return pages
    }
    expect(await walk('votes')).toEqual([
      ['second', 'fourth'],
      ['third', 'first'],
    ])
    expect(await walk('newest')).toEqual([
      ['fourth', 'third'],
      ['second', 'first'],
    ])
  })

  it('is searched by beginnings of words, and filtered by status', async () => {
    const { board } = await openLeader()
    const word = someWord()
    const { number } = await board.propose(`Calendars ${word}`, 'Bookings at a glance')
    await board.propose(`Maps ${word}`)
    expect(await board.titles({ search: `cal ${word.slice(0, 9)} book` })).toEqual([
      `Calendars ${word}`,
    ])
    expect(await board.titles({ search: '??' })).toEqual([])
    await (await openAdmin()).board.answer(number, 'planned', 'In spring')
    expect(await board.titles({ search: word, status: 'planned' })).toEqual([`Calendars ${word}`])
    expect(await board.titles({ search: word, status: 'open' })).toEqual([`Maps ${word}`])
  })

  it.each(['?after=soon', '?after=1-2-3', '?status=lost', '?order=oldest', '?limit=51'])(
    'refuses %s',
    async (query) => {
      const { browser } = await open()
      expect((await browser.get(`/api/feature-requests${query}`)).status).toBe(400)
    },
  )
})

describe("one's own request", () => {
  it('can be changed and deleted while nobody else has voted', async () => {
    const { board } = await openLeader()
    const { number } = await board.propose('A calendar')
    expect(await (await board.change(number, 'A calendar of trips')).json()).toMatchObject({
      title: 'A calendar of trips',
      is_editable: true,
    })
    expect((await board.remove(number)).status).toBe(200)
    expect(await codeOf(await board.tryToVote(number))).toEqual([404, 'feature-request-not-found'])
  })

  it('stays as it is once somebody else has voted', async () => {
    const { board } = await openLeader()
    const { number } = await board.propose('A calendar')
    await (await open()).board.vote(number)
    expect(await board.find(number)).toMatchObject({ is_editable: false })
    expect(await codeOf(await board.change(number, 'Other words'))).toEqual([
      409,
      'feature-request-voted',
    ])
    expect(await codeOf(await board.remove(number))).toEqual([409, 'feature-request-voted'])
  })

  it('is not deleted from under a vote of the same moment', async () => {
    const author = await openLeader()
    const voter = await open()
    const { number } = await author.board.propose('A calendar')
    const { deletion } = await product.database.db.transaction(async (vote) => {
      await vote.execute(sql`
        insert into feature_request_votes (request_number, user_id, created_at)
        values (${number}, ${voter.id}, now())`)
      const answer = author.board.remove(number)
      await expect.poll(() => countWaiting(product)).toBe(1)
      return { deletion: answer }
    })
    expect(await codeOf(await deletion)).toEqual([409, 'feature-request-voted'])
  })

  it("is nobody else's to change, admins included", async () => {
    const { number } = await (await openLeader()).board.propose('A calendar')
    for (const { board } of [await openLeader(), await openAdmin()]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const refusals = [await board.change(number, 'Other words'), await board.remove(number)]
      expect(refusals.map(({ status }) => status)).toEqual([404, 404])
    }
  })
})
