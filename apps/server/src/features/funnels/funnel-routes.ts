import { api, type Funnel, type User } from '@wildpath/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { route } from '../../http/route.ts'
import type { SharedAmountLimiter, SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { bounds } from '../../limits.ts'
import { err, ok, type Result } from '../../result.ts'
import type { AddressService } from './address-service.ts'
import type { DeletedFunnelService } from './deleted-funnel-service.ts'
import type { OwnedFunnel } from './funnel-record.ts'
import type { FunnelService } from './funnel-service.ts'
import type { OwnedFunnels } from './owned-funnels.ts'
import type { PageService } from './page-service.ts'
import { presentFunnel, presentSummary } from './present-funnel.ts'
import type { PublishingService } from './publishing-service.ts'
import { listUnpublishedChanges } from './unpublished-changes.ts'

/** Of whatever brings the texts of a page, or a page. */
const large = { bodyBytes: bounds.requests.pageBodyBytes }
const owner = { kind: 'tenant', notFound: 'funnel-not-found' } as const

type Options = {
  owned: OwnedFunnels
  funnels: FunnelService
  publishing: PublishingService
  addresses: AddressService
  pages: PageService
  deletedFunnels: DeletedFunnelService
  publicUrl: string
  saveLimit: SharedRateLimiter
  savedBytes: SharedAmountLimiter
  /** Changes of address: each takes one that others might want. */
  addressLimit: SharedRateLimiter
}

export function registerFunnelRoutes(
  app: FastifyInstance,
  {
    owned,
    funnels,
    publishing,
    addresses,
    pages,
    deletedFunnels,
    publicUrl,
    saveLimit,
    savedBytes,
    addressLimit,
  }: Options,
): void {
  const maySave = async (user: User, { headers }: FastifyRequest) =>
    (await saveLimit.consume(user.id)) &&
    // A body without a Content-Length counts as the largest allowed body.
    (await savedBytes.consumeAmount(
      user.id,
      Number(headers['content-length'] ?? bounds.requests.pageBodyBytes),
    ))

  const presented = (user: User, funnel: Result<OwnedFunnel>): Result<Funnel> =>
    funnel.ok ? ok(presentFunnel(user, funnel.value, publicUrl)) : funnel

  route(app, api.listFunnels, { kind: 'user' }, async ({ user }) =>
    ok({
      funnels: (await funnels.list(user)).map((funnel) => presentSummary(user, funnel, publicUrl)),
    }),
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
      return presented(user, result)
    },
    large,
  )

  route(app, api.getFunnel, owner, async ({ user, params }) =>
    presented(user, await owned.get(user, params.id)),
  )

  route(
    app,
    api.updateFunnel,
    owner,
    async ({ user, params, body, request }) => {
      if (!(await maySave(user, request))) return err({ code: 'too-many-requests' })
      return presented(user, await funnels.update(user, params.id, body))
    },
    large,
  )

  route(app, api.setSlug, owner, async ({ user, params, body }) => {
    if (!(await addressLimit.consume(user.id))) return err({ code: 'too-many-requests' })
    return presented(user, await addresses.setSlug(user, params.id, body.slug))
  })

  route(app, api.checkSlug, owner, ({ user, params, query }) =>
    addresses.checkSlug(user, params.id, query.slug),
  )

  route(app, api.duplicateFunnel, owner, async ({ user, params, reply }) => {
    const result = await funnels.duplicate(user, params.id)
    if (result.ok) void reply.code(201)
    return presented(user, result)
  })

  route(app, api.setPublication, owner, async ({ user, params, body }) =>
    presented(user, await publishing.setPublished(user, params.id, body)),
  )

  route(app, api.listUnpublishedChanges, owner, async ({ user, params }) => {
    const funnel = await owned.get(user, params.id)
    return funnel.ok ? ok({ changes: listUnpublishedChanges(funnel.value.record) }) : funnel
  })

  route(
    app,
    api.savePage,
    owner,
    async ({ user, params, body, request }) => {
      if (!(await maySave(user, request))) return err({ code: 'too-many-requests' })
      return presented(user, await pages.save(user, params.id, body))
    },
    large,
  )

  route(app, api.listPageVersions, owner, async ({ user, params }) => {
    const result = await pages.listVersions(user, params.id)
    return result.ok ? ok({ versions: result.value }) : result
  })

  route(app, api.getPageVersion, owner, async ({ user, params }) => {
    const result = await pages.getVersion(user, params.id, params.revision)
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

  route(app, api.restoreFunnel, owner, async ({ user, params }) =>
    presented(user, await deletedFunnels.restore(user, params.id)),
  )

  route(app, api.purgeFunnel, owner, async ({ user, params }) => {
    const result = await deletedFunnels.purge(user, params.id)
    return result.ok ? ok({}) : result
  })
}
