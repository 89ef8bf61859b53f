import { product } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import { registerHealthRoutes } from './http/health-routes.ts'
import { createMetricsAccess } from './http/metrics-access.ts'

type Options = {
  config: Config
  database: Database
  countViews(): number
  countLeads(): number
  countPages(): number
  isDraining(): boolean
}

/** Whether this process is well, and what it has done. */
export function registerHealth(
  app: FastifyInstance,
  { config, database, countViews, countLeads, countPages, isDraining }: Options,
): void {
  const prefix = product.name.toLowerCase()
  registerHealthRoutes(app, {
    refuseMetrics: createMetricsAccess({
      token: config.metricsToken,
      // The product itself speaks plain http: for https there is a proxy in front.
      isBehindProxy: config.trustProxy || config.publicUrl.startsWith('https:'),
    }),
    isReady: () => database.sql`select 1`.then(() => true).catch(() => false),
    isDraining,
    metrics: [
      {
        name: `${prefix}_views_total`,
        type: 'counter',
        help: 'Views counted by this process.',
        value: countViews,
      },
      {
        name: `${prefix}_leads_total`,
        type: 'counter',
        help: 'Leads stored by this process.',
        value: countLeads,
      },
      {
        name: `${prefix}_pages_kept`,
        type: 'gauge',
        help: 'Public pages held in memory.',
        value: countPages,
      },
      {
        name: `${prefix}_memory_bytes`,
        type: 'gauge',
        help: 'Resident memory.',
        value: () => process.memoryUsage.rss(),
      },
    ],
  })
}
