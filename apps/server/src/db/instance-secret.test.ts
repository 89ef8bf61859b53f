import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { tablesThatHold } from '../testing/all-tables.ts'
import { startTestProduct } from '../testing/test-product.ts'
import { type Database, openDatabase } from './client.ts'
import { openInstanceSecret } from './instance-secret.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-postgres.ts'

const oldSecret = 'the-secret-of-an-installation-from-before'

let place: TestDatabase
let database: Database
let folder: string
let said: string[]
beforeEach(async () => {
  place = await createTestDatabase()
  database = openDatabase(place.connection)
  folder = await mkdtemp(join(tmpdir(), 'wildpath-secret-'))
  said = []
})
afterEach(async () => {
  await database.close()
  await place.drop()
  await rm(folder, { recursive: true })
})

type Given = { dataDir?: string; instanceSecret?: string; renewInstanceSecret?: boolean }
const openSecret = ({ dataDir = join(folder, 'data'), ...given }: Given = {}) =>
  openInstanceSecret({
    database,
    instanceSecret: null,
    renewInstanceSecret: false,
    say: (line) => said.push(line),
    ...given,
    dataDir,
  })
const fileOf = (dataDir = join(folder, 'data')) => join(dataDir, 'instance-secret')
const keepInDatabase = () =>
  database.sql`insert into instance_settings (key, value) values ('session-secret', ${oldSecret})`

describe('the secret of an installation', () => {
  it('is made once, in a file that its owner alone reads', async () => {
    const secret = await openSecret()
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(await readFile(fileOf(), 'utf8')).toBe(`${secret}\n`)
    expect((await stat(fileOf())).mode & 0o777).toBe(0o600)
    expect(await readdir(join(folder, 'data'))).toEqual(['instance-secret'])
    expect(said).toEqual([expect.stringContaining(fileOf())])
    expect(await openSecret()).toBe(secret)
    expect(said).toHaveLength(1)
  })

  it('is one, also when several processes begin together', async () => {
    const secrets = await Promise.all([openSecret(), openSecret(), openSecret(), openSecret()])
    expect(new Set(secrets).size).toBe(1)
  })

  it('moves out of the database where it stood there before', async () => {
    await keepInDatabase()
    expect(await openSecret()).toBe(oldSecret)
    expect(await readFile(fileOf(), 'utf8')).toBe(`${oldSecret}\n`)
    const rows = await database.sql`select value from instance_settings`
    expect(JSON.stringify(rows)).not.toContain(oldSecret)
    expect(await openSecret()).toBe(oldSecret)
  })

  it('is refused where the others have another one, with the way out', async () => {
    const secret = await openSecret()
    const elsewhere = join(folder, 'elsewhere')
    await expect(openSecret({ dataDir: elsewhere })).rejects.toThrow(
      'Give every process the same INSTANCE_SECRET',
    )
    expect(await readdir(elsewhere)).toEqual([])
    expect(await openSecret({ dataDir: elsewhere, instanceSecret: secret })).toBe(secret)
    expect(await readdir(elsewhere)).toEqual([])
  })

  it('is not lost to a new one that is configured: the old one is then in its file', async () => {
    await keepInDatabase()
    const configured = { instanceSecret: 'a-new-secret-that-nobody-asked-the-old-one-about' }
    await expect(openSecret(configured)).rejects.toThrow('RENEW_INSTANCE_SECRET=1')
    expect(await openSecret()).toBe(oldSecret)
    const renewed = await openSecret({ ...configured, renewInstanceSecret: true })
    expect(renewed).toBe(configured.instanceSecret)
    expect(await openSecret(configured)).toBe(configured.instanceSecret)
  })

  it('is taken from a file that was restored, which others may no longer read', async () => {
    const secret = await openSecret()
    await rm(fileOf())
    await writeFile(fileOf(), secret, { mode: 0o644 })
    expect(await openSecret()).toBe(secret)
    expect((await stat(fileOf())).mode & 0o777).toBe(0o600)
  })
})

it('sessions live on when the secret leaves the database, and no table holds it', async () => {
  const before = await startTestProduct({ INSTANCE_SECRET: oldSecret }, place.connection)
  const browser = before.openBrowser()
  const { email } = await browser.signUp()
  const cookie = browser.cookieHeader()
  await before.stop()
  // As it was left by a version that kept the secret there.
  await database.sql`delete from instance_settings`
  await keepInDatabase()

  const after = await startTestProduct({ INSTANCE_SECRET: '' }, place.connection)
  const session = await fetch(`${after.url}/api/session`, { headers: { cookie } })
  expect(await session.json()).toMatchObject({ user: { email } })
  expect(await tablesThatHold(after, [oldSecret])).toEqual([])
  await after.stop()
})
