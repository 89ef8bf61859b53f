import { openDatabase } from '../apps/server/src/db/client.ts'
import { createOwner } from '../e2e/support/owner.ts'
import { setStage, type Stage } from './support/stage.ts'
import { share, type Table, timesOf } from './support/table.ts'

const people = 100_000
const paymentsOfOne = 10
const rounds = 200
const passes = 4

/** What the admin panel costs in an installation of a hundred thousand people and a million payments. */
export async function benchAdmin(): Promise<Table[]> {
  const stage = await setStage()
  const stopServers = await stage.startServers(1)
  try {
    const admin = await createOwner(stage.url)
    await fill(stage)
    const requests = await listRequests(admin.readText)
    const memory = [stage.memoryMb()]
    let rows: (string | number)[][] = []
    // The first passes let the process grow to what it needs; the last ones tell whether it goes on.
    for (let pass = 0; pass < passes; pass += 1) {
      rows = []
      for (const [what, path] of requests) {
        const times = await timesOf(rounds, () => admin.readText(path))
        rows.push([what, share(times, 0.5).toFixed(1), share(times, 0.95).toFixed(1)])
      }
      memory.push(stage.memoryMb())
    }
    return [
      {
        title: `The admin panel with ${people.toLocaleString('en')} people (goal: p95 under 200 ms)`,
        note: `${(people * paymentsOfOne).toLocaleString('en')} payments; ${rounds} requests each, one after the other. The last of ${passes} passes. Memory before and after each: ${memory.map((mb) => mb.toFixed(0)).join(', ')} MB.`,
        columns: ['request', 'p50 ms', 'p95 ms'],
        rows,
      },
    ]
  } finally {
    await stopServers()
    await stage.close()
  }
}

async function listRequests(readText: (path: string) => Promise<string>) {
  const list = '/api/admin/users'
  const { next } = JSON.parse(await readText(list)) as { next: string }
  return [
    ['the numbers', '/api/admin/stats'],
    ['the first page', list],
    ['the next page', `${list}?after=${next}`],
    ['search, one person', `${list}?search=person%2077777%20`],
    ['search, a part of many names', `${list}?search=walker`],
    ['search, nobody', `${list}?search=zzzz`],
    ['search, two letters of nobody', `${list}?search=zq`],
    ['one plan', `${list}?plan=expedition-leader`],
    ['one plan, a search', `${list}?plan=explorer&search=walker`],
    ['by name', `${list}?order=name`],
    ['by last visit', `${list}?order=active`],
  ] as const
}

async function fill({ postgres }: Stage): Promise<void> {
  const database = openDatabase({ kind: 'socket', ...postgres }, { queryTimeoutMs: null })
  const { sql } = database
  await sql`update users set plan = 'admin'`
  await sql`
    insert into users (id, name, email, plan, created_at, last_active_at)
    select 'p' || n, case n % 7 when 0 then 'Walker' else 'Person' end || ' ' || n || ' of camp', 'person' || n || '@example.com',
      case when n % 50 = 0 then 'expedition-leader' when n % 10 = 0 then 'explorer' else 'free' end,
      now() - n * interval '10 minutes', case when n % 3 > 0 then now() - n * interval '1 minute' end
    from generate_series(1, ${people}::int) as n`
  await sql`
    insert into subscriptions (id, user_id, plan, price_id, status, current_period_end, created_at)
    select 'sub-' || id, id, plan, plan || '-monthly', 'active', now() + interval '20 days', created_at from users
    where plan in ('explorer', 'expedition-leader')`
  await sql`
    insert into payments (id, user_id, kind, plan, amount_cents, paid_at)
    select 'in-' || n || id, id, 'payment', 'explorer', 2999, now() - n * interval '30 days'
    from users, generate_series(1, ${paymentsOfOne}::int) as n where id like 'p%'`
  await sql`
    insert into funnels (id, user_id, slug, title, business_info, generated_content, written_by)
    select gen_random_uuid(), id, 'trip-' || id || '-' || n, 'Trip', '{}', '{}', 'sandbox'
    from users, generate_series(1, 2) as n where id like 'p%'`
  await sql`vacuum analyze`
  await database.close()
}
