import { api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { rawRoute, route } from '../../http/route.ts'
import type { DomainService } from './domain-service.ts'
import type { HostRegistry } from './host-registry.ts'

const owner = { kind: 'tenant', notFound: 'funnel-not-found' } as const
const askQuery = z.object({ domain: z.string().max(253) })

type Options = { service: DomainService; registry: Pick<HostRegistry, 'findServed'> }

export function registerDomainRoutes(app: FastifyInstance, { service, registry }: Options): void {
  route(app, api.getDomain, owner, ({ user, params }) => service.open(user, params.id))

  route(app, api.setDomain, owner, ({ user, params, body }) =>
    service.set(user, params.id, body.domain),
  )

  route(app, api.verifyDomain, owner, ({ user, params }) => service.verify(user, params.id))

  route(app, api.setPrimaryHost, owner, ({ user, params, body }) =>
    service.setPrimaryHost(user, params.id, body.host),
  )

  route(app, api.removeDomain, owner, ({ user, params }) => service.remove(user, params.id))

  // Caddy asks before it gets a certificate ('on_demand_tls'): 200 for a host that is served, anything else not.
  rawRoute(
    app,
    { method: 'GET', path: tlsAskPath, access: { kind: 'public' } },
    async (request, reply) => {
      const query = askQuery.safeParse(request.query)
      const host = query.success ? query.data.domain.toLowerCase().replace(/\.$/, '') : ''
      const isServed = host !== '' && (await registry.findServed(host))
      return reply
        .code(isServed ? 200 : 404)
        .header('cache-control', 'no-store')
        .send()
    },
  )
}

const tlsAskPath = '/tls/ask'
