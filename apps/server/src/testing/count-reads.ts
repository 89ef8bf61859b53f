import { type Database, type DatabaseAddress, openDatabase } from '../db/client.ts'

/** What was read of a table: how often all of it, and how many rows in all. */
export type Reads = Record<string, { scans: number; rows: number }>

/**
 * What PostgreSQL itself counted of everything that `call` sends, whoever writes the statement. Its
 * connections are closed before the counters are read, since a connection reports with its end.
 */
export async function countReads(
  { sql }: Database,
  address: DatabaseAddress,
  call: (database: Database) => Promise<unknown>,
): Promise<Reads> {
  await waitForOthers(sql)
  const before = await readCounters(sql)
  const database = openDatabase(address)
  try {
    await call(database)
  } finally {
    await database.close()
  }
  await waitForOthers(sql)
  const after = await readCounters(sql)
  const reads = [...after].map(([table, { scans, rows }]) => {
    const earlier = before.get(table) ?? { scans: 0, rows: 0 }
    return [table, { scans: scans - earlier.scans, rows: rows - earlier.rows }] as const
  })
  return Object.fromEntries(reads.filter(([, { scans, rows }]) => scans + rows > 0))
}

async function waitForOthers(sql: Database['sql']): Promise<void> {
  for (;;) {
    const others = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type in ('client backend', 'parallel worker')`
    if (others.length === 0) return
  }
}

async function readCounters(sql: Database['sql']) {
  const rows = await sql`
    select relname as "table", seq_scan::float8 as scans, (seq_tup_read + coalesce(entries, 0))::float8 as rows
    from pg_stat_user_tables as tables left join (
      select relid, sum(idx_tup_read) as entries from pg_stat_user_indexes group by relid
    ) as indexes using (relid)`
  return new Map(
    rows.map((row) => [
      String(row['table']),
      { scans: Number(row['scans']), rows: Number(row['rows']) },
    ]),
  )
}
