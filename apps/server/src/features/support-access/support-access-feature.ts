import { api, type AuditDetails, hasAdminPlan, type User } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import { route } from '../../http/route.ts'
import type { SignedIn } from '../../http/signed-in.ts'
import { err, ok, type Result } from '../../result.ts'
import type { SessionCookie } from '../accounts/index.ts'
import { closeSupportVisits, createCloseSupportVisits } from './close-support-visits.ts'
import { createSupportVisitRepository } from './support-visit-repository.ts'

type Options = {
  database: Database
  visitCookie: SessionCookie
  findUserById(id: string): Promise<User | null>
  now(): Date
}

const signedIn = { kind: 'user' } as const

/** Support signs in to the account of somebody who allows it, in a session that says so everywhere. */
export function createSupportAccessFeature(options: Options) {
  const { visitCookie, findUserById, now } = options
  const visits = createSupportVisitRepository(options.database)

  /** The cookie of the visit's session, to be set beside the admin's own. */
  async function signInAs(
    { user: admin, sessionId }: SignedIn,
    { userId, reason }: { userId: string; reason: string },
  ): Promise<Result<string>> {
    const user = await findUserById(userId)
    if (user === null) return err({ code: 'person-not-found' })
    if (hasAdminPlan(user)) {
      return err({ code: 'support-not-allowed', message: 'Nobody signs in as an admin.' })
    }
    const { id, email, full_name: name } = admin
    const token = await visits.start({
      admin: { id, email, name, sessionId },
      user,
      reason,
      now: now(),
    })
    return token === null ? err({ code: 'support-not-allowed' }) : ok(visitCookie.write(token))
  }

  return {
    recordWrite: (visit: { id: string }, details: AuditDetails) =>
      visits.recordWrite(visit.id, details, now()),
    jobs: { other: { [closeSupportVisits]: createCloseSupportVisits(visits) } },
    register(app: FastifyInstance) {
      route(app, api.getSupportAccess, signedIn, async ({ user }) =>
        ok(await visits.findAccess(user.id)),
      )

      route(app, api.setSupportAccess, signedIn, async ({ user, body }) => {
        await visits.setAccess(user.id, body.isAllowed, now())
        return ok(await visits.findAccess(user.id))
      })

      route(app, api.signInAs, { kind: 'admin' }, async ({ params, body, request, reply }) => {
        const admin = await app.findSignedIn(request)
        if (admin === null) return err({ code: 'not-signed-in' })
        const { reason } = body
        const started = await signInAs(admin, { userId: params.id, reason })
        if (!started.ok) return started
        void reply.header('set-cookie', started.value)
        return ok({})
      })

      route(app, api.endSupportVisit, { kind: 'public' }, async ({ request, reply }) => {
        const visit = (await app.findSignedIn(request))?.visit ?? null
        if (visit !== null) await visits.end(visit.id, now())
        void reply.header('set-cookie', visitCookie.clear())
        return ok({})
      })
    },
  }
}
