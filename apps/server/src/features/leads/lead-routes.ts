import { api, type Funnel, leadsCsvPath, type User } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { rawRoute, route, sendFailure } from '../../http/route.ts'
import { ok, type Result } from '../../result.ts'
import { leadsToCsv } from './lead-csv.ts'
import type { LeadRepository } from './lead-repository.ts'

type Options = {
  leads: LeadRepository
  funnels: { get(owner: User, id: string): Promise<Result<Funnel>> }
}

const owner = { kind: 'tenant', notFound: 'funnel-not-found' } as const
const byId = z.object({ id: z.uuid() })

export function registerLeadRoutes(app: FastifyInstance, { leads, funnels }: Options): void {
  route(app, api.listLeads, owner, async ({ user, params, query }) => {
    const funnel = await funnels.get(user, params.id)
    if (!funnel.ok) return funnel
    return ok(
      await leads.list({
        funnelId: params.id,
        quarantined: query.quarantined === 'true',
        before: query.before,
        limit: query.limit,
      }),
    )
  })

  rawRoute(
    app,
    { method: 'GET', path: leadsCsvPath(':id'), access: owner },
    async (request, reply, user) => {
      const params = byId.safeParse(request.params)
      if (!params.success || user === null) return sendFailure(reply, { code: owner.notFound })
      const funnel = await funnels.get(user, params.data.id)
      if (!funnel.ok) return sendFailure(reply, funnel.error)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${funnel.value.slug}-leads.csv"`)
        .send(leadsToCsv(await leads.listAll(params.data.id)))
    },
  )
}
