import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../db/client.ts'
import { openTestDatabase } from '../db/testing/test-postgres.ts'
import { bounds } from '../limits.ts'
import { enqueue } from './enqueue.ts'
import { jobKind } from './job-kind.ts'
import { done, type JobHandler, type JobHandlers } from './job.ts'
import { createJobRunner, type JobQueue } from './job-runner.ts'

let database: Database
let time = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  database = await openTestDatabase()
  await database.sql`create table notes (text text)`
})
afterAll(() => database.close())

const pass = (ms: number) => void (time = new Date(time.getTime() + ms))

/** One process; `open` again is another one. */
function open(handlers: JobHandlers, ...more: JobQueue[]) {
  const warnings: string[] = []
  const note = (_details: object, message: string) => void warnings.push(message)
  const runner = createJobRunner({
    database,
    queues: [{ handlers, concurrency: 2 }, ...more],
    schedules: [],
    withConnection: (work) => work(),
    now: () => time,
    log: { warn: note, error: note },
  })
  return { ...runner, warnings }
}

/** A handler that is under way until it is told to end, and then writes who did it. */
function openHandler(name: string) {
  const begun: string[] = []
  const end = Promise.withResolvers<void>()
  const handler: JobHandler = {
    async run({ key }) {
      begun.push(key)
      await end.promise
      return async (transaction) => {
        await transaction.execute(sql`insert into notes values (${`${name} ${key}`})`)
        return done
      }
    },
  }
  return { handler, begun, end: () => end.resolve() }
}

const ask = (kind: string, key: string) =>
  enqueue(database.db, jobKind(kind), [{ key, payload: {}, runAt: time }], time)
const read = async (kind: string) => {
  const rows = await database.sql`
    select key, attempts, last_error, finished_at is not null as finished,
      failed_at is not null as failed, lease_id is not null as leased
    from jobs where kind = ${kind} order by key`
  return [...rows]
}
const notesOf = async (key: string) => {
  const rows = await database.sql<{
    text: string
  }>`select text from notes where text like ${`%${key}`}`
  return rows.map(({ text }) => text)
}

describe('the lease of a job', () => {
  it('ends for a process that died: another one does the job, and the dead one writes nothing', async () => {
    const [dead, alive] = [openHandler('dead'), openHandler('alive')]
    alive.end()
    const [first, second] = [open({ take: dead.handler }), open({ take: alive.handler })]
    await ask('take', 'letter')
    const turn = first.runUntilIdle()
    await expect.poll(() => dead.begun).toEqual(['letter'])

    pass(bounds.jobs.leaseMs - 1)
    await second.runUntilIdle()
    expect(alive.begun).toEqual([])
    pass(1)
    await second.runUntilIdle()
    expect(alive.begun).toEqual(['letter'])

    dead.end()
    await turn
    expect([await notesOf('letter'), first.warnings]).toEqual([
      ['alive letter'],
      ['a job was taken over by another process'],
    ])
    expect(await read('take')).toMatchObject([
      { finished: true, leased: false, last_error: expect.stringContaining('ended before') },
    ])
  })

  it('is renewed while its process lives, however long the job takes', async () => {
    const [slow, other] = [openHandler('slow'), openHandler('other')]
    other.end()
    const [first, second] = [open({ renew: slow.handler }), open({ renew: other.handler })]
    await ask('renew', 'book')
    const turn = first.runUntilIdle()
    await expect.poll(() => slow.begun).toEqual(['book'])
    for (let count = 0; count < 10; count += 1) {
      pass(bounds.jobs.leaseMs / 3)
      await first.tick()
      await second.runUntilIdle()
    }
    slow.end()
    await turn
    expect([other.begun, await notesOf('book')]).toEqual([[], ['slow book']])
    expect(await read('renew')).toMatchObject([{ attempts: 0, finished: true }])
  })

  it('is taken by one of two processes that look at the same moment', async () => {
    const [one, other] = [openHandler('one'), openHandler('other')]
    one.end()
    other.end()
    const keys = Array.from({ length: 20 }, (_none, at) => `page ${at}`)
    for (const key of keys) await ask('share', key)
    await Promise.all([
      open({ share: one.handler }).runUntilIdle(),
      open({ share: other.handler }).runUntilIdle(),
    ])
    expect([...one.begun, ...other.begun].toSorted()).toEqual(keys.toSorted())
  })

  it('is lost seven times at most: a job that ends its process is given up', async () => {
    const reasons: string[] = []
    const begun: string[] = []
    const fatal: JobHandler = {
      run({ key }) {
        begun.push(key)
        return new Promise(() => {})
      },
      async onExhausted(_job, _context, reason) {
        reasons.push(reason)
      },
    }
    await ask('fatal', 'bomb')
    for (let count = 0; count < 7; count += 1) {
      void open({ fatal }).runUntilIdle()
      await expect.poll(() => begun.length).toBe(count + 1)
      pass(bounds.jobs.leaseMs)
    }
    await open({ fatal }).runUntilIdle()
    expect([begun.length, reasons]).toEqual([
      7,
      ['The process that did it ended before it was done.'],
    ])
    expect(await read('fatal')).toMatchObject([{ failed: true, leased: false }])
  })

  it('needs no connection while the job is under way', async () => {
    const slow = openHandler('slow')
    const runner = open({ quiet: slow.handler })
    await ask('quiet', 'a')
    await ask('quiet', 'b')
    const turn = runner.runUntilIdle()
    await expect.poll(() => slow.begun).toHaveLength(2)
    await expect
      .poll(() => {
        const { open: opened, idle } = database.connections()
        return opened - idle
      })
      .toBe(0)
    slow.end()
    await turn
  })
})

