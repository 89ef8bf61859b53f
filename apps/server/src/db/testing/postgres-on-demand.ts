import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql as statement } from 'drizzle-orm'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../client.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres.ts'
import { migrateDatabase } from '../migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Socket that answers with the connection of the suite's PostgreSQL. */
    postgresDoor: string
  }
}

/**
 * Vitest's global setup: one PostgreSQL for the whole run, started by the first test that asks for
 * it, so that runs without a database test do not pay for it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'wildpath-test-'))
  // As root without user namespaces, PostgreSQL runs as an account that has to reach the folder.
  chmodSync(directory, 0o755)
  let started: Promise<EmbeddedPostgres> | undefined
  const door = createServer((caller) => {
    caller.on('error', () => {})
    started ??= start(directory)
    started.then(
      ({ host, port, username, database }) =>
        caller.end(JSON.stringify({ host, port, username, database, migrated })),
      (error: unknown) => caller.end(JSON.stringify({ error: String(error) })),
    )
  })
  const path = join(directory, 'door')
  await listen(door, path)
  project.provide('postgresDoor', path)

  return async () => {
    door.close()
    await (await started)?.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** The database that every test's own is a copy of, so that only one has to be migrated. */
const migrated = 'migrated'

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  // Waiting for the disk at every commit takes longer than most tests.
  const server = await startEmbeddedPostgres({
    dataDir,
    log: quiet,
    onFatal: fail,
    isDurable: false,
    // A failed test may leave connections open, and the others need theirs.
    maxConnections: 400,
  })
  const { sql, close } = openDatabase({ kind: 'socket', ...server })
  await sql`create database ${statement.identifier(migrated)}`
  await close()
  await migrateDatabase({ kind: 'socket', ...server, database: migrated })
  return server
}

const quiet = { info: () => {}, warn: () => {}, error: () => {} }

function fail(reason: string): void {
  throw new Error(reason)
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
}
