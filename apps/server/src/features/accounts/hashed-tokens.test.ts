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
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { createAccountRepository } from './account-repository.ts'
import { createCredentialRepository } from './credential-repository.ts'
import { createSessionCookie } from './session-cookie.ts'
import { createSessionRepository } from './session-repository.ts'
import { createSessionService } from './session-service.ts'

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
    const [{ minutes } = {}] = await product.database.sql`
      select round(extract(epoch from expires_at - ${mailed.now().toISOString()}::timestamptz) / 60)::int
        as minutes
      from verifications where identifier like 'reset-password-hash:%'`
    expect(minutes).toBe(60)
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
    const sessions = createSessionService({
      sessions: createSessionRepository(database),
      accounts: createAccountRepository(database),
      cookie: createSessionCookie({ secret, isSecure: false }),
      visitCookie: createSessionCookie({ secret, isSecure: false, isVisit: true }),
    })
    return { database, sessions }
  }
  const cookieOf = (token: string) => {
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    const value = encodeURIComponent(`${token}.${signature}`)
    return new Headers({ cookie: `wildpath.session_token=${value}` })
  }

  it('keeps its people signed in, and does not take what now stands in the table', async () => {
    const { database, sessions } = await openOlder()
    const find = (token: string) => sessions.findUser(cookieOf(token))
    expect((await find('Zq4hN8vTsk2LwB7yRm5XcD0eJf3Gp6Ua'))?.id).toBe('ana')
    const [row] = await database.sql`select token from sessions`
    expect(String(row?.['token'])).toMatch(/^[\w-]{43}$/)
    expect(await find(String(row?.['token']))).toBeNull()
  })

  it('keeps the passwords of its people', async () => {
    const { database } = await openOlder()
    expect(await createCredentialRepository(database).findPasswordHash('ana')).toBe('old')
    expect(await database.sql`select user_id, hash from passwords`).toEqual([
      { user_id: 'ana', hash: 'old' },
    ])
  })

  it('keeps the links that were mailed good, once', async () => {
    const { database } = await openOlder()
    const credentials = createCredentialRepository(database)
    const token = 'hQ2mVx9cRt4LpZ7wKs3Nd8By'
    const redeemed = { token, passwordHash: 'new', now: new Date() }
    expect(await credentials.isResetToken(token, new Date())).toBe(true)
    expect(await credentials.redeemResetToken(redeemed)).toBe('ana')
    expect(await credentials.redeemResetToken(redeemed)).toBeNull()
    expect(await credentials.findPasswordHash('ana')).toBe('new')
    expect(await database.sql`select 1 from sessions`).toEqual([])
  })
})

describe('a reset link', () => {
  it('is good for an hour, and once when two come at the same moment', async () => {
    const { connection, drop } = await createEmptyTestDatabase()
    const database = openDatabase(connection)
    cleanups.push(drop, () => database.close())
    await migrateDatabase(connection)
    const person = { name: 'Ana', email: 'ana@example.com', passwordHash: 'old' }
    const user = await createAccountRepository(database).create(person)
    const credentials = createCredentialRepository(database)
    const expiresAt = new Date('2026-05-01T11:00:00Z')
    await credentials.addResetToken({ userId: user?.id ?? '', token: 'link', expiresAt })
    const redeem = (now: string, passwordHash: string) =>
      credentials.redeemResetToken({ token: 'link', passwordHash, now: new Date(now) })

    expect(await credentials.isResetToken('link', expiresAt)).toBe(false)
    expect(await redeem('2026-05-01T11:00:00Z', 'late')).toBeNull()
    const answers = await Promise.all(
      ['one', 'two'].map((hash) => redeem('2026-05-01T10:59:59Z', hash)),
    )
    expect(answers.filter((answer) => answer === user?.id)).toHaveLength(1)
    expect(await credentials.findPasswordHash(user?.id ?? '')).toMatch(/^(one|two)$/)
  })
})

describe('two sign-ups with one address at the same moment', () => {
  it('make one person', async () => {
    const { product } = mailed
    const body = { full_name: 'Ana Rivers', email: 'twice@example.com', password: 'rapids1' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => product.openBrowser().sendJson('POST', '/api/auth/sign-up', body)),
    )
    const refused = answers.filter(({ status }) => status === 409)
    expect([answers.length, refused.length]).toEqual([3, 2])
  })
})
