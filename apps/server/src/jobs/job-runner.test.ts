import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import type { Database } from '../db/client.ts'
import { openTestDatabase } from '../db/testing/test-postgres.ts'
import { users } from '../features/accounts/index.ts'
import { enqueue } from './enqueue.ts'
import { jobKind, schedule, type Schedule } from './job-kind.ts'
import { done, type JobHandlers } from './job.ts'
import { createJobLeases } from './job-leases.ts'
import { createJobRunner } from './job-runner.ts'

let database: Database
let time = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

function open(handlers: JobHandlers, schedules: Schedule[] = []) {
  const errors: string[] = []
  const runner = createJobRunner({
    database,
    queues: [{ handlers, concurrency: 4 }],
    schedules,
    withConnection: (work) => work(),
    now: () => time,
    log: { warn: () => {}, error: (_details, message) => void errors.push(message) },
  })
  return { runner, errors }
}

const ask = (kind: string, key: string, runAt = time) =>
  enqueue(database.db, jobKind(kind), [{ key, payload: {}, runAt }], time)
const read = async (kind: string) => {
  const rows = await database.sql`
    select attempts, last_error, finished_at is not null as finished, failed_at is not null as failed,
      to_char(run_at at time zone 'utc', 'HH24:MI:SS') as run_at from jobs where kind = ${kind} order by key`
  return [...rows]
}
const countUsers = async () => (await database.db.select().from(users)).length

