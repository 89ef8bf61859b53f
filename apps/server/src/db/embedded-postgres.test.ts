import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase } from './client.ts'
import { findRunningEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { startHolder } from './testing/postgres-holder.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const cleanups: (() => unknown)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** Where a server has been before, so that not every test makes a database anew. */
let used: string
beforeAll(async () => {
  used = makeEmptyFolder()
  const server = await startEmbeddedPostgres({ dataDir: used, log: silent, onFatal: () => {} })
  await server.stop()
})
afterAll(() => rmSync(used, { recursive: true, force: true }))

function makeEmptyFolder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'wildpath-data-'))
  // As root without user namespaces, PostgreSQL runs as an account that has to reach the folder.
  chmodSync(directory, 0o755)
  return directory
}

function makeDataDir({ isNew = false } = {}): string {
  const directory = makeEmptyFolder()
  cleanups.push(() => rmSync(directory, { recursive: true, force: true }))
  if (!isNew) execFileSync('cp', ['-a', join(used, 'postgres'), directory])
  return directory
}

async function start(dataDir: string) {
  const onFatal = vi.fn<(reason: string) => void>()
  const server = await startEmbeddedPostgres({ dataDir, log: silent, onFatal })
  const database = openDatabase({ kind: 'socket', ...server })
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await database.close()
    await server.stop()
  }
  cleanups.push(stop)
  return { server, sql: database.sql, onFatal, stop }
}

describe('the embedded PostgreSQL', () => {
  it('keeps committed rows over a stop and a start', async () => {
    const dataDir = makeDataDir({ isNew: true })
    const first = await start(dataDir)
    await first.sql`create table trips (name text)`
    await first.sql`insert into trips values ('Zambezi')`
    await first.stop()

    const second = await start(dataDir)

    expect([...(await second.sql`select name from trips`)]).toEqual([{ name: 'Zambezi' }])
  })

  it('listens on a private socket only, in UTC, with every commit durable', async () => {
    const { server, sql } = await start(makeDataDir())

    const [settings] = await sql`
      select current_setting('listen_addresses') as addresses, current_setting('TimeZone') as zone,
        current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`

    expect(settings).toEqual({ addresses: '', zone: 'UTC', fsync: 'on', commit: 'on' })
    expect(statSync(server.host).mode & 0o777).toBe(0o700)
  })

  it('lowers letters of every alphabet', async () => {
    const { sql } = await start(makeDataDir())

    expect([...(await sql`select lower('ÉCLAIR ÅRE ЭЛЬБРУС') as name`)]).toEqual([
      { name: 'éclair åre эльбрус' },
    ])
  })

  it('refuses a second server on the same folder and says who holds it', async () => {
    const dataDir = makeDataDir()
    await start(dataDir)

    await expect(start(dataDir)).rejects.toThrow(
      `The data folder ${dataDir} is in use by another running server (process ${process.pid}). ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    )
  })

  it('is found by a command that runs beside the server, until it stops', async () => {
    const dataDir = makeDataDir()
    const { server, stop } = await start(dataDir)
    const { host, port, username, database } = server

    expect(findRunningEmbeddedPostgres(dataDir)).toEqual({ host, port, username, database })
    await stop()
    expect(findRunningEmbeddedPostgres(dataDir)).toBeUndefined()
  })

  it('refuses a folder of another PostgreSQL version', async () => {
    const dataDir = makeDataDir()
    await (await start(dataDir)).stop()
    writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n')

    await expect(start(dataDir)).rejects.toThrow('was made by PostgreSQL 17')
  })
})

describe('when PostgreSQL is killed', () => {
  it('starts it again on the same address with every committed row', async () => {
    const { server, sql, onFatal } = await start(makeDataDir())
    await sql`create table trips (name text)`
    await sql`insert into trips values ('Zambezi')`
    const killed = server.pid()

    process.kill(killed, 'SIGKILL')

    await vi.waitFor(() => expect(server.pid()).not.toBe(killed), { timeout: 15_000 })
    await vi.waitFor(
      async () => {
        expect([...(await sql`select name from trips`)]).toEqual([{ name: 'Zambezi' }])
      },
      { timeout: 10_000 },
    )
    expect(onFatal).not.toHaveBeenCalled()
  })

  it('tells the operator when it cannot be started again', async () => {
    const dataDir = makeDataDir()
    const { server, onFatal } = await start(dataDir)

    const pid = server.pid()
    rmSync(join(dataDir, 'postgres/global'), { recursive: true })
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It missed its files before the signal came, and has ended by itself.
    }

    await vi.waitFor(() => expect(onFatal).toHaveBeenCalledOnce(), { timeout: 15_000 })
    expect(onFatal.mock.calls[0]?.[0]).toMatch(
      /^The database ended and could not be started again: /,
    )
  })
})

describe('when the server is killed', () => {
  it('takes over on the next start with every acknowledged row', async () => {
    const dataDir = makeDataDir()
    const holder = await startHolder(dataDir)
    cleanups.push(() => holder.kill())
    const acknowledged = await holder.insert('Zambezi')

    await holder.kill()
    const { sql } = await start(dataDir)

    expect(acknowledged).toBe(true)
    expect([...(await sql`select name from trips`)]).toEqual([{ name: 'Zambezi' }])
  })

  it('takes over when the server, its watcher and PostgreSQL are killed together', async () => {
    const dataDir = makeDataDir()
    const holder = await startHolder(dataDir)
    cleanups.push(() => holder.kill())
    await holder.insert('Zambezi')

    await holder.killEverything()
    const { sql } = await start(dataDir)

    expect([...(await sql`select name from trips`)]).toEqual([{ name: 'Zambezi' }])
  })

  it('stops a PostgreSQL whose server and watcher are gone', async () => {
    const dataDir = makeDataDir()
    const holder = await startHolder(dataDir)
    cleanups.push(() => holder.kill())
    await holder.insert('Zambezi')

    await holder.killAllButPostgres()
    const { server, sql } = await start(dataDir)

    expect(server.pid()).not.toBe(holder.postgresPid)
    expect([...(await sql`select name from trips`)]).toEqual([{ name: 'Zambezi' }])
  })

  it('is not misled by a pid file whose number another program has now', async () => {
    const dataDir = makeDataDir()
    const holder = await startHolder(dataDir)
    cleanups.push(() => holder.kill())
    await holder.insert('Zambezi')
    await holder.killEverything()
    const pidFile = join(dataDir, 'postgres/postmaster.pid')
    const lines = readFileSync(pidFile, 'utf8').split('\n')
    writeFileSync(pidFile, [String(process.ppid), ...lines.slice(1)].join('\n'))

    const { sql } = await start(dataDir)

    expect([...(await sql`select name from trips`)]).toEqual([{ name: 'Zambezi' }])
  })
})
