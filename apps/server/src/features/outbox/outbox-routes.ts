import { api, isAdmin } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { isFromThisMachine } from '../../http/local-requests.ts'
import { route } from '../../http/route.ts'
import { err, ok } from '../../result.ts'
import type { OutboxRepository } from './outbox-repository.ts'

/**
 * On a product that only its own machine reaches, the outbox is open: whoever forgot a password
 * reads the reset mail there. Elsewhere people read what went to their own address, admins everything. Whoever has
 * not confirmed an address reads what is about their own account: the address may be somebody else's.
 */
export function registerOutboxRoutes(
  app: FastifyInstance,
  { outbox, isOpen, isSandbox }: { outbox: OutboxRepository; isOpen: boolean; isSandbox: boolean },
): void {
  route(app, api.listOutbox, { kind: 'public' }, async ({ user, request }) => {
    if ((isOpen && isFromThisMachine(request.raw)) || (user !== null && isAdmin(user)))
      return ok({ emails: await outbox.list(null), isSandbox })
    if (user === null) return err({ code: 'not-signed-in' })
    const ownOnly = user.email_verified ? null : user.id
    return ok({ emails: await outbox.list(user.email, ownOnly), isSandbox })
  })
}
