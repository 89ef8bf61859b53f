import { expect, it } from 'vitest'
import { openDatabase } from '../client.ts'
import { createEmptyTestDatabase, createTestDatabase } from './test-postgres.ts'

it('gives every caller a database of its own', async () => {
  const [first, second] = await Promise.all([createEmptyTestDatabase(), createEmptyTestDatabase()])
  const [a, b] = [openDatabase(first.connection), openDatabase(second.connection)]

  await a.sql`create table only_here (id int)`
  const [found] = await b.sql`select to_regclass('only_here') as name`

  expect(found).toEqual({ name: null })
  await Promise.all([a.close(), b.close()])
  await Promise.all([first.drop(), second.drop()])
})

it('makes a database with the tables of this version', async () => {
  const test = await createTestDatabase()
  const { sql, close } = openDatabase(test.connection)
  const [found] =
    await sql`select to_regclass('users') is not null as users, (select count(*)::int from users) as people`

  expect(found).toEqual({ users: true, people: 0 })
  await close()
  await test.drop()
})

it('drops a database that still has connections', async () => {
  const test = await createEmptyTestDatabase()
  const forgotten = openDatabase(test.connection)
  await forgotten.sql`select 1`

  await test.drop()

  await expect(forgotten.sql`select 1`).rejects.toThrow('does not exist')
  await forgotten.close()
})
