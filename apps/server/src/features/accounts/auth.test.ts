import { scryptSync } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/client.ts'
import { openTestDatabase } from '../../db/testing/test-postgres.ts'
import { createAuth } from './auth.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('keeps of a password what takes 32 MB of memory to guess', async () => {
  const auth = createAuth({
    database,
    secret: 'a secret of more than thirty-two letters',
    publicUrl: 'http://localhost:3000',
  })
  const kept = await auth.hashPassword('river-secret')
  const [salt = '', key] = kept.split(':')
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }

  expect(scryptSync('river-secret', salt, 64, cost).toString('hex')).toBe(key)
  expect(await auth.isPassword('river-secret', kept)).toBe(true)
  expect(await auth.isPassword('River-secret', kept)).toBe(false)
})
