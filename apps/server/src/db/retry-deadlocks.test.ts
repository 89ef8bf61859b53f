import { sql as statement } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Database, openDatabase } from './client.ts'
import { retryDeadlocks } from './retry-deadlocks.ts'
import { createEmptyTestDatabase } from './testing/test-postgres.ts'

let place: Awaited<ReturnType<typeof createEmptyTestDatabase>>
let database: Database
beforeAll(async () => {
  place = await createEmptyTestDatabase()
  database = openDatabase(place.connection, { maxConnections: 2 })
  await database.sql`create table counts (id int primary key, number int not null)`
  await database.sql`insert into counts values (1, 0), (2, 0)`
})
afterAll(async () => {
  await database.close()
  await place.drop()
})

it('runs what the database ended for a deadlock again, so that both are done once', async () => {
  let begun = 0
  let runs = 0
  const bothHaveOne = Promise.withResolvers<void>()
  const count = (first: number, second: number) =>
    retryDeadlocks(() =>
      database.db.transaction(async (transaction) => {
        runs += 1
        const add = (id: number) =>
          transaction.execute(statement`update counts set number = number + 1 where id = ${id}`)
        await add(first)
        begun += 1
        if (begun === 2) bothHaveOne.resolve()
        await bothHaveOne.promise
        await add(second)
      }),
    )
  await Promise.all([count(1, 2), count(2, 1)])
  expect(runs).toBe(3)
  expect(await database.sql`select number from counts`).toEqual([{ number: 2 }, { number: 2 }])
})

it('gives up after so many runs, and at once for anything else', async () => {
  let runs = 0
  const fail = (code: string) => async () => {
    runs += 1
    throw new Error('Failed query', { cause: Object.assign(new Error('refused'), { code }) })
  }
  await expect(retryDeadlocks(fail('40P01'))).rejects.toThrow('Failed query')
  expect(runs).toBe(3)
  await expect(retryDeadlocks(fail('23505'))).rejects.toThrow('Failed query')
  expect(runs).toBe(4)
})
