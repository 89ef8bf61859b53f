import { expect, it } from 'vitest'
import { openDatabase } from '../client.ts'
import { createEmptyTestDatabase } from './test-postgres.ts'

it('gives every caller a database of its own', async () => {
  const [first, second] = await Promise.all([createEmptyTestDatabase(), createEmptyTestDatabase()])
  const [a, b] = [openDatabase(first.connection), openDatabase(second.connection)]

  await a.sql`create table only_here (id int)`
  const [found] = await b.sql`select to_regclass('only_here') as name`

  expect(found).toEqual({ name: null })
  await Promise.all([a.close(), b.close()])
  await Promise.all([first.drop(), second.drop()])
})

it('copies a template with its tables', async () => {
  const template = await createEmptyTestDatabase()
  const source = openDatabase(template.connection)
  await source.sql`create table trips (name text)`
  await source.close()

  const copy = await createEmptyTestDatabase({ template: template.connection.database })
  const target = openDatabase(copy.connection)

  expect([...(await target.sql`select * from trips`)]).toEqual([])
  await target.close()
  await Promise.all([copy.drop(), template.drop()])
})

it('drops a database that still has connections', async () => {
  const test = await createEmptyTestDatabase()
  const forgotten = openDatabase(test.connection)
  await forgotten.sql`select 1`

  await test.drop()

  await expect(forgotten.sql`select 1`).rejects.toThrow('does not exist')
  await forgotten.close()
})
