import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { Feature } from '../../feature.ts'
import type { Conversions } from '../../providers/conversions/conversions.ts'
import { createSealing } from '../../sealing.ts'
import type { GoogleConversions } from '../ad-accounts/index.ts'
import { forgetKeptBodies, forgetKeptBodiesJob } from './forget-kept-bodies.ts'
import { createGoogleSender, createMetaSender } from './conversion-senders.ts'
import { createMeasuringRepository } from './measuring-repository.ts'
import { registerMeasuringRoutes } from './measuring-routes.ts'
import { createMeasuringService } from './measuring-service.ts'
import { createSendConversion, sendConversion } from './send-conversion.ts'

type Options = {
  database: Database
  /** Of this installation. */
  secret: string
  /** `live` is null where this installation sends nothing. */
  conversions: { live: Conversions | null; sandbox: Conversions }
  /** Null where this installation has no ads at Google. */
  googleConversions: GoogleConversions | null
  log: Parameters<typeof createSendConversion>[0]['log']
}

/** What ad platforms hear of visits and leads, from visitors who agree. */
export function createMeasuringFeature(options: Options) {
  const { database, secret, conversions, googleConversions, log } = options
  const sealing = createSealing({ secret, purpose: 'tokens of conversions' })
  const measuring = createMeasuringService({
    stored: createMeasuringRepository(database),
    sealing,
    mode: conversions.live === null ? 'sandbox' : 'live',
    google: googleConversions,
  })
  return {
    jobs: {
      other: {
        [forgetKeptBodies]: forgetKeptBodiesJob,
        [sendConversion]: createSendConversion({
          senders: {
            meta: createMetaSender({
              ...conversions,
              openToken: ({ sealedMetaToken, userId }) =>
                sealedMetaToken === null ? null : sealing.open(sealedMetaToken, userId),
            }),
            google: createGoogleSender(googleConversions),
          },
          log,
        }),
      },
    },
    register(app: FastifyInstance): void {
      registerMeasuringRoutes(app, { measuring })
    },
  } satisfies Feature
}
