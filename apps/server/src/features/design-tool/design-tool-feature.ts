import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import type { Database } from '../../db/client.ts'
import type { Leases } from '../../db/leases.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import type { DesignTool } from '../../providers/design-tool/design-tool.ts'
import { createSealing } from '../../sealing.ts'
import type { MediaAssetService } from '../media-library/index.ts'
import { createConnections } from '../connections/index.ts'
import { designToolFailure } from './design-tool-failure.ts'
import { registerDesignToolRoutes, type DesignToolServices } from './design-tool-routes.ts'
import { createToolDesignService } from './tool-design-service.ts'

type Options = {
  database: Database
  leases: Leases
  /** With the secret of its client, which stands in the environment; null leaves designs to the studio. */
  configured: { tool: DesignTool; clientSecret: string } | null
  /** Of this installation. */
  secret: string
  mediaAssets: Pick<MediaAssetService, 'findImport' | 'upload'>
  limiters: RateLimiters
  publicUrl: string
  now: () => Date
  log: Logger
}

/** People's own accounts of the design tool. */
export function createDesignToolFeature(options: Options) {
  const services = options.configured && createServices(options, options.configured)
  const limit = options.limiters.designToolCallsOfUser
  const { publicUrl } = options

  return {
    register: (app: FastifyInstance) =>
      registerDesignToolRoutes(app, { services, limit, publicUrl }),
    /** Before an account goes: takes back what the person allowed. What does not answer does not hold them. */
    async disconnect(userId: string): Promise<void> {
      await services?.connections.disconnect(userId)
    },
  }
}

function createServices(
  { database, leases, secret, mediaAssets, now, log }: Options,
  { tool, clientSecret }: NonNullable<Options['configured']>,
): DesignToolServices {
  const sealing = createSealing({
    secret: clientSecret,
    salt: secret,
    purpose: 'design tool tokens',
  })
  const { connections, tokens } = createConnections({
    service: 'design-tool',
    consent: tool,
    database,
    leases,
    sealing,
    now,
    log,
    failureOf: designToolFailure,
    codes: {
      notConnected: 'design-tool-not-connected',
      reconnect: 'design-tool-reconnect',
      unavailable: 'design-tool-unavailable',
    },
  })
  return { connections, toolDesigns: createToolDesignService({ tool, tokens, mediaAssets }) }
}
