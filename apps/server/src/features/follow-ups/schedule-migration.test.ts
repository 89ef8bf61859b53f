import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Database, openDatabase } from '../../db/client.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import { migrateTo, numberOfMigration } from '../../db/testing/migrate-to.ts'
import { createEmptyTestDatabase, type TestDatabase } from '../../db/testing/test-postgres.ts'
import { type EmailServer, startEmailServer } from '../../testing/email-server.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

const minute = 60_000
const hour = 60 * minute
/** The migration goes by the clock of the database. */
const start = Date.now()
const funnelId = '01900000-0000-7000-8000-000000000000'

let place: TestDatabase
let database: Database
let emailServer: EmailServer
let product: TestProduct
let time = start

const at = (ms: number) => new Date(start + ms)
const leadIdOf = (name: string) => `${funnelId.slice(0, -4)}${Buffer.from(name).toString('hex')}`

beforeAll(async () => {
  place = await createEmptyTestDatabase()
  database = openDatabase(place.connection)
  await migrateTo(numberOfMigration('follow_ups_due') - 1, database.db)
  await fill()
  await migrateDatabase(place.connection)
  emailServer = await startEmailServer()
  const environment = { SMTP_URL: emailServer.url, MAIL_FROM: 'mail@wildpath.example' }
  product = await startTestProduct(environment, place.connection, () => new Date(time))
})
afterAll(async () => {
  await product.stop()
  await emailServer.stop()
  await database.close()
  await place.drop()
})

async function fill(): Promise<void> {
  const { sql } = database
  const business = { business_name: 'Blue Canyon', main_offer: 'Half a day' }
  const texts = [1, 2, 3].map((step) => `Subject: ${step}\n\nHello {name}`)
  await sql`
    insert into users (id, name, email, email_verified) values ('ana', 'Ana', 'ana@example.com', true)`
  await sql`
    insert into funnels (id, user_id, title, slug, business_info, generated_content, written_by)
    values (${funnelId}, 'ana', 'Rafting', 'rafting', ${JSON.stringify(business)}::text::jsonb,
      ${JSON.stringify({ landing_page: {}, follow_up_emails: texts })}::text::jsonb, 'copywriter')`

  await addLead('Mo')
  await addSent('Mo', { step: 1, settledAt: -2 * hour })
  await addWaiting('Mo', { step: 2, dueAt: 22 * hour })
  await addWaiting('Mo', { step: 3, dueAt: 46 * hour })

  // Due, and nobody has begun.
  await addLead('Di')
  await addWaiting('Di', { step: 1, dueAt: -minute })
  await addWaiting('Di', { step: 2, dueAt: 24 * hour - minute })

  // In the hands of a process that has died since.
  await addLead('In')
  await addWaiting('In', { step: 1, dueAt: -minute, leaseUntil: minute })

  // Failed twice, and waits for the third try.
  await addLead('Re')
  await addWaiting('Re', { step: 1, dueAt: -10 * minute, runAt: 10 * minute, attempts: 2 })

  // Given up, until an admin says otherwise.
  await addLead('Up')
  await addWaiting('Up', { step: 1, dueAt: -20 * hour, failedAt: -hour, attempts: 7 })
}

async function addLead(name: string): Promise<void> {
  await database.sql`
    insert into leads (funnel_id, id, fingerprint, "values", email)
    values (${funnelId}, ${leadIdOf(name)}, ${name}, '[]', ${`${name}@example.org`})`
}

async function addSent(
  name: string,
  { step, settledAt }: { step: number; settledAt: number },
): Promise<void> {
  await database.sql`
    insert into follow_ups (funnel_id, lead_id, step, user_id, due_at, state, settled_at)
    values (${funnelId}, ${leadIdOf(name)}, ${step}, 'ana', ${at(settledAt)}, 'sent', ${at(settledAt)})`
}

type Waiting = {
  step: number
  dueAt: number
  runAt?: number
  attempts?: number
  leaseUntil?: number
  failedAt?: number
}

/** A row of the schedule and its job, as they were before. */
async function addWaiting(name: string, waiting: Waiting): Promise<void> {
  const { step, dueAt, runAt = dueAt, attempts = 0 } = waiting
  const leaseUntil = waiting.leaseUntil === undefined ? null : at(waiting.leaseUntil)
  const failedAt = waiting.failedAt === undefined ? null : at(waiting.failedAt)
  const leadId = leadIdOf(name)
  await database.sql`
    insert into follow_ups (funnel_id, lead_id, step, user_id, due_at, state, settled_at)
    values (${funnelId}, ${leadId}, ${step}, 'ana', ${at(dueAt)},
      ${failedAt === null ? 'scheduled' : 'failed'}, ${failedAt})`
  const payload = { funnel_id: funnelId, lead_id: leadId, step: String(step) }
  await database.sql`
    insert into jobs (id, kind, key, payload, run_at, attempts, created_at, lease_id, lease_until, failed_at)
    values (gen_random_uuid(), 'follow-up', ${`${leadId}:${step}`},
      ${JSON.stringify(payload)}::text::jsonb, ${at(runAt)}, ${attempts}, ${at(-hour)},
      case when ${leaseUntil}::timestamptz is not null then gen_random_uuid() end, ${leaseUntil}, ${failedAt})`
}

/** Lets time come, and answers all that was sent until then, as 'Mo 2'. */
async function sentUntil(ms: number): Promise<string[]> {
  time = start + ms
  await product.runJobs()
  return ['Mo', 'Di', 'In', 'Re', 'Up'].flatMap((name) =>
    emailServer
      .mailsTo(`${name}@example.org`)
      .map(({ headers }) => `${name} ${/-(\d)@/.exec(headers['message-id'] ?? '')?.[1]}`),
  )
}

describe('a schedule of when each email had its job from the beginning', () => {
  it('keeps the jobs that are due, under way, failed or given up, and no others', async () => {
    const rows = await database.sql<{ key: string; attempts: number }>`
      select key, attempts from jobs where kind = 'follow-up' order by key`
    const kept = ['Di', 'In', 'Re', 'Up'].map((name) => `${leadIdOf(name)}:1`)
    expect(rows.map(({ key }) => key)).toEqual(kept)
    expect(rows.map(({ attempts }) => attempts)).toEqual([0, 0, 2, 7])
    const named = await database.sql<{ key: string }>`
      select job_key as key from follow_ups where job_key is not null order by job_key`
    expect(named.map(({ key }) => key)).toEqual([...kept, `${leadIdOf('Mo')}:1`].toSorted())
  })

  it('sends each email once, at its time', async () => {
    expect(await sentUntil(0)).toEqual(['Di 1'])
    expect(await sentUntil(minute)).toEqual(['Di 1', 'In 1'])
    expect(await sentUntil(10 * minute)).toEqual(['Di 1', 'In 1', 'Re 1'])
    const first = ['Di 1', 'In 1', 'Re 1']
    expect(await sentUntil(22 * hour - 1)).toEqual(first)
    expect(await sentUntil(22 * hour)).toEqual(['Mo 2', ...first])
    expect(await sentUntil(24 * hour)).toEqual(['Mo 2', 'Di 1', 'Di 2', 'In 1', 'Re 1'])
    const all = ['Mo 2', 'Mo 3', 'Di 1', 'Di 2', 'In 1', 'Re 1']
    expect(await sentUntil(46 * hour)).toEqual(all)
    expect(await sentUntil(30 * 24 * hour)).toEqual(all)
  })
})
