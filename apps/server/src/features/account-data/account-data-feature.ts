import type { FastifyInstance } from 'fastify'

import { createInFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import type { Database } from '../../db/client.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { bounds } from '../../limits.ts'
import { createAccountDataRepository } from './account-data-repository.ts'
import { registerAccountDataRoutes } from './account-data-routes.ts'
import { createAccountDataService } from './account-data-service.ts'
import { createAccountReader } from './account-reader.ts'

type Options = Omit<Parameters<typeof createAccountDataService>[0], 'records' | 'reader'> &
  Pick<Parameters<typeof registerAccountDataRoutes>[1], 'endSession'> & {
    database: Database
    limiters: RateLimiters
  }

/** All that is a person's, to take along or to delete. */
export function createAccountDataFeature({ database, limiters, endSession, ...options }: Options) {
  const accountData = createAccountDataService({
    ...options,
    records: createAccountDataRepository(database, options.now),
    reader: createAccountReader(database),
  })
  return {
    eraseAccount: accountData.erase,
    register(app: FastifyInstance) {
      registerAccountDataRoutes(app, {
        accountData,
        exportLimit: limiters.accountExportsOfUser,
        exportsInFlight: createInFlightLimiter(bounds.atOnce.accountExportsOfUser),
        endSession,
      })
    },
  }
}
