import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { type Database, openDatabase } from '../../db/client.ts'
import { databaseFailure } from '../../db/failure.ts'
import { type PostgresProxy, startPostgresProxy } from '../../db/testing/postgres-proxy.ts'
import { createTestDatabase } from '../../db/testing/test-postgres.ts'
import { quickHashing } from '../../testing/quick-hashing.ts'
import { type Auth, createAuth } from './auth.ts'
import { withAuthFailures } from './auth-failures.ts'

let proxy: PostgresProxy
let database: Database
let auth: Auth
let drop: () => Promise<void>
let headers: Headers

beforeAll(async () => {
  const test = await createTestDatabase()
  drop = test.drop
  proxy = await startPostgresProxy(test.connection)
  database = openDatabase(proxy.address, { maxConnections: 1 })
  auth = createAuth({
    database,
    secret: 'a secret of more than thirty-two letters',
    publicUrl: 'http://localhost:3000',
    passwordHashing: quickHashing,
  })
  const body = { name: 'Ana', email: 'ana@example.com', password: 'rapids1' }
  const answer = await auth.api.signUpEmail({ body, returnHeaders: true })
  headers = new Headers({ cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' })
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
  withAuthFailures(auth, work).then(
    () => 'none',
    (error: unknown) => databaseFailure(error),
  )

describe('a database that is lost and back at once', () => {
  it('is what a session that could not be read is told with', async () => {
    expect(await failureOf(() => auth.api.getSession({ headers }))).toBe('database-unavailable')
    expect(await failureOf(() => auth.api.getSession({ headers }))).toBe('none')
  })

  it('is what a sign-in that failed is told with', async () => {
    const body = { email: 'ana@example.com', password: 'rapids1' }
    expect(await failureOf(() => auth.api.signInEmail({ body }))).toBe('database-unavailable')
  })

  it('never makes a sign-out look done that was not', async () => {
    // Of the library's own accord this answers that all is well.
    proxy.resetWhenReady(100)
    expect(await failureOf(() => auth.api.signOut({ headers }))).toBe('database-unavailable')
    proxy.resetWhenReady(0)
    const session = await auth.api.getSession({ headers })
    expect(session?.user.email).toBe('ana@example.com')
  })
})
