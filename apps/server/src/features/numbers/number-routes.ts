import { api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { route } from '../../http/route.ts'
import type { NumberService } from './number-service.ts'

export function registerNumberRoutes(
  app: FastifyInstance,
  { numbers }: { numbers: NumberService },
): void {
  route(app, api.getNumbers, { kind: 'user' }, ({ user, query }) =>
    numbers.get(user.id, { funnelId: query.funnel_id, days: query.days }),
  )
}