describe('the runner of jobs', () => {
  it('runs what is due, once, and what it is asked for twice as once', async () => {
    const ran: string[] = []
    const { runner } = open({
      greet: {
        async run({ key }) {
          ran.push(key)
          return done
        },
      },
    })
    await ask('greet', 'a')
    await ask('greet', 'a')
    await ask('greet', 'later', new Date(time.getTime() + 1))
    await runner.runUntilIdle()
    await runner.runUntilIdle()
    await ask('greet', 'a')
    await runner.runUntilIdle()
    expect(ran).toEqual(['a'])
    time = new Date(time.getTime() + 1)
    await runner.runUntilIdle()
    expect(ran).toEqual(['a', 'later'])
  })

  it('undoes what a job wrote before it threw, and tries it again half a minute later', async () => {
    let tries = 0
    const { runner, errors } = open({
      write: {
        run: async () => async (transaction) => {
          tries += 1
          await transaction
            .insert(users)
            .values({ id: `u${tries}`, name: 'Ana', email: `${tries}@example.com` })
          if (tries === 1) throw new Error('out of luck')
          return done
        },
      },
    })
    await ask('write', 'a')
    await runner.runUntilIdle()
    expect([await countUsers(), errors]).toEqual([0, ['a job failed']])
    expect(await read('write')).toMatchObject([
      { attempts: 1, last_error: 'out of luck', finished: false, failed: false },
    ])
    time = new Date(time.getTime() + 29_999)
    await runner.runUntilIdle()
    expect(tries).toBe(1)
    time = new Date(time.getTime() + 1)
    await runner.runUntilIdle()
    expect([await countUsers(), tries]).toEqual([1, 2])
    expect(await read('write')).toMatchObject([{ attempts: 1, finished: true }])
  })

  it('keeps what a job wrote that failed in an orderly way, and gives a final failure up at once', async () => {
    const reasons: string[] = []
    const { runner } = open({
      refuse: {
        run: async () => async (transaction) => {
          await transaction.insert(users).values({ id: 'r', name: 'R', email: 'r@example.com' })
          return { kind: 'failed', reason: 'No such place', isFinal: true }
        },
        async onExhausted(_job, _context, reason) {
          reasons.push(reason)
        },
      },
    })
    const before = await countUsers()
    await ask('refuse', 'a')
    await runner.runUntilIdle()
    expect([await countUsers(), reasons]).toEqual([before + 1, ['No such place']])
    expect(await read('refuse')).toMatchObject([{ attempts: 1, failed: true, finished: false }])
  })

  it('counts no try for a job that asks to come later', async () => {
    const at = new Date('2026-03-02T11:00:00Z')
    const { runner } = open({ wait: { run: async () => ({ kind: 'reschedule', at }) } })
    await ask('wait', 'a')
    await runner.runUntilIdle()
    expect(await read('wait')).toMatchObject([
      { attempts: 0, last_error: null, run_at: '11:00:00' },
    ])
  })

  it('leaves work of a kind that it does not know to others', async () => {
    const { runner, errors } = open({ known: { run: async () => done } })
    await ask('unknown', 'a')
    await runner.runUntilIdle()
    expect([await read('unknown'), errors]).toMatchObject([[{ attempts: 0, finished: false }], []])
  })

  it('does four jobs at the same time, and goes on with others while one takes long', async () => {
    const waiting = new Map<string, () => void>()
    let atOnce = 0
    const { runner } = open({
      slow: {
        async run({ key }) {
          await new Promise<void>((resolve) => {
            waiting.set(key, resolve)
            atOnce = Math.max(atOnce, waiting.size)
          })
          waiting.delete(key)
          return done
        },
      },
    })
    for (const key of ['a', 'b', 'c', 'd', 'e']) await ask('slow', key)
    const turn = runner.runUntilIdle()
    await expect.poll(() => waiting.size).toBe(4)
    const [first = ''] = waiting.keys()
    waiting.get(first)?.()
    // The fifth begins while the other three go on.
    await expect.poll(() => waiting.has(first)).toBe(false)
    await expect.poll(() => waiting.size).toBe(4)
    for (const end of waiting.values()) end()
    await turn
    expect([atOnce, (await read('slow')).every((row) => row['finished'] === true)]).toEqual([
      4,
      true,
    ])
  })

  it('ends what is under way when it stops, and takes nothing new', async () => {
    let end: (() => void) | undefined
    const { runner } = open({
      last: {
        async run() {
          await new Promise<void>((resolve) => (end = resolve))
          return done
        },
      },
    })
    await ask('last', 'a')
    runner.start()
    await expect.poll(() => end).toBeTypeOf('function')
    const stopped = runner.stop()
    await ask('last', 'b')
    end?.()
    await stopped
    await runner.runUntilIdle()
    expect(await read('last')).toMatchObject([{ finished: true }, { finished: false }])
  })

  it('gives what is under way eight seconds when it stops', async () => {
    const began = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const run = async () => {
      began.resolve()
      await end.promise
      return done
    }
    const { runner } = open({ endless: { run } })
    await ask('endless', 'a')
    runner.start()
    await began.promise
    await runner.tick()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    let isOver = false
    const stopped = runner.stop().then(() => (isOver = true))
    await vi.advanceTimersByTimeAsync(7_999)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await stopped
    vi.useRealTimers()
    end.resolve()
    await expect.poll(() => read('endless')).toMatchObject([{ finished: true }])
  })

  it('looks for nothing more once it has stopped', async () => {
    let looks = 0
    const counting = schedule(jobKind('counting'), () => {
      looks += 1
      return { key: 'a', payload: {}, runAt: time }
    })
    const { runner } = open({}, [counting])
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    runner.start()
    await runner.tick()
    vi.advanceTimersByTime(1_000)
    expect(looks).toBe(2)
    await runner.stop()
    vi.advanceTimersByTime(10_000)
    expect(looks).toBe(2)
  })

  it('passes over a job that another process is just taking', async () => {
    await ask('taken', 'a')
    await ask('taken', 'b', new Date(time.getTime() - 1))
    const leases = createJobLeases(database, () => time)
    const found = await database.db.transaction(async (transaction) => {
      await transaction.execute(`select from jobs where kind = 'taken' and key = 'b' for update`)
      return leases.take(['taken'])
    })
    expect(found).toMatchObject({ key: 'a' })
  })
})
