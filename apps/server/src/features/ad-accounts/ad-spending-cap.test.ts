import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Database } from '../../db/client.ts'
import { createLeases } from '../../db/leases.ts'
import { openTestDatabase } from '../../db/testing/test-postgres.ts'
import { ok } from '../../result.ts'
import type { StoredAdCreation } from './ad-creation-repository.ts'
import { createAdSpending } from './ad-spending.ts'
import { createAdSpendingRepository } from './ad-spending-repository.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const other = {
  id: 'other',
  state: 'creating',
  form: { dailyBudget: 40 },
  parts: { madeId: 'ad-of-other' },
} as unknown as StoredAdCreation

/** Whether something of 60 a day is let through beside an ad of 40 that becomes whole while the platform is read. */
async function isAllowed(budget: number): Promise<boolean> {
  let unfinished = [other]
  const spending = createAdSpending({
    platform: 'facebook',
    isDemo: true,
    spending: createAdSpendingRepository(database),
    creations: { listUnfinished: async () => unfinished },
    maker: { madeOf: ({ parts }) => ({ id: (parts as { madeId: string }).madeId }) },
    leases: createLeases(database),
    unknownAfter: [],
    now: () => new Date(),
  })
  const planned = { id: 'planned', dailyCents: budget * 100, currency: 'USD' }
  const result = await spending.withinCap(
    'somebody',
    'act_1',
    async () => {
      unfinished = []
      return ok({ planned, running: [{ id: 'ad-of-other', dailyCents: 4000 }] })
    },
    async () => ok(null),
  )
  return result.ok
}

it('counts an ad that becomes whole meanwhile, and once', async () => {
  expect(await isAllowed(60)).toBe(true)
  expect(await isAllowed(60.01)).toBe(false)
})
