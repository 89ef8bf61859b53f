import { api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { route } from '../../http/route.ts'
import type { AnalyticsService } from './analytics-service.ts'

export function registerAnalyticsRoutes(
  app: FastifyInstance,
  { analytics }: { analytics: AnalyticsService },
): void {
  route(app, api.getAnalytics, { kind: 'user' }, ({ user, query }) =>
    analytics.get(user, { funnelId: query.funnel_id, days: query.days }),
  )
}
