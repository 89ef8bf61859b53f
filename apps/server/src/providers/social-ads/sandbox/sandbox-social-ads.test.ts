import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe } from 'vitest'

import type { Database } from '../../../db/client.ts'
import { openTestDatabase } from '../../../db/testing/test-postgres.ts'
import { createSealing } from '../../../sealing.ts'
import { testSecret } from '../../../testing/test-secret.ts'
import { socialAdsContract } from '../social-ads-contract.ts'
import { createSandboxSocialAds } from './sandbox-social-ads.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('the demo account', () => {
  socialAdsContract(async (time) => {
    const { socialAds, codeFor } = createSandboxSocialAds({
      db: database.db,
      sealing: createSealing({ secret: testSecret, purpose: 'demo ad accounts' }),
      publicUrl: 'https://wild.example',
      now: () => new Date(time.ms),
    })
    const userId = randomUUID()
    return {
      socialAds,
      accountId: 'act_demo',
      time,
      allow: async () => codeFor(userId),
      close: async () => {},
    }
  })
})