describe('what was done outside', () => {
  it('is written down once the database is there again, and not done twice', async () => {
    const sent: string[] = []
    let isCut = false
    const runner = open({
      send: {
        async run({ key }) {
          sent.push(key)
          return async (transaction) => {
            await transaction.execute(sql`insert into notes values (${`sent ${key}`})`)
            if (!isCut) {
              isCut = true
              await transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
            }
            return done
          }
        },
      },
    })
    await ask('send', 'parcel')
    await runner.runUntilIdle()
    expect([sent, await notesOf('parcel'), runner.warnings]).toEqual([
      ['parcel'],
      ['sent parcel'],
      [],
    ])
    expect(await read('send')).toMatchObject([{ attempts: 0, finished: true }])
  })

  it('is given back at once when the database goes before anything was done', async () => {
    let tries = 0
    const runner = open({
      early: {
        async run(_job, { transaction }) {
          tries += 1
          if (tries === 1) {
            await transaction((tx) =>
              tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
            )
          }
          return done
        },
      },
    })
    await ask('early', 'a')
    await runner.runUntilIdle()
    expect([tries, runner.warnings]).toEqual([2, ['jobs: no database']])
    expect(await read('early')).toMatchObject([{ attempts: 0, finished: true }])
  })
})

describe('a queue', () => {
  it('waits for no other one', async () => {
    const slow = openHandler('slow')
    const quick = openHandler('quick')
    quick.end()
    const runner = open(
      { slow: slow.handler },
      { handlers: { quick: quick.handler }, concurrency: 1 },
    )
    for (const key of ['1', '2', '3']) await ask('slow', key)
    const turn = runner.runUntilIdle()
    await expect.poll(() => slow.begun).toHaveLength(2)
    await ask('quick', 'now')
    await runner.tick()
    await expect.poll(() => notesOf('quick now')).toEqual(['quick now'])
    expect(slow.begun).toHaveLength(2)
    slow.end()
    await turn
  })
})

describe('work without an end', () => {
  it('comes earlier when it asks for that, and never later', async () => {
    const asked: number[] = []
    const runner = open({
      early: {
        everyMs: 15_000,
        async run() {
          const at = new Date(time.getTime() + (asked.length === 0 ? 4_000 : 60_000))
          asked.push(time.getTime())
          return { kind: 'reschedule', at }
        },
      },
    })
    const start = time.getTime()
    await runner.runUntilIdle()
    for (const ms of [3_999, 1, 14_999, 1]) {
      pass(ms)
      await runner.runUntilIdle()
    }
    expect(asked.map((at) => at - start)).toEqual([0, 4_000, 19_000])
  })

  it('comes again after its time, whatever came of it, in one process of all', async () => {
    const ran: string[] = []
    const clockOf = (name: string): JobHandlers => ({
      clock: {
        everyMs: 15_000,
        async run() {
          ran.push(name)
          if (ran.length === 2) throw new Error('out of luck')
          return done
        },
      },
    })
    const [one, other] = [open(clockOf('one')), open(clockOf('other'))]
    const turn = () => Promise.all([one.runUntilIdle(), other.runUntilIdle()])
    await turn()
    await turn()
    expect(ran).toHaveLength(1)
    for (let count = 0; count < 3; count += 1) {
      pass(15_000)
      await turn()
      expect(ran).toHaveLength(count + 2)
    }
    expect([...one.warnings, ...other.warnings]).toEqual(['a job failed'])
    expect(await read('clock')).toMatchObject([
      { attempts: 0, last_error: null, finished: false, failed: false, leased: false },
    ])
  })
})
