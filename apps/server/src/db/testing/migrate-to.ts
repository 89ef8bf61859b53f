import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { migrate } from 'drizzle-orm/node-postgres/migrator'

import type { Database } from '../client.ts'

const migrations = join(import.meta.dirname, '../migrations')

/** A file of what the generator of migrations remembers. */
export function readMigrationsMeta(file: string): unknown {
  return JSON.parse(readFileSync(join(migrations, 'meta', file), 'utf8'))
}

export function listMigrationsMeta(): string[] {
  return readdirSync(join(migrations, 'meta')).toSorted()
}

/** Brings an empty database to an older version, up to the migration of this number. */
export async function migrateTo(last: number, db: Database['db']): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wildpath-migrations-'))
  await cp(migrations, folder, { recursive: true })
  const journal = readMigrationsMeta('_journal.json') as { entries: { idx: number }[] }
  const entries = journal.entries.filter(({ idx }) => idx <= last)
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  await migrate(db, { migrationsFolder: folder })
  await rm(folder, { recursive: true })
}

/** The number of a migration by what it changes. */
export function numberOfMigration(name: string): number {
  const { entries } = readMigrationsMeta('_journal.json') as {
    entries: { idx: number; tag: string }[]
  }
  const found = entries.find(({ tag }) => tag.endsWith(name))
  if (found === undefined) throw new Error(`No migration is named ${name}`)
  return found.idx
}
