import { api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { RateLimiter } from '../../http/memory-rate-limiter.ts'
import { route } from '../../http/route.ts'
import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { err, ok } from '../../result.ts'
import type { DeletedFunnelService } from './deleted-funnel-service.ts'
import type { FunnelService } from './funnel-service.ts'

const owner = { kind: 'tenant', notFound: 'funnel-not-found' } as const

type Options = {
  funnels: FunnelService
  deletedFunnels: DeletedFunnelService
  saveLimit: RateLimiter
  /** Changes of address: each takes one that others might want. */
  addressLimit: SharedRateLimiter
}

export function registerFunnelRoutes(
  app: FastifyInstance,
  { funnels, deletedFunnels, saveLimit, addressLimit }: Options,
): void {
  route(app, api.listFunnels, { kind: 'user' }, async ({ user }) =>
    ok({ funnels: await funnels.list(user) }),
  )

  route(
    app,
    api.createFunnel,
    { kind: 'user', notSignedIn: 'login-to-create' },
    async ({ user, body, reply }) => {
      const cancel = new AbortController()
      reply.raw.on('close', () => cancel.abort())
      const result = await funnels.create(user, body, cancel.signal)
      if (result.ok) void reply.code(201)
      return result
    },
  )

  route(app, api.getFunnel, owner, ({ user, params }) => funnels.get(user, params.id))

  route(app, api.updateFunnel, owner, async ({ user, params, body }) => {
    if (!saveLimit.consume(user.id)) return err({ code: 'too-many-requests' })
    return funnels.update(user, params.id, body)
  })

  route(app, api.setSlug, owner, async ({ user, params, body }) => {
    if (!(await addressLimit.consume(user.id))) return err({ code: 'too-many-requests' })
    return funnels.setSlug(user, params.id, body.slug)
  })

  route(app, api.checkSlug, owner, ({ user, params, query }) =>
    funnels.checkSlug(user, params.id, query.slug),
  )

  route(app, api.duplicateFunnel, owner, async ({ user, params, reply }) => {
    const result = await funnels.duplicate(user, params.id)
    if (result.ok) void reply.code(201)
    return result
  })

  route(app, api.setPublication, owner, ({ user, params, body }) =>
    funnels.setPublished(user, params.id, body.isPublic),
  )

  route(app, api.savePage, owner, async ({ user, params, body }) => {
    if (!saveLimit.consume(user.id)) return err({ code: 'too-many-requests' })
    return funnels.savePage(user, params.id, body)
  })

  route(app, api.listPageVersions, owner, async ({ user, params }) => {
    const result = await funnels.listPageVersions(user, params.id)
    return result.ok ? ok({ versions: result.value }) : result
  })

  route(app, api.getPageVersion, owner, async ({ user, params }) => {
    const result = await funnels.getPageVersion(user, params.id, params.revision)
    return result.ok ? ok({ page: result.value }) : result
  })

  route(app, api.getFunnelDeletion, owner, ({ user, params }) =>
    deletedFunnels.describe(user, params.id),
  )

  route(app, api.deleteFunnel, owner, async ({ user, params }) => {
    const result = await deletedFunnels.delete(user, params.id)
    return result.ok ? ok({}) : result
  })

  route(app, api.listDeletedFunnels, { kind: 'user' }, async ({ user }) =>
    ok({ funnels: await deletedFunnels.list(user) }),
  )

  route(app, api.restoreFunnel, owner, ({ user, params }) =>
    deletedFunnels.restore(user, params.id),
  )

  route(app, api.purgeFunnel, owner, async ({ user, params }) => {
    const result = await deletedFunnels.purge(user, params.id)
    return result.ok ? ok({}) : result
  })
}
