import { Readable } from 'node:stream'

import { api, leadFilterSchema, leadsCsvPath } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { InFlightLimiter } from '../../concurrency/in-flight-limiter.ts'
import { invalidQuery, rawRoute, route, sendFailure } from '../../http/route.ts'
import { ok } from '../../result.ts'
import type { LeadService } from './lead-service.ts'

const owner = { kind: 'tenant', notFound: 'lead-not-found' } as const
const signedIn = { kind: 'user' } as const

type Options = {
  leads: LeadService
  /** How many files of one person are on their way at a time: each holds a page of leads in memory. */
  exportsInFlight: InFlightLimiter
}

export function registerLeadRoutes(
  app: FastifyInstance,
  { leads, exportsInFlight }: Options,
): void {
  route(app, api.listLeads, signedIn, ({ user, query }) => leads.list(user.id, query))
  route(app, api.getLead, owner, ({ user, params }) => leads.get(user.id, params.id))
  route(app, api.updateLead, owner, ({ user, params, body }) =>
    leads.update(user.id, params.id, body),
  )
  route(app, api.changeLeads, signedIn, async ({ user, body }) =>
    ok(await leads.changeMany(user, body)),
  )

  rawRoute(
    app,
    { method: 'GET', path: leadsCsvPath({}), access: signedIn },
    async (request, reply, user) => {
      if (user === null) return sendFailure(reply, { code: 'not-signed-in' })
      const filter = leadFilterSchema.safeParse(request.query)
      if (!filter.success) return sendFailure(reply, invalidQuery(filter.error))
      const leave = exportsInFlight.tryEnter(user.id)
      if (leave === null) return sendFailure(reply, { code: 'export-busy' })
      reply.raw.once('close', leave)
      const file = await leads.exportCsv(user, filter.data)
      if (!file.ok) return sendFailure(reply, file.error)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file.value.fileName}"`)
        .send(Readable.from(file.value.pieces))
    },
  )
}
