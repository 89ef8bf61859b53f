import { randomUUID } from 'node:crypto'

import type { PlanKey } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

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

describe('the team', () => {
  async function auditOf(number: number) {
    const rows = await product.database.sql`
      select actor_email, action, target_label, reason, details from audit_entries
      where target_id = ${String(number)} and target_kind = 'feature-request' order by id`
    return rows.map((row) => Object.values(row))
  }

  it('answers with a status and words, which the audit log keeps', async () => {
    const { board } = await openLeader()
    const { number } = await board.propose('A calendar')
    const admin = await openAdmin()
    const answered = await admin.board.answer(number, 'planned', 'We begin in May.')
    expect(await answered.json()).toMatchObject({ status: 'planned', answer: 'We begin in May.' })
    await admin.board.answer(number, 'planned', 'We begin in May.')
    const read = await board.find(number)
    expect(read).toMatchObject({ status: 'planned', answer: 'We begin in May.' })
    expect(read.answered_at).not.toBeNull()
    expect(await auditOf(number)).toEqual([
      [
        admin.email,
        'request-answered',
        `#${number}`,
        'We begin in May.',
        { from: 'open', to: 'planned' },
      ],
    ])
  })

  it('declines with a reason only', async () => {
    const { number } = await (await openLeader()).board.propose('A calendar')
    const refused = await (await openAdmin()).board.answer(number, 'declined', ' ')
    expect(await refused.json()).toMatchObject({
      error: { fields: { answer: 'Please say why, to everybody who voted' } },
    })
    expect(await auditOf(number)).toEqual([])
  })

  it('removes what does not belong there, for a reason', async () => {
    const { board } = await openLeader()
    const { number } = await board.propose('Buy my rafts')
    const { browser } = await openAdmin()
    const path = `/api/admin/feature-requests/${number}`
    expect((await browser.sendJson('DELETE', path, {})).status).toBe(422)
    expect((await browser.sendJson('DELETE', path, { reason: 'Spam' })).status).toBe(200)
    expect((await board.tryToVote(number)).status).toBe(404)
    expect(await auditOf(number)).toMatchObject([
      [expect.anything(), 'request-removed', `#${number}`, 'Spam', { votes: 1 }],
    ])
  })

  it('merges a duplicate: votes count once a person, and its number leads to the other', async () => {
    const leader = await openLeader()
    const word = someWord()
    const duplicate = await leader.board.propose(`Calendar ${word}`)
    const target = await (await openLeader()).board.propose(`A real calendar ${word}`)
    const [both, one] = [await open(), await open()]
    for (const { number } of [duplicate, target]) await both.board.vote(number)
    await one.board.vote(duplicate.number)
    const admin = await openAdmin()
    const merged = await admin.board.merge(duplicate.number, target.number)
    // Two authors, and the two others.
    expect(await merged.json()).toMatchObject({ number: target.number, votes: 4 })

    expect(await one.board.titles({ search: word })).toEqual([`A real calendar ${word}`])
    expect(await one.board.find(duplicate.number)).toMatchObject({
      number: target.number,
      has_voted: true,
      votes: 4,
    })
    const late = await open()
    expect(await late.board.vote(duplicate.number)).toMatchObject({
      number: target.number,
      votes: 5,
    })
    expect(await auditOf(duplicate.number)).toMatchObject([
      [
        admin.email,
        'request-merged',
        `#${duplicate.number}`,
        'It asks for the same',
        { into: `#${target.number}` },
      ],
    ])
    expect((await leader.board.change(duplicate.number, 'Other words')).status).toBe(404)
  })

  it('merges more votes than a statement can have parameters', async () => {
    const [duplicate, target] = [
      await (await openLeader()).board.propose('A calendar'),
      await (await openLeader()).board.propose('A real calendar'),
    ]
    const voters = 22_000
    const { sql } = product.database
    await sql`
      insert into users (id, name, email, email_verified, created_at, updated_at)
      select 'voter-' || n, 'Ana', 'voter-' || n || '@example.com', true, now(), now()
      from generate_series(1, ${voters}::int) n`
    await sql`
      insert into feature_request_votes (request_number, user_id, created_at)
      select ${duplicate.number}::int, 'voter-' || n, now() from generate_series(1, ${voters}::int) n`
    const merged = await (await openAdmin()).board.merge(duplicate.number, target.number)
    expect(await merged.json()).toMatchObject({ votes: voters + 2 })
  })

  it('merges on: what was merged before leads to the last one', async () => {
    const { board } = await openLeader()
    const [first, second, third] = [
      await board.propose('A calendar'),
      await board.propose('Calendars'),
      await board.propose('Many calendars'),
    ]
    const admin = await openAdmin()
    await admin.board.merge(first.number, second.number)
    await admin.board.merge(second.number, third.number)
    expect((await board.find(first.number)).number).toBe(third.number)
    expect((await board.find(third.number)).votes).toBe(1)
  })

  it('merges neither into itself nor into what was merged or is not there', async () => {
    const { board } = await openLeader()
    const [first, second, third] = [
      await board.propose('A calendar'),
      await board.propose('Calendars'),
      await board.propose('Many calendars'),
    ]
    const admin = await openAdmin()
    expect(await codeOf(await admin.board.merge(first.number, first.number))).toEqual([
      422,
      'feature-request-same',
    ])
    await admin.board.merge(first.number, second.number)
    for (const [number, into] of [
      [third.number, first.number],
      [first.number, third.number],
      [third.number, 2_000_000_000],
    ] as const) {
      expect(await codeOf(await admin.board.merge(number, into))).toEqual([
        404,
        'feature-request-not-found',
      ])
    }
  })

  it('loses no vote that is given while it merges', async () => {
    const { board } = await openLeader()
    const [first, second] = [await board.propose('A calendar'), await board.propose('Calendars')]
    const admin = await openAdmin()
    const voters = await Promise.all(Array.from({ length: 6 }, () => open()))
    await Promise.all([
      ...voters.slice(0, 3).map((voter) => voter.board.vote(first.number)),
      admin.board.merge(first.number, second.number),
      ...voters.slice(3).map((voter) => voter.board.vote(first.number)),
    ])
    expect(await board.find(second.number)).toMatchObject({ votes: 7 })
  })
})

describe('whoever leaves', () => {
  it('takes their votes along, and what nobody else voted for; the rest stays without a name', async () => {
    const leader = await openLeader('Zoe Woods')
    const other = await openLeader()
    const wanted = await leader.board.propose('A calendar')
    const lonely = await leader.board.propose('A hat')
    const theirs = await other.board.propose('A map')
    await other.board.vote(wanted.number)
    await leader.board.vote(theirs.number)
    const left = await leader.browser.sendJson('POST', '/api/account/delete', {
      password: 'rapids1',
    })
    expect(left.status).toBe(200)
    expect(await other.board.find(wanted.number)).toMatchObject({
      title: 'A calendar',
      author_name: null,
      votes: 1,
    })
    expect(await other.board.find(theirs.number)).toMatchObject({ votes: 1 })
    expect((await other.board.tryToVote(lonely.number)).status).toBe(404)
  })
})
