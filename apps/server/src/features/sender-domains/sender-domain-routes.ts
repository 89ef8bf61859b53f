import { api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { RateLimiter } from '../../http/memory-rate-limiter.ts'
import { route } from '../../http/route.ts'
import { err, ok } from '../../result.ts'
import type { SenderDomainService } from './sender-domain-service.ts'

type Options = {
  senderDomains: SenderDomainService
  /** Looks at the DNS that a person asks for. */
  limit: RateLimiter
}

const signedIn = { kind: 'user' } as const

export function registerSenderDomainRoutes(
  app: FastifyInstance,
  { senderDomains, limit }: Options,
): void {
  route(app, api.getSenderDomain, signedIn, async ({ user }) =>
    ok({ senderDomain: await senderDomains.get(user) }),
  )
  route(app, api.setSenderDomain, signedIn, async ({ user, body }) => {
    if (!limit.consume(user.id)) return err({ code: 'too-many-requests' })
    return senderDomains.set(user, body.address)
  })
  route(app, api.verifySenderDomain, signedIn, async ({ user }) => {
    if (!limit.consume(user.id)) return err({ code: 'too-many-requests' })
    return senderDomains.verify(user)
  })
  route(app, api.removeSenderDomain, signedIn, async ({ user }) => {
    await senderDomains.remove(user.id)
    return ok({})
  })
}
