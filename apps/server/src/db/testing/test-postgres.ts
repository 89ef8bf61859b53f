import { randomUUID } from 'node:crypto'
import { createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { inject } from 'vitest'
import { z } from 'zod'
import { type Database, type DatabaseAddress, openDatabase } from '../client.ts'

const { identifier } = sql

export type SocketAddress = Extract<DatabaseAddress, { kind: 'socket' }>

const answerSchema = z.union([
  z.object({
    host: z.string(),
    port: z.number(),
    username: z.string(),
    database: z.string(),
    migrated: z.string(),
  }),
  z.object({ error: z.string() }),
])

export type TestDatabase = {
  connection: SocketAddress
  /** Also ends connections that were left open. */
  drop(): Promise<void>
}

/** A database of this version's tables, of its own, on the suite's PostgreSQL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { server, migrated } = await askForPostgres()
  return copyDatabase(server, migrated)
}

/** The same, opened. `close` also drops it. */
export async function openTestDatabase(): Promise<Database> {
  const { connection, drop } = await createTestDatabase()
  const database = openDatabase(connection)
  const close = () => database.close().then(drop)
  return { ...database, close }
}

/** The same as `createTestDatabase` without any table. */
export async function createEmptyTestDatabase(): Promise<TestDatabase> {
  const { server } = await askForPostgres()
  return copyDatabase(server, 'template1')
}

async function copyDatabase(server: SocketAddress, template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runAlone(
    server,
    (sql) => sql`create database ${identifier(name)} template ${identifier(template)}`,
  )
  return {
    connection: { ...server, database: name },
    drop: () => runAlone(server, (sql) => sql`drop database ${identifier(name)} with (force)`),
  }
}

async function askForPostgres(): Promise<{ server: SocketAddress; migrated: string }> {
  const answer = answerSchema.parse(
    JSON.parse(await text(createConnection(inject('postgresDoor')))),
  )
  if ('error' in answer) throw new Error(answer.error)
  const { migrated, ...address } = answer
  return { server: { kind: 'socket', ...address }, migrated }
}

async function runAlone(
  server: SocketAddress,
  statement: (sql: Database['sql']) => Promise<unknown>,
): Promise<void> {
  // A copy may wait for the disk of a busy machine.
  const { sql, close } = openDatabase(server, { queryTimeoutMs: null })
  try {
    await statement(sql)
  } finally {
    await close()
  }
}
