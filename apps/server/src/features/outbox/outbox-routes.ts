import { api, isAdmin } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { isFromThisMachine } from '../../http/local-requests.ts'
import { route } from '../../http/route.ts'
import { err, ok } from '../../result.ts'
import type { OutboxRepository } from './outbox-repository.ts'

/**
 * On a product that only its own machine reaches, the outbox is open: whoever forgot a password
 * reads the reset email there. Elsewhere people read their own emails (`mayRead`), admins everything.
 */
export function registerOutboxRoutes(
  app: FastifyInstance,
  { outbox, isOpen, isSandbox }: { outbox: OutboxRepository; isOpen: boolean; isSandbox: boolean },
): void {
  route(app, api.listOutbox, { kind: 'public' }, async ({ user, request }) => {
    if ((isOpen && isFromThisMachine(request.raw)) || (user !== null && isAdmin(user)))
      return ok({ emails: await outbox.list(null), isSandbox })
    if (user === null) return err({ code: 'not-signed-in' })
    return ok({ emails: await outbox.list(user), isSandbox })
  })
}
