import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../db/client.ts'
import { openTestDatabase } from '../db/testing/test-postgres.ts'
import { purgeRateLimitCounts } from './rate-limits-feature.ts'
import { createSharedRateLimiter } from './shared-rate-limiter.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const secret = 'a secret of more than thirty-two letters'
const newName = (): string => randomUUID()
/** As a process of its own has it; the same name is the same limit. */
function open({
  name = newName(),
  limit = 2,
  windowMs = 60_000,
  isResettable = false,
  isAmount = false,
} = {}) {
  let statements = 0
  const query: Database['query'] = (...call) => {
    statements += 1
    return database.query(...call)
  }
  const limiter = createSharedRateLimiter({
    database: { query },
    secret,
    name,
    limit,
    windowMs,
    isResettable,
    isAmount,
  })
  return { ...limiter, statements: () => statements }
}
const tryTimes = async (limiter: { consume(key: string): Promise<boolean> }, times: number) => {
  const answers: boolean[] = []
  for (let count = 0; count < times; count += 1) answers.push(await limiter.consume('ana'))
  return answers
}

describe('attempts in the database', () => {
  it('are refused beyond the limit, of each key and of each limit by itself', async () => {
    const limiter = open()
    expect(await tryTimes(limiter, 3)).toEqual([true, true, false])
    expect([await limiter.consume('bo'), await open().consume('ana')]).toEqual([true, true])
  })

  it('count over all processes and over a restart', async () => {
    const name = newName()
    expect(await tryTimes(open({ name }), 1)).toEqual([true])
    expect(await tryTimes(open({ name }), 2)).toEqual([true, false])
    expect(await tryTimes(open({ name }), 1)).toEqual([false])
  })

  it('are all counted when they come together', async () => {
    const limiter = open({ limit: 10 })
    const answers = await Promise.all(Array.from({ length: 40 }, () => limiter.consume('ana')))
    expect(answers.filter((isAllowed) => isAllowed)).toHaveLength(10)
  })

  it('may be made again when the window is over', async () => {
    const limiter = open({ windowMs: 60_000 })
    await tryTimes(limiter, 2)
    await database.sql`update rate_limit_counts set expire = ${Date.now()}`
    expect(await open().consume('ana')).toBe(true)
  })

  it('accept a smaller amount after rejecting one that does not fit', async () => {
    const limiter = open({ limit: 10, isAmount: true })
    const answers: boolean[] = []
    for (const amount of [6, 5, 4, 1]) answers.push(await limiter.consumeAmount('ana', amount))
    expect(answers).toEqual([true, false, true, false])
  })

  it('stay counted when 60,000 other keys come', async () => {
    const name = newName()
    await tryTimes(open({ name }), 2)
    await database.sql`
      insert into rate_limit_counts (key, points, expire)
      select ${`${name}:`} || n, 1, ${Date.now() + 60_000} from generate_series(1, 60000) n`
    expect(await tryTimes(open({ name }), 1)).toEqual([false])
  })

  it('are forgiven in every process', async () => {
    const name = newName()
    const [one, two] = [open({ name, isResettable: true }), open({ name, isResettable: true })]
    expect([await tryTimes(one, 3), await tryTimes(two, 1)]).toEqual([[true, true, false], [false]])
    await two.clear('ana')
    expect([await tryTimes(one, 1), await tryTimes(two, 1)]).toEqual([[true], [true]])
  })

  it('are given back one by one, in every process', async () => {
    const name = newName()
    const [one, two] = [open({ name, isResettable: true }), open({ name, isResettable: true })]
    expect(await tryTimes(one, 2)).toEqual([true, true])
    await two.giveBack('ana')
    expect(await tryTimes(one, 2)).toEqual([true, false])
  })

  it('do not reach the database any more once the limit is', async () => {
    const limiter = open()
    await tryTimes(limiter, 50)
    expect(limiter.statements()).toBe(2)
  })

  it('are kept without the network or the address that made them', async () => {
    const limiter = open()
    await limiter.consume('203.0.113.77 ana@example.com')
    const rows = await database.sql`select * from rate_limit_counts`
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.77|ana@/)
  })

  it('are not let through when they cannot be counted', async () => {
    const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const limiter = createSharedRateLimiter({
      database: { query: () => Promise.reject(gone) },
      secret,
      name: 'any',
      limit: 2,
      windowMs: 60_000,
    })
    await expect(limiter.consume('ana')).rejects.toBe(gone)
  })
})

describe('the purge', () => {
  it('deletes what has ended and nothing else', async () => {
    const now = new Date()
    await database.sql`truncate rate_limit_counts`
    await database.sql`
      insert into rate_limit_counts (key, points, expire)
      values ('ended', 9, ${now.getTime() - 1}), ('running', 9, ${now.getTime() + 1})`
    const job = { kind: '', key: '', payload: {}, createdAt: now }
    const { db } = database
    await purgeRateLimitCounts.run(job, { transaction: (work) => db.transaction(work), now })
    expect(await database.sql`select key from rate_limit_counts`).toEqual([{ key: 'running' }])
  })
})
