import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import pg from 'pg'

import { createOwner } from '../e2e/support/owner.ts'
import { personAgent, setStage, type Stage } from './support/stage.ts'
import { median, type Table } from './support/table.ts'
import { findTool, runWrk } from './support/tools.ts'

const rounds = 5
const seconds = 4
const connections = 64

/** Leads a second, each acknowledged after its own commit, next to single-row INSERTs into the same table. */
export async function benchLeadPost(): Promise<Table[]> {
  const wrk = findTool('wrk')
  if (wrk === null)
    return [{ title: 'Lead posts', note: 'Not measured: wrk is needed.', columns: [], rows: [] }]
  const stage = await setStage()
  const stopServers = await stage.startServers(1)
  const { path, fields } = await (await createOwner(stage.url)).publishFunnel()
  const script = join(stage.folder, 'leads.lua')
  writeFileSync(script, leadScript(path, fields))

  const inserts: number[] = []
  const posts: Awaited<ReturnType<typeof runWrk>>[] = []
  for (let round = 0; round < rounds; round += 1) {
    inserts.push(await insertSingly(stage))
    posts.push(
      await runWrk(wrk, {
        url: stage.url,
        connections,
        seconds,
        script,
        headers: { 'User-Agent': personAgent },
      }),
    )
  }
  const lost = await countLost(stage)
  await stopServers()
  await stage.close()

  const rate = median(posts.map(({ perSecond }) => perSecond))
  return [
    {
      title: `Durable lead posts, ${connections} connections, one process (goal: at least 1.0 of single INSERTs)`,
      note: `Medians of ${rounds} runs of ${seconds} s. Counted by the day's rollup but not stored: ${lost}.`,
      columns: ['way', 'leads/s', 'of INSERTs', 'p50 ms', 'p99 ms', 'failures'],
      rows: [
        [
          `single-row INSERTs, ${connections} clients`,
          median(inserts).toFixed(0),
          '1.00',
          '',
          '',
          0,
        ],
        [
          'form posts',
          rate.toFixed(0),
          (rate / median(inserts)).toFixed(2),
          median(posts.map(({ p50Ms }) => p50Ms)).toFixed(2),
          median(posts.map(({ p99Ms }) => p99Ms)).toFixed(2),
          posts.reduce((sum, { failures }) => sum + failures, 0),
        ],
      ],
    },
  ]
}

async function insertSingly({ postgres: server }: Stage): Promise<number> {
  const pool = openPool(server, connections)
  const [funnel] = (await pool.query<{ id: string }>('select id from funnels limit 1')).rows
  const until = performance.now() + seconds * 1000
  let count = 0
  const values = JSON.stringify([
    { label: 'Name', value: 'Joe Rider' },
    { label: 'Email', value: 'joe@example.org' },
  ])
  const insert = async () => {
    while (performance.now() < until) {
      await pool.query({
        name: 'insert-lead',
        text: `insert into leads (funnel_id, id, fingerprint, "values", quarantine_reason)
          values ($1, $2, $3, $4, 'rate')`,
        values: [funnel?.id, crypto.randomUUID(), crypto.randomUUID(), values],
      })
      count += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, insert))
  await pool.end()
  return count / seconds
}

async function countLost({ postgres: server }: Stage): Promise<number> {
  const pool = openPool(server, 1)
  const { rows } = await pool.query<{
    lost: string
  }>(`select (select sum(leads) from funnel_daily_stats)
    - (select count(*) from leads where quarantine_reason is null) as lost`)
  await pool.end()
  return Number(rows[0]?.lost)
}

function openPool({ host, port, username, database }: Stage['postgres'], max: number): pg.Pool {
  return new pg.Pool({ host, port, user: username, database, max })
}

/** Every post is another person from another address. */
function leadScript(path: string, fields: readonly string[]): string {
  const answers = fields.map((label) => {
    const name = encodeURIComponent(label)
    if (/email/i.test(label)) return `${name}=joe" .. run .. "x" .. n .. "%40example.org`
    if (/date$/i.test(label)) return `${name}=2031-07-24`
    return /^number/i.test(label) ? `${name}=3` : `${name}=Joe+Rider`
  })
  return `
local n, run = 0, tostring(os.time()) .. tostring({}):gsub("%W", "")
local headers = { ["Content-Type"] = "application/x-www-form-urlencoded" }
request = function()
  n = n + 1
  headers["X-Forwarded-For"] = "10." .. n % 250 .. "." .. math.floor(n / 250) % 250 .. "." .. math.floor(n / 62500) % 250
  return wrk.format("POST", "${path}", headers, "${answers.join('&')}&hp_website=")
end`
}
