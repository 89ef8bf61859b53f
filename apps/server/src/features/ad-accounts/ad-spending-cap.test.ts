import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Database } from '../../db/client.ts'
import { createLeases } from '../../db/leases.ts'
import { openTestDatabase } from '../../db/testing/test-postgres.ts'
import type { AdBudget } from '../../providers/ad-platforms/ad-platforms.ts'
import { err, ok } from '../../result.ts'
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
  askedAt: new Date(),
  parts: { madeId: 'ad-of-other' },
} as unknown as StoredAdCreation

/** Ads of somebody, with what is unfinished of them when it is asked. */
const spendingOf = (listUnfinished: () => StoredAdCreation[]) =>
  createAdSpending({
    platform: 'facebook',
    isDemo: true,
    spending: createAdSpendingRepository(database),
    creations: { listUnfinished: async () => listUnfinished() },
    maker: { madeOf: ({ parts }) => ({ id: (parts as { madeId: string }).madeId }) },
    leases: createLeases(database, { waitMs: 50 }),
    unknownAfter: 'social-ads-unavailable',
    notConnected: 'social-ads-not-connected',
    now: () => new Date(),
  })

type Scene = { unfinished?: StoredAdCreation[]; budgets: AdBudget[]; budgetId?: string }

/** Whether something of so much a day is let through within the usual cap; what was unfinished is whole by then. */
async function isAllowed(daily: number, scene: Scene): Promise<boolean> {
  let { unfinished = [] } = scene
  const spending = spendingOf(() => unfinished)
  const { budgets, budgetId = 'planned' } = scene
  const planned = { adId: 'planned', budgetId, dailyCents: daily * 100, currency: 'USD' }
  const result = await spending.withinCap(
    'somebody',
    'act_1',
    async () => {
      unfinished = []
      return ok({ planned, budgets })
    },
    async () => ok(null),
  )
  return result.ok
}

describe('the cap of an account', () => {
  it.each([
    [
      'an ad that becomes whole meanwhile, and once',
      { unfinished: [other], budgets: [budget({})] },
    ],
    ['an ad that runs', { budgets: [budget({})] }],
    [
      'one that several ads spend from, once',
      { budgets: [budget({}), budget({ adId: 'second' })] },
    ],
    [
      'the most of what several ads are told to spend of it',
      { budgets: [budget({}), budget({ adId: 'second', dailyCents: 500 })] },
    ],
    [
      'what is on and has not ended alone',
      {
        budgets: [
          budget({}),
          budget({ adId: 'paused', budgetId: 'paused', isOn: false }),
          budget({ adId: 'over', budgetId: 'over', isEnded: true }),
        ],
      },
    ],
  ])('counts %s', async (_, scene) => {
    expect(await isAllowed(60, scene)).toBe(true)
    expect(await isAllowed(60.01, scene)).toBe(false)
  })

  it('excludes ads created paused', async () => {
    const paused = { ...other, form: { dailyBudget: 40, startsPaused: true } } as StoredAdCreation
    const scene = { unfinished: [paused], budgets: [budget({ isOn: false })] }
    expect(await isAllowed(100, scene)).toBe(true)
    const read = await spendingOf(() => [paused]).readBudgets('somebody', 'act_1', async () =>
      ok([budget({ isOn: false })]),
    )
    expect(read).toMatchObject(ok([{ isOn: false }]))
  })

  it('counts nothing twice of what spends from the same budget as others', async () => {
    const scene = { budgets: [budget({ dailyCents: 8000 })], budgetId: 'budget' }
    expect(await isAllowed(80, scene)).toBe(true)
    expect(await isAllowed(100.01, scene)).toBe(false)
  })

  it('is asked by one at a time, also where their account is reached in different ways', async () => {
    const spending = spendingOf(() => [])
    const begin = <T>(accountId: string, work: () => Promise<T>) =>
      spending.withinCap(
        'somebody',
        accountId,
        async () => {
          const planned = { adId: 'a', budgetId: 'a', dailyCents: 6000, currency: 'USD' }
          return ok({ planned, budgets: [] })
        },
        async () => ok(await work()),
      )
    const meanwhile = await begin('1234567890', () =>
      begin('1234567890_5000000000', async () => 'begun'),
    )
    expect(meanwhile).toEqual(ok(err({ code: 'ad-change-under-way' })))
  })

  it('counts what becomes whole while budgets are read, which may be read before', async () => {
    let unfinished = [other]
    const spending = spendingOf(() => unfinished)
    const budgets = await spending.readBudgets('somebody', 'act_1', async () => {
      unfinished = []
      return ok([budget({ isOn: false }), budget({ adId: 'paused', isOn: false })])
    })
    expect(budgets).toMatchObject(ok([{ isOn: true }, { adId: 'paused', isOn: false }]))
  })

  it('counts an ad once that runs already', async () => {
    const scene = { budgets: [budget({ adId: 'planned', budgetId: 'planned' })] }
    expect(await isAllowed(100, scene)).toBe(true)
  })
})

function budget(change: Partial<AdBudget>): AdBudget {
  return {
    adId: 'ad-of-other',
    name: 'Other',
    budgetId: 'budget',
    dailyCents: 4000,
    remainingRun: null,
    currency: 'USD',
    endDate: null,
    isOn: true,
    isEnded: false,
    ...change,
  }
}
