import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres, { type Sql } from 'postgres'

export type DatabaseAddress =
  | { kind: 'url'; url: string }
  | { kind: 'socket'; host: string; port: number; username: string; database: string }

export type Database = {
  /** Typed queries. */
  db: PostgresJsDatabase
  /** Hand-written SQL and LISTEN. */
  sql: Sql
  close(): Promise<void>
}

/** What runs inside `db.transaction`. */
export type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0]

const settings = {
  max: 10,
  connect_timeout: 5,
  // The server answers 'unavailable' at once instead of queueing people behind a dead database.
  backoff: () => 0.25,
  connection: { application_name: 'wildpath' },
  onnotice: () => {},
}

/** Opens a pool; nothing connects before the first query. */
export function openDatabase(address: DatabaseAddress): Database {
  const sql =
    address.kind === 'url'
      ? openUrl(address.url)
      : postgres({
          ...settings,
          host: address.host,
          port: address.port,
          username: address.username,
          database: address.database,
        })
  return { db: drizzle(sql), sql, close: () => sql.end({ timeout: 5 }) }
}

/** As in libpq, a `host` parameter that begins with a slash is the folder of a socket. */
function openUrl(address: string): Sql {
  const url = new URL(address)
  const host = url.searchParams.get('host')
  if (host === null || !host.startsWith('/')) return postgres(address, settings)
  url.searchParams.delete('host')
  return postgres(url.href, { ...settings, host })
}
