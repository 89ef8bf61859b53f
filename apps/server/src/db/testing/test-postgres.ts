import { randomUUID } from 'node:crypto'
import { createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import postgres from 'postgres'
import { inject } from 'vitest'
import { z } from 'zod'
import type { DatabaseAddress } from '../client.ts'

export type SocketAddress = Extract<DatabaseAddress, { kind: 'socket' }>

const answerSchema = z.union([
  z.object({ host: z.string(), port: z.number(), username: z.string(), database: z.string() }),
  z.object({ error: z.string() }),
])

/**
 * Makes a database of its own for a test file on the suite's PostgreSQL, empty or as a copy of
 * `template` (which nobody may be connected to). `drop` also ends connections that were left open.
 */
export async function createEmptyTestDatabase(
  options: { template?: string } = {},
): Promise<{ connection: SocketAddress; drop(): Promise<void> }> {
  const server = await askForPostgres()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const template = options.template ?? 'template1'
  await runAlone(server, (sql) => sql`create database ${sql(name)} template ${sql(template)}`)
  return {
    connection: { ...server, database: name },
    drop: () => runAlone(server, (sql) => sql`drop database ${sql(name)} with (force)`),
  }
}

async function askForPostgres(): Promise<SocketAddress> {
  const answer = answerSchema.parse(
    JSON.parse(await text(createConnection(inject('postgresDoor')))),
  )
  if ('error' in answer) throw new Error(answer.error)
  return { kind: 'socket', ...answer }
}

async function runAlone(
  { host, port, username, database }: SocketAddress,
  statement: (sql: postgres.Sql) => Promise<unknown>,
): Promise<void> {
  const sql = postgres({ host, port, username, database, max: 1, onnotice: () => {} })
  try {
    await statement(sql)
  } finally {
    await sql.end()
  }
}
