import { product } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../db/client.ts'
import type { Feature } from '../feature.ts'
import { registerHealthRoutes } from './health-routes.ts'
import { createMetricsAccess } from './metrics-access.ts'

type Options = {
  metricsToken: Parameters<typeof createMetricsAccess>[0]['token']
  /** Whether only what a proxy passes on comes from outside. */
  isBehindProxy: boolean
  database: Database
  countViews(): number
  countLeads(): number
  countPages(): number
  countHosts(): number
  isDraining(): boolean
}

/** Whether this process is well, and what it has done. */
export function createHealthFeature(options: Options) {
  const { metricsToken, isBehindProxy, database, countViews, countLeads, countPages, countHosts } =
    options
  const prefix = product.name.toLowerCase()
  const metrics = [
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
      name: `${prefix}_hosts_known`,
      type: 'gauge',
      help: "Hosts of owners' domains that this process serves.",
      value: countHosts,
    },
    {
      name: `${prefix}_memory_bytes`,
      type: 'gauge',
      help: 'Resident memory.',
      value: () => process.memoryUsage.rss(),
    },
  ] as const
  return {
    register(app: FastifyInstance) {
      registerHealthRoutes(app, {
        refuseMetrics: createMetricsAccess({ token: metricsToken, isBehindProxy }),
        isReady: () => database.sql`select 1`.then(() => true).catch(() => false),
        isDraining: options.isDraining,
        metrics,
      })
    },
  } satisfies Feature
}
