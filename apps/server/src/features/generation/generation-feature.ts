import { randomUUID } from 'node:crypto'

import type { BusinessInfo } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import { createInFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import type { Copywriter } from '../../copywriter-pool/index.ts'
import type { Database } from '../../db/client.ts'
import type { Feature } from '../../feature.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { bounds } from '../../limits.ts'
import type { TextAi } from '../../providers/text-ai/text-ai.ts'
import { activityOf } from './activity-of.ts'
import { createGeneratedTexts } from './generated-texts.ts'
import { createGenerationService } from './generation-service.ts'
import { proposeFacts } from './propose-facts.ts'
import { registerRewriteRoutes } from './rewrite-routes.ts'
import { createRewriteService } from './rewrite-service.ts'

type Options = {
  database: Database
  textAi: TextAi
  /** Writes when the other one cannot. */
  fallback: TextAi
  copywriter: Copywriter
  limiters: RateLimiters
  now: () => Date
  log: Logger
}

type Routes = Pick<Parameters<typeof registerRewriteRoutes>[1], 'getEditable'>

/** Texts: of a whole funnel, and of a section anew. */
export function createGenerationFeature({ database, limiters, now, ...options }: Options) {
  // Whatever a person lets write counts together.
  const writing = {
    ...options,
    limit: limiters.writingOfUser,
    inFlight: createInFlightLimiter(bounds.atOnce.writingsOfUser),
  }
  const generated = createGeneratedTexts(database, now)
  const generation = createGenerationService({ ...writing, now, newSeed: randomUUID, generated })
  return {
    generated,
    generation,
    activityOf: (business: BusinessInfo) => activityOf(business, options.copywriter),
    proposeFacts: (business: BusinessInfo) => proposeFacts(business, options.copywriter),
    /** Its routes; what is written anew is of a funnel that may be changed. */
    routes: ({ getEditable }: Routes): Feature => ({
      register(app: FastifyInstance) {
        registerRewriteRoutes(app, { rewriting: createRewriteService(writing), getEditable })
      },
    }),
  }
}
