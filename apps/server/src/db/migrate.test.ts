import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { afterEach, describe, expect, it } from 'vitest'

import { openDatabase } from './client.ts'
import { migrateDatabase } from './migrate.ts'
import * as schema from './schema.ts'
import { createEmptyTestDatabase } from './testing/test-postgres.ts'

const drops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const drop of drops.splice(0)) await drop()
})

const migrations = join(import.meta.dirname, 'migrations')
const readJson = (file: string) => JSON.parse(readFileSync(join(migrations, 'meta', file), 'utf8'))

describe('migrations', () => {
  it('run once when several processes start together, and again change nothing', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    drops.push(drop)
    await Promise.all([1, 2, 3].map(() => migrateDatabase(connection)))
    await migrateDatabase(connection)
    const database = openDatabase(connection)
    const applied =
      await database.sql`select count(*)::int as count from drizzle.__drizzle_migrations`
    await database.close()
    const { entries } = readJson('_journal.json') as { entries: unknown[] }
    expect(applied[0]?.['count']).toBe(entries.length)
  })

  it('say the same as the tables in the code', async () => {
    const { entries } = readJson('_journal.json') as { entries: { idx: number }[] }
    const latest = String(entries.at(-1)?.idx).padStart(4, '0')
    const written = readJson(`${latest}_snapshot.json`) as ReturnType<typeof generateDrizzleJson>
    expect(await generateMigration(written, generateDrizzleJson(schema, written.id))).toEqual([])
  })
})
