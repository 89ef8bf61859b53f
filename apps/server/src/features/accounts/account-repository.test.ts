import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/client.ts'
import { openTestDatabase } from '../../db/testing/test-postgres.ts'
import { createAccountRepository } from './account-repository.ts'
import { createSessionRepository } from './session-repository.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('shows a running subscription before those that are over, and of these the latest', async () => {
  const { sql } = database
  const accounts = createAccountRepository(database)
  const person = { name: 'Ana', email: 'ana@example.com', passwordHash: 'hash' }
  const id = (await accounts.create(person))?.id ?? ''
  const opened = { userId: id, passwordHash: 'hash', secondFactor: null }
  const session = { ...opened, token: 'token', userAgent: null }
  await createSessionRepository(database).create(session)
  const add = (name: string, status: string, created: string) => sql`
    insert into subscriptions (id, user_id, plan, price_id, status, current_period_end, created_at)
    values (${name}, ${id}, 'explorer', ${name}, ${status}, now(), ${created}::timestamptz)`
  const shown = async () => [
    (await accounts.findUser(id))?.subscription?.priceId,
    (await accounts.findSignedIn('token', 'own'))?.user.subscription?.priceId,
  ]

  expect(await shown()).toEqual([undefined, undefined])
  await add('first', 'canceled', '2026-01-01')
  await add('second', 'canceled', '2026-02-01')
  expect(await shown()).toEqual(['second', 'second'])
  await add('running', 'active', '2025-12-01')
  expect(await shown()).toEqual(['running', 'running'])
})
