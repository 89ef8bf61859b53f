import pg from 'pg'

import { openDatabase } from '../apps/server/src/db/client.ts'
import { fillLargeData, largeData } from '../apps/server/src/testing/large-data.ts'
import { createOwner } from '../e2e/support/owner.ts'
import { setStage, type Stage } from './support/stage.ts'
import { share, type Table, timesOf } from './support/table.ts'

const size = { owners: 2_000, funnelsOfAnOwner: 10, days: 300, quietFunnels: 10, busyLeads: 20_000 }
const requests = 300

/** What an owner's dashboard costs in an installation of thousands of owners. */
export async function benchDashboard(): Promise<Table[]> {
  const stage = await setStage()
  const stopServers = await stage.startServers(1)
  try {
    await fill(stage)
    const owner = await createOwner(stage.url)
    const { id } = await owner.publishFunnel()
    await adopt(stage, id)
    const body = await owner.readText('/api/funnels')
    const times = await timesOf(requests, () => owner.readText('/api/funnels'))
    return [
      {
        title: `The dashboard of one of ${size.owners} owners`,
        note: `${size.owners * size.funnelsOfAnOwner} funnels, ${size.owners * size.funnelsOfAnOwner * size.days} daily rows; ${requests} requests one after the other.`,
        columns: ['request', 'funnels', 'bytes', 'p50 ms', 'p95 ms'],
        rows: [
          [
            'GET /api/funnels',
            size.funnelsOfAnOwner,
            Buffer.byteLength(body),
            share(times, 0.5).toFixed(1),
            share(times, 0.95).toFixed(1),
          ],
        ],
      },
    ]
  } finally {
    await stopServers()
    await stage.close()
  }
}

async function fill({ postgres }: Stage): Promise<void> {
  const database = openDatabase({ kind: 'socket', ...postgres }, { queryTimeoutMs: null })
  await fillLargeData(database, size)
  await database.close()
}

/** Gives whoever made this funnel those of an owner of the large data, with the page that was written. */
async function adopt({ postgres }: Stage, writtenId: string): Promise<void> {
  const { host, port, username, database } = postgres
  const client = new pg.Client({ host, port, user: username, database })
  await client.connect()
  await client.query(
    `update funnels set user_id = written.user_id, business_info = written.business_info,
       generated_content = written.generated_content, landing_page = written.landing_page
     from funnels as written where written.id = $1 and funnels.user_id = $2`,
    [writtenId, largeData.ordinary],
  )
  await client.query('delete from funnels where id = $1', [writtenId])
  await client.end()
}
