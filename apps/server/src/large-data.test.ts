import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Database, openDatabase } from './db/client.ts'
import { createTestDatabase, type TestDatabase } from './db/testing/test-postgres.ts'
import { createPublicFunnelRepository } from './features/public-site/index.ts'
import { countReads } from './testing/count-reads.ts'
import { fillLargeData, largeData } from './testing/large-data.ts'

const { ordinary, funnelId, slug, formerSlug } = largeData

let place: TestDatabase
/** Of the test alone: while a call is counted nothing else is connected. */
let observer: Database

beforeAll(async () => {
  place = await createTestDatabase()
  const filler = openDatabase(place.connection)
  await fillLargeData(filler, {
    owners: 1_000,
    funnelsOfAnOwner: 9,
    days: 10,
    quietFunnels: 1_000,
    busyLeads: 20_000,
  })
  await filler.close()
  observer = openDatabase(place.connection)
})
afterAll(async () => {
  await observer.close()
  await place.drop()
})

type Call = (database: Database) => Promise<unknown>

describe('what a request reads does not grow with what belongs to others', () => {
  it.each<[string, number, Call]>([
    [
      'a public page by its address',
      20,
      (d) => createPublicFunnelRepository(d).findPublished(slug(ordinary, 3)),
    ],
    [
      'a public page by its former address',
      20,
      (d) => createPublicFunnelRepository(d).findPublished(formerSlug(ordinary, 3)),
    ],
    [
      'a public page by its id',
      20,
      (d) => createPublicFunnelRepository(d).findPublished(funnelId(ordinary, 3)),
    ],
    [
      'an address that nobody has',
      20,
      (d) => createPublicFunnelRepository(d).findPublished('nobody'),
    ],
  ])('%s', async (_what, most, call) => {
    const reads = await countReads(observer, place.connection, call)
    expect(tooMuch(reads, most)).toEqual([])
  })
})

/** Tables that were read whole, or more of which was read than an owner has. */
function tooMuch(reads: Awaited<ReturnType<typeof countReads>>, most: number): string[] {
  return Object.entries(reads).flatMap(([table, { scans, rows }]) =>
    scans > 0 || rows > most ? [`${table}: ${rows} rows, ${scans} times all of it`] : [],
  )
}
