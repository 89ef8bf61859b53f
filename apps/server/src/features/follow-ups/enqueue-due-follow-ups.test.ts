import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Database } from '../../db/client.ts'
import { openTestDatabase } from '../../db/testing/test-postgres.ts'
import { createJobRunner } from '../../jobs/job-runner.ts'
import { jobs } from '../../jobs/job-table.ts'
import { enqueueDueFollowUps, enqueueDueJob } from './enqueue-due-follow-ups.ts'
import { enqueueDue, enqueuedAtOnce } from './follow-up-schedule.ts'
import { sendFollowUp } from './send-follow-up.ts'

const start = new Date('2026-03-02T10:00:00Z')
const leadId = '01900000-0000-7000-8000-000000000001'
const funnelId = '01900000-0000-7000-8000-000000000002'

let database: Database
let time = start

beforeAll(async () => {
  database = await openTestDatabase()
  const { sql } = database
  await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
  await sql`
    insert into funnels (id, user_id, title, slug, business_info, generated_content, written_by)
    values (${funnelId}, 'ana', 'Rafting', 'rafting', '{}', '{}', 'copywriter')`
  await sql`
    insert into leads (funnel_id, id, fingerprint, "values")
    values (${funnelId}, ${leadId}, 'x', '[]')`
})
afterAll(() => database.close())
beforeEach(async () => {
  time = start
  await database.sql`delete from follow_ups`
  await database.sql`delete from jobs`
})

const after = (ms: number) => new Date(start.getTime() + ms)

/** The steps are counted from 1, and due so many milliseconds after the start. */
async function plan(...dueAfterMs: number[]): Promise<void> {
  await database.sql`
    insert into follow_ups (funnel_id, lead_id, step, user_id, due_at)
    select ${funnelId}, ${leadId}, place, 'ana', ${start.toISOString()}::timestamptz + ms * interval '1 ms'
    from unnest(${dueAfterMs}::int[]) with ordinality as due (ms, place)`
}

/** A process that hands over what is due, and sends nothing. */
const openRunner = () =>
  createJobRunner({
    database,
    queues: [{ handlers: { [enqueueDueFollowUps]: enqueueDueJob }, concurrency: 1 }],
    schedules: [],
    withConnection: (work) => work(),
    now: () => time,
    log: { warn: fail, error: fail },
  })

function fail({ err }: { err?: unknown }): never {
  throw new Error('Something was logged', { cause: err })
}

async function runAt(ms: number): Promise<void> {
  time = after(ms)
  await openRunner().runUntilIdle()
}

const enqueue = () => database.db.transaction((tx) => enqueueDue(tx, { now: time }))

/** The steps that have jobs, as the jobs say it, in the order in which they are taken. */
async function listEnqueued(): Promise<number[]> {
  const rows = await database.sql<{ step: string }>`
    select payload ->> 'step' as step from jobs where kind = 'follow-up' order by run_at, step`
  return rows.map(({ step }) => Number(step))
}

describe('a follow-up', () => {
  it('gets a job when it is due, which waits since then, and has none before', async () => {
    await plan(1_000, 2_000, 86_400_000)
    await runAt(999)
    expect(await listEnqueued()).toEqual([])
    await runAt(1_000)
    expect(await listEnqueued()).toEqual([1])
    await runAt(86_399_999)
    expect(await listEnqueued()).toEqual([1, 2])
    const [job] = await database.db
      .select()
      .from(jobs)
      .where(eq(jobs.kind, sendFollowUp))
      .orderBy(desc(jobs.runAt))
    expect(job).toMatchObject({
      payload: { funnel_id: funnelId, lead_id: leadId, step: '2' },
      runAt: after(2_000),
      createdAt: after(86_399_999),
      finishedAt: null,
    })
  })

  it('gets one job, whoever looks at the same moment, and names it', async () => {
    await plan(...Array.from({ length: 40 }, (_none, at) => -at))
    await Promise.all([openRunner().runUntilIdle(), openRunner().runUntilIdle(), enqueue()])
    await runAt(60_000)
    expect((await listEnqueued()).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_none, at) => at + 1),
    )
    const unnamed = await database.sql`
      select step from follow_ups where not exists (
        select from jobs where kind = 'follow-up' and key = job_key
          and payload = jsonb_build_object(
            'funnel_id', funnel_id, 'lead_id', lead_id, 'step', step::text))`
    expect(unnamed).toEqual([])
  })

  it('is left as it was, and without a job, when the transaction is undone', async () => {
    await plan(0)
    const undone = database.db.transaction(async (tx) => {
      expect(await enqueueDue(tx, { now: time })).toBe(1)
      throw new Error('out of luck')
    })
    await expect(undone).rejects.toThrow('out of luck')
    expect(await listEnqueued()).toEqual([])
    expect(await enqueue()).toBe(1)
    expect(await listEnqueued()).toEqual([1])
  })

  it('gets another job when it is postponed, also when it is due at the same time again', async () => {
    await plan(0)
    await runAt(0)
    for (const [ms, count] of [
      [0, 2],
      [10_000, 3],
    ] as const) {
      await database.sql`update jobs set finished_at = ${time} where kind = 'follow-up'`
      await database.sql`update follow_ups set job_key = null, due_at = ${after(ms)}`
      await runAt(10_000 + ms)
      expect(await listEnqueued()).toHaveLength(count)
    }
  })

  it('that somebody decides about is passed over, and waited for by nobody', async () => {
    await plan(0, 0, 0)
    await database.db.transaction(async (deciding) => {
      await deciding.execute('select from follow_ups where step = 2 for update')
      expect(await enqueue()).toBe(2)
    })
    expect(await listEnqueued()).toEqual([1, 3])
    expect(await enqueue()).toBe(1)
    expect(await listEnqueued()).toEqual([1, 2, 3])
  })

  it('of another lead waits for the job of all', async () => {
    await plan(0)
    const now = time
    const other = { leadId: '01900000-0000-7000-8000-000000000009', now }
    expect(await database.db.transaction((tx) => enqueueDue(tx, other))).toBe(0)
    expect(await database.db.transaction((tx) => enqueueDue(tx, { leadId, now }))).toBe(1)
  })
})

describe('the job that looks for what is due', () => {
  it('takes so many at once, the oldest first, and goes on until there are no more', async () => {
    const count = enqueuedAtOnce * 2 + 1
    await plan(...Array.from({ length: count }, (_none, at) => -at))
    expect(await enqueue()).toBe(enqueuedAtOnce)
    const newest = count - enqueuedAtOnce
    expect(await listEnqueued()).toEqual(
      Array.from({ length: enqueuedAtOnce }, (_none, at) => count - at),
    )
    await runAt(0)
    expect((await listEnqueued()).slice(enqueuedAtOnce)).toEqual(
      Array.from({ length: newest }, (_none, at) => newest - at),
    )
  })

  it('comes again when the next one is due, and after five seconds at the latest', async () => {
    const nextAt = async () => {
      const [job] = await database.db.select().from(jobs).where(eq(jobs.kind, enqueueDueFollowUps))
      return job?.runAt
    }
    await plan(3_000, 2_000, 9_000)
    await runAt(0)
    expect(await nextAt()).toEqual(after(2_000))
    await runAt(2_000)
    expect(await nextAt()).toEqual(after(3_000))
    await runAt(3_000)
    expect(await nextAt()).toEqual(after(8_000))
    await runAt(8_000)
    expect(await nextAt()).toEqual(after(9_000))
    await runAt(9_000)
    expect(await nextAt()).toEqual(after(14_000))
  })
})
