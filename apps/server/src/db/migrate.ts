import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { migrate } from 'drizzle-orm/postgres-js/migrator'

import { type DatabaseAddress, openDatabase } from './client.ts'

const migrationLock = 7_461_001

/** Brings the database to this version. Several processes may call it at once: one works, the others wait. */
export async function migrateDatabase(address: DatabaseAddress): Promise<void> {
  const { sql, close } = openDatabase(address)
  try {
    const connection = await sql.reserve()
    try {
      await connection`select pg_advisory_lock(${migrationLock})`
      const { db, close: closeMigrator } = openDatabase(address)
      try {
        await migrate(db, { migrationsFolder: findMigrations() })
      } finally {
        await closeMigrator()
      }
      await connection`select pg_advisory_unlock(${migrationLock})`
    } finally {
      connection.release()
    }
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
