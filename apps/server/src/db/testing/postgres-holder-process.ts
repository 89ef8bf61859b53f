import { openDatabase } from '../client.ts'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

const server = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  log: silent,
  onFatal: (reason) => {
    throw new Error(reason)
  },
})
const { sql } = openDatabase({ kind: 'socket', ...server })
await sql`create table trips (name text)`

process.on('message', (name: string) => {
  void sql`insert into trips values (${name})`.then(() => process.send?.('inserted'))
})
process.send?.(server.pid())
