import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'

import { type DatabaseAddress, openDatabase } from './client.ts'

const migrationLock = 7_461_001

/** Brings the database to this version. Several processes may call it at once: one works, the others wait. */
export async function migrateDatabase(address: DatabaseAddress): Promise<void> {
  // On large tables a migration may take long, and those who wait for it as long.
  const { db, close } = openDatabase(address, { queryTimeoutMs: null })
  try {
    await db.transaction(async (turn) => {
      await turn.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
      await migrate(db, { migrationsFolder: findMigrations() })
    })
  } finally {
    await close()
  }
}

/** Beside this file in the sources and in tests, beside the bundle in production. */
function findMigrations(): string {
  const folders = [
    join(import.meta.dirname, 'migrations'),
    join(import.meta.dirname, '../src/db/migrations'),
  ]
  const found = folders.find((folder) => existsSync(join(folder, 'meta/_journal.json')))
  if (found === undefined) throw new Error(`No migrations found in ${folders.join(' or ')}`)
  return found
}
