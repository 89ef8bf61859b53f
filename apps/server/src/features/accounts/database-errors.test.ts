import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { type Database, openDatabase } from '../../db/client.ts'
import { databaseFailure } from '../../db/failure.ts'
import { type PostgresProxy, startPostgresProxy } from '../../db/testing/postgres-proxy.ts'
import { createTestDatabase } from '../../db/testing/test-postgres.ts'
import { type AccountRepository, createAccountRepository } from './account-repository.ts'
import { createSessionCookie } from './session-cookie.ts'
import { createSessionRepository } from './session-repository.ts'
import { createSessionService, type SessionService } from './session-service.ts'

let proxy: PostgresProxy
let database: Database
let accounts: AccountRepository
let sessions: SessionService
let drop: () => Promise<void>
let headers: Headers
const secret = 'a secret of more than thirty-two letters'

beforeAll(async () => {
  const test = await createTestDatabase()
  drop = test.drop
  proxy = await startPostgresProxy(test.connection)
  database = openDatabase(proxy.address, { maxConnections: 1 })
  accounts = createAccountRepository(database)
  sessions = createSessionService({
    sessions: createSessionRepository(database),
    accounts,
    cookie: createSessionCookie({ secret, isSecure: false }),
    visitCookie: createSessionCookie({ secret, isSecure: false, isVisit: true }),
  })
  const person = { name: 'Ana', email: 'ana@example.com', passwordHash: 'hash' }
  const user = await accounts.create(person)
  const signedIn = { userId: user?.id ?? '', passwordHash: 'hash', secondFactor: null }
  const [cookie = ''] = (await sessions.start(signedIn, new Headers())) ?? []
  headers = new Headers({ cookie: cookie.split(';')[0] ?? '' })
})
afterAll(async () => {
  await database.close()
  await proxy.close()
  await drop()
})
/** The connection is gone, the next one is lost, and the one after that is good again. */
beforeEach(async () => {
  proxy.cut()
  await vi.waitUntil(() => database.connections().open === 0, { timeout: 15_000 })
  proxy.resetWhenReady(1)
})

const failureOf = (work: () => Promise<unknown>) =>
  work().then(
    () => 'none',
    (error: unknown) => databaseFailure(error),
  )

describe('a database that is lost and back at once', () => {
  it('is what a session that could not be read is told with', async () => {
    expect(await failureOf(() => sessions.findUser(headers))).toBe('database-unavailable')
    expect(await failureOf(() => sessions.findUser(headers))).toBe('none')
  })

  it('is what a sign-in that failed is told with', async () => {
    expect(await failureOf(() => accounts.findIdByEmail('ana@example.com'))).toBe(
      'database-unavailable',
    )
  })

  it('never makes a sign-out look done that was not', async () => {
    proxy.resetWhenReady(100)
    expect(await failureOf(() => sessions.end(headers))).toBe('database-unavailable')
    proxy.resetWhenReady(0)
    expect((await sessions.findUser(headers))?.email).toBe('ana@example.com')
  })
})
