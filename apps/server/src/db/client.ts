import { DrizzleQueryError, sql as statement } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

import { defaultPool } from '../connection-budget.ts'
import { bounds } from '../limits.ts'
import { databaseFailure } from './failure.ts'
import { createListener, type Listener } from './listener.ts'
import { isQueryTimeout } from './query-timeout.ts'

export type DatabaseAddress =
  | { kind: 'url'; url: string }
  | { kind: 'socket'; host: string; port: number; username: string; database: string }

export type Row = Record<string, unknown>

export type Database = {
  /** Typed queries. */
  db: NodePgDatabase
  /** Hand-written SQL, sent at once. Values become parameters, fragments of drizzle's `sql` part of the statement. */
  sql<T extends Row = Row>(strings: TemplateStringsArray, ...values: unknown[]): Promise<T[]>
  /** A statement in which values stand as `$1`, `$2`, …, for libraries that write their own. */
  query(text: string, values: unknown[]): Promise<{ rows: Row[]; rowCount: number | null }>
  listen: Listener['listen']
  /** How many connections there may be and are, and how many people wait for one. */
  connections(): { most: number; open: number; idle: number; waiting: number }
  close(): Promise<void>
}

/** What runs inside `db.transaction`. */
export type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0]

type Options = {
  /** Connections of the pool; one more listens. */
  maxConnections?: number
  /** Milliseconds until a statement is given up; null lets it take what it takes. */
  queryTimeoutMs?: number | null
  /** Hears of every statement as it is sent. */
  onStatement?: (text: string) => void
}

/** The server ends a statement itself before we stop waiting for it, unless it hangs. */
const serverLeadMs = 250

/** Opens a pool; nothing connects before the first query. */
export function openDatabase(
  address: DatabaseAddress,
  {
    maxConnections = defaultPool,
    queryTimeoutMs = bounds.database.statementMs,
    onStatement = () => {},
  }: Options = {},
): Database {
  const server = serverOf(address)
  const pool = new pg.Pool({
    ...server,
    max: maxConnections,
    connectionTimeoutMillis: bounds.database.connectMs,
    idleTimeoutMillis: 0,
    ...(queryTimeoutMs !== null && {
      query_timeout: queryTimeoutMs,
      statement_timeout: queryTimeoutMs - serverLeadMs,
    }),
  })
  // Without a listener a lost connection ends the process; whoever used it learns of it by its query.
  pool.on('error', () => {})
  pool.on('connect', (client) => guard(client, onStatement))
  const db = drizzle(pool)
  db.transaction = (run, config) => transact(pool, (own) => own.transaction(run, config))
  const listener = createListener(server)
  return {
    db,
    sql: async <T extends Row>(strings: TemplateStringsArray, ...values: unknown[]) => {
      // By itself an array would become a list of parameters.
      const params = values.map((value) => (Array.isArray(value) ? statement.param(value) : value))
      try {
        return (await db.execute(statement(strings, ...params))).rows as T[]
      } catch (error) {
        // What the server said, without a statement and values around it.
        throw error instanceof DrizzleQueryError ? (error.cause ?? error) : error
      }
    },
    query: (text, values) => pool.query<Row>(text, values),
    listen: listener.listen,
    connections: () => ({
      most: maxConnections,
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await Promise.all([pool.end(), listener.close()])
    },
  }
}

/** A connection that breaks while somebody has it says so by an event, too; one that hangs is ended. */
function guard(client: pg.PoolClient, onStatement: (text: string) => void): void {
  client.on('error', () => {})
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  client.query = ((...args: unknown[]) => {
    const [sent] = args as [string | { text: string }]
    onStatement(typeof sent === 'string' ? sent : sent.text)
    const answer = query(...args)
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        // What comes behind a statement without an answer would wait as long once more.
        if (isQueryTimeout(error)) endConnection(client)
      })
    }
    return answer
  }) as typeof client.query
}

function endConnection(client: pg.PoolClient): void {
  // Ending in an orderly way would wait for the statement; the types leave out the connection.
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}

/** Drizzle's own keeps the connection for good when 'begin' fails. */
async function transact<T>(pool: pg.Pool, run: (own: NodePgDatabase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isBroken = false
  try {
    return await run(drizzle(client))
  } catch (error) {
    isBroken = databaseFailure(error) !== null
    throw error
  } finally {
    client.release(isBroken)
  }
}

function serverOf(address: DatabaseAddress): pg.ClientConfig {
  const common = { application_name: 'wildpath', keepAlive: true }
  if (address.kind === 'url') return { ...common, connectionString: address.url }
  const { host, port, username: user, database } = address
  return { ...common, host, port, user, database }
}
