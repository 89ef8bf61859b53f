import { sql as statement } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'

import { type Database, openDatabase } from './client.ts'
import { databaseFailure } from './failure.ts'
import { createListener } from './listener.ts'
import { type PostgresProxy, startPostgresProxy } from './testing/postgres-proxy.ts'
import { createEmptyTestDatabase } from './testing/test-postgres.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

async function openProxy(): Promise<{ proxy: PostgresProxy; direct: Database }> {
  const { connection, drop } = await createEmptyTestDatabase()
  const proxy = await startPostgresProxy(connection)
  const direct = openDatabase(connection, { maxConnections: 1 })
  cleanups.push(
    drop,
    () => direct.close(),
    () => proxy.close(),
  )
  return { proxy, direct }
}

async function open(options: Parameters<typeof openDatabase>[1] = {}) {
  const { proxy, direct } = await openProxy()
  const database = openDatabase(proxy.address, { maxConnections: 3, ...options })
  cleanups.push(() => database.close())
  return { proxy, direct, database }
}

const ask = ({ sql }: Database) => sql`select 1 as one`
const inTransaction = ({ db }: Database) =>
  db.transaction((own) => own.execute(statement`select 1 as one`))
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => databaseFailure(error),
  )
const many = <T>(work: () => Promise<T>, count = 12) =>
  Promise.all(Array.from({ length: count }, work))
/** In the end everything is as before, and no connection was kept by what failed. */
async function expectRecovery(database: Database): Promise<void> {
  await expect.poll(() => failureOf(ask(database)), { timeout: 15_000 }).toBe('none')
  await many(() => inTransaction(database))
  await many(() => ask(database))
  expect(database.connections()).toMatchObject({ waiting: 0 })
  expect(database.connections().idle).toBe(database.connections().open)
}

// An error that nobody hears would end the process, and fails the run.
describe('the pool', () => {
  it('lives on when connections are reset as soon as they are ready', async () => {
    const { proxy, database } = await open()
    for (const work of [ask, inTransaction]) {
      proxy.resetWhenReady(6)
      const failures = await many(() => failureOf(work(database)))
      expect(['none', 'database-unavailable']).toEqual(expect.arrayContaining(failures))
      await expectRecovery(database)
      proxy.cut()
    }
  })

  it('lives on when connections are cut under statements and transactions', async () => {
    const { proxy, direct, database } = await open()
    const sleep = statement`select pg_sleep(30)`
    const sleepers = () => direct.sql`
      select pid from pg_stat_activity
      where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`
    for (let round = 0; round < 5; round += 1) {
      const work = [
        failureOf(database.db.execute(sleep)),
        failureOf(database.db.transaction((own) => own.execute(sleep))),
      ]
      await expect.poll(sleepers).toHaveLength(2)
      proxy.cut()
      for (const { pid } of await sleepers()) await direct.sql`select pg_terminate_backend(${pid})`
      expect(await Promise.all(work)).toEqual(['database-unavailable', 'database-unavailable'])
    }
    await expectRecovery(database)
  })

  it('gives up what a server does not answer that hangs, and keeps none of the connections', async () => {
    const { proxy, database } = await open({ queryTimeoutMs: 500 })
    await many(() => ask(database))
    proxy.hang()
    const failures = await many(() => failureOf(ask(database)), 3)
    expect(failures).toEqual(Array.from(failures, () => 'database-unavailable'))
    proxy.resume()
    await expectRecovery(database)
    proxy.hang()
    // The statement behind the one without an answer does not wait as long once more.
    expect(await failureOf(inTransaction(database))).toBe('database-unavailable')
    proxy.resume()
    await expectRecovery(database)
  })

  it('ends a statement that takes too long', async () => {
    const { database } = await open({ queryTimeoutMs: 500 })
    const slow = database.sql`select pg_sleep(30)`
    expect(await failureOf(slow)).toBe('database-unavailable')
  })

  it('lets a statement take what it takes where it may', async () => {
    const { database } = await open({ queryTimeoutMs: null })
    const [row] = await database.sql`show statement_timeout`
    expect(row).toEqual({ statement_timeout: '0' })
  })
})

describe('listening', () => {
  async function listen(
    heartbeat: Parameters<typeof createListener>[1] = { everyMs: 60_000, timeoutMs: 60_000 },
  ) {
    const { proxy } = await openProxy()
    const speaker = openDatabase(proxy.address, { maxConnections: 1 })
    const heard: string[] = []
    if (proxy.address.kind !== 'url') throw new Error('The proxy has an address of its own')
    const listener = createListener({ connectionString: proxy.address.url }, heartbeat)
    cleanups.push(
      () => speaker.close(),
      () => listener.close(),
    )
    await listener.listen(
      'news',
      (payload) => void heard.push(payload),
      () => void heard.push('begin'),
      () => void heard.push('end'),
    )
    const say = (word: string) => speaker.sql`select pg_notify('news', ${word})`
    return { proxy, heard, say, listener }
  }

  it('hears what is said, and of a second channel too', async () => {
    const { heard, say, listener } = await listen()
    await listener.listen(
      'other',
      () => {},
      () => void heard.push('other begins'),
    )
    await say('hello')
    await expect.poll(() => heard).toEqual(['begin', 'other begins', 'hello'])
  })

  it('begins again after its connection was cut', async () => {
    const { proxy, heard, say } = await listen()
    proxy.cut()
    await expect.poll(() => heard).toEqual(['begin', 'begin'])
    await expect.poll(() => say('hello').then(() => heard)).toContain('hello')
  })

  it('tries on while there is no server to listen to', async () => {
    const { proxy, heard } = await listen()
    proxy.resetWhenReady(3)
    proxy.cut()
    await expect.poll(() => heard, { timeout: 15_000 }).toEqual(['begin', 'begin'])
  })

  it('ends once while its connection cannot be opened again, and begins after that', async () => {
    const { proxy, heard } = await listen({ everyMs: 50, timeoutMs: 100, unheardMs: 400 })
    proxy.hang()
    await expect.poll(() => heard).toEqual(['begin', 'end'])
    await expect.poll(() => proxy.open(), { timeout: 15_000 }).toBeGreaterThan(1)
    proxy.resume()
    await expect.poll(() => heard, { timeout: 15_000 }).toEqual(['begin', 'end', 'begin'])
  })

  it('begins again when its connection fell silent', async () => {
    const { proxy, heard } = await listen({ everyMs: 50, timeoutMs: 500 })
    proxy.hang()
    // It tries to get another one.
    await expect.poll(() => proxy.open(), { timeout: 15_000 }).toBeGreaterThan(1)
    proxy.resume()
    await expect.poll(() => heard.length, { timeout: 15_000 }).toBeGreaterThan(1)
  })
})
