import { api, isAdmin } from '@wildpath/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { isLocalName } from '../../http/local-names.ts'
import { route } from '../../http/route.ts'
import { err, ok } from '../../result.ts'
import type { OutboxRepository } from './outbox-repository.ts'

/**
 * On a product that only its own machine reaches, the outbox is open: whoever forgot a password
 * reads the reset mail there. Elsewhere people read what went to their own address, admins everything.
 */
export function registerOutboxRoutes(
  app: FastifyInstance,
  { outbox, isOpen }: { outbox: OutboxRepository; isOpen: boolean },
): void {
  route(app, api.listOutbox, { kind: 'public' }, async ({ user, request }) => {
    if ((isOpen && isFromThisMachine(request)) || (user !== null && isAdmin(user)))
      return ok({ emails: await outbox.list(null) })
    if (user === null) return err({ code: 'not-signed-in' })
    return ok({ emails: await outbox.list(user.email) })
  })
}

/** What proxies add to what they hand on. */
const proxyHeader = /^(x-forwarded-.*|x-real-ip|forwarded|via)$/

/** Neither another site that points its name at this machine nor a proxy in front of it counts as local. */
function isFromThisMachine({ hostname, headers, socket }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => proxyHeader.test(name))
  const isLoopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '')
  return isLoopback && !isForwarded && isLocalName(hostname)
}
