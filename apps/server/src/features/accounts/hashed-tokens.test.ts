import { createHmac } from 'node:crypto'

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { openDatabase } from '../../db/client.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import { migrateTo, numberOfMigration } from '../../db/testing/migrate-to.ts'
import { createEmptyTestDatabase } from '../../db/testing/test-postgres.ts'
import { tablesThatHold } from '../../testing/all-tables.ts'
import {
  type ProductWithEmailServer,
  startProductWithEmailServer,
} from '../../testing/product-with-email-server.ts'
import { quickHashing } from '../../testing/quick-hashing.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { createAuth } from './auth.ts'
import { createCredentialRepository } from './credential-repository.ts'

let mailed: ProductWithEmailServer
beforeAll(async () => {
  mailed = await startProductWithEmailServer()
})
afterAll(() => mailed.stop())

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

const secret = 'a secret of more than thirty-two letters'

function sessionTokenOf(browser: TestBrowser): string {
  const cookie = /session_token=([^;]+)/.exec(browser.cookieHeader())?.[1] ?? ''
  return decodeURIComponent(cookie).split('.')[0] ?? ''
}

async function askForReset(browser: TestBrowser, email: string): Promise<string> {
  await browser.sendJson('POST', '/api/auth/request-password-reset', { email })
  const texts = mailed.emailServer.mailsTo(email).map(({ text }) => text)
  const tokens = texts.flatMap((text) => /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? [])
  expect(tokens).toHaveLength(1)
  return tokens[0] ?? ''
}

const reset = (browser: TestBrowser, token: string) =>
  browser.sendJson('POST', '/api/auth/reset-password', { token, password: 'calmwater' })
const isSignedIn = async (browser: TestBrowser) =>
  ((await (await browser.get('/api/session')).json()) as { user: unknown }).user !== null

describe('whoever reads the whole database', () => {
  it('finds neither sessions nor reset links that work', async () => {
    const { product } = mailed
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    const token = await askForReset(product.openBrowser(), email)
    const session = sessionTokenOf(browser)
    expect([session.length, token.length]).toEqual([32, 24])
    expect(await tablesThatHold(product, [session])).toEqual([])
    expect(await tablesThatHold(product, [token])).toEqual([])
    // The search does find what is there.
    expect(await tablesThatHold(product, [email])).toContain('users')

    expect((await reset(browser, token)).status).toBe(200)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('gains nothing by handing in the hash of a reset token', async () => {
    const { product } = mailed
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    await askForReset(browser, email)
    const rows = await product.database.sql`
      select identifier from verifications where identifier like 'reset-password-hash:%'`
    for (const { identifier } of rows) {
      const hash = String(identifier).replace('reset-password-hash:', '')
      expect(await codeOf(await reset(browser, hash))).toEqual([410, 'reset-link-invalid'])
    }
    expect(rows.length).toBeGreaterThan(0)
  })
})

describe('a session', () => {
  it('runs on under the same cookie when somebody comes back after days', async () => {
    const { product } = mailed
    const browser = product.openBrowser()
    await browser.signUp()
    const before = sessionTokenOf(browser)
    await product.database.sql`
      update sessions set expires_at = now() + interval '20 days', updated_at = now() - interval '10 days'`
    const answer = await browser.get('/api/session')
    expect(answer.headers.getSetCookie().join()).toContain(`session_token=${before}.`)
    expect(sessionTokenOf(browser)).toBe(before)
    expect(await isSignedIn(browser)).toBe(true)
    const [row] = await product.database.sql`
      select count(*)::int as prolonged from sessions where expires_at > now() + interval '29 days'`
    expect(row).toEqual({ prolonged: 1 })
  })
})

describe('an installation that kept tokens as they are', () => {
  async function openOlder() {
    const { connection, drop } = await createEmptyTestDatabase()
    const database = openDatabase(connection)
    cleanups.push(drop, () => database.close())
    await migrateTo(numberOfMigration('hash_tokens') - 1, database.db)
    const { sql } = database
    await sql`insert into users (id, name, email) values ('ana', 'Ana', 'ana@example.com')`
    await sql`insert into accounts (id, account_id, provider_id, user_id, password)
      values ('a', 'ana', 'credential', 'ana', 'old')`
    await sql`insert into sessions (id, token, user_id, expires_at)
      values ('s', 'Zq4hN8vTsk2LwB7yRm5XcD0eJf3Gp6Ua', 'ana', now() + interval '1 day')`
    await sql`insert into verifications (id, identifier, value, expires_at)
      values ('v', 'reset-password:hQ2mVx9cRt4LpZ7wKs3Nd8By', 'ana', now() + interval '1 hour')`
    await migrateDatabase(connection)
    const auth = createAuth({
      database,
      secret,
      publicUrl: 'http://localhost:3000',
      passwordHashing: quickHashing,
    })
    return { database, auth }
  }
  const cookieOf = (token: string) => {
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    const value = encodeURIComponent(`${token}.${signature}`)
    return new Headers({ cookie: `wildpath.session_token=${value}` })
  }

  it('keeps its people signed in, and does not take what now stands in the table', async () => {
    const { database, auth } = await openOlder()
    const find = (token: string) => auth.api.getSession({ headers: cookieOf(token) })
    expect((await find('Zq4hN8vTsk2LwB7yRm5XcD0eJf3Gp6Ua'))?.user.id).toBe('ana')
    const [row] = await database.sql`select token from sessions`
    expect(String(row?.['token'])).toMatch(/^[\w-]{43}$/)
    expect(await find(String(row?.['token']))).toBeNull()
  })

  it('keeps the links that were mailed good, once', async () => {
    const { database, auth } = await openOlder()
    const token = 'hQ2mVx9cRt4LpZ7wKs3Nd8By'
    expect(await createCredentialRepository(database).findResetOwner(token)).toBe('ana')
    const body = { token, newPassword: 'calmwater' }
    await auth.api.resetPassword({ body })
    await expect(auth.api.resetPassword({ body })).rejects.toMatchObject({
      body: { code: 'INVALID_TOKEN' },
    })
    expect(await database.sql`select 1 from sessions`).toEqual([])
  })
})
