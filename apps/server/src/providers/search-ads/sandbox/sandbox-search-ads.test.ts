import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe } from 'vitest'

import type { Database } from '../../../db/client.ts'
import { openTestDatabase } from '../../../db/testing/test-postgres.ts'
import { createSealing } from '../../../sealing.ts'
import { testSecret } from '../../../testing/test-secret.ts'
import { searchAdsContract } from '../search-ads-contract.ts'
import { createSandboxSearchAds } from './sandbox-search-ads.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('the demo account', () => {
  searchAdsContract(async (time) => {
    const { searchAds, codeFor } = createSandboxSearchAds({
      db: database.db,
      sealing: createSealing({ secret: testSecret, purpose: 'demo search ad accounts' }),
      publicUrl: 'https://wild.example',
      now: () => new Date(time.ms),
    })
    const userId = randomUUID()
    return {
      searchAds,
      accountId: 'demo-search',
      time,
      allow: async () => codeFor(userId),
      close: async () => {},
    }
  })
})
