import { api, type Session } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { route } from '../../http/route.ts'
import type { SignedIn } from '../../http/signed-in.ts'
import { err, ok } from '../../result.ts'
import type { AccountService } from './account-service.ts'
import { clientContextOf, headersOf } from './client-context.ts'
import type { PasswordResetService } from './password-reset-service.ts'
import type { SessionService } from './session-service.ts'

type Options = {
  accounts: AccountService
  sessions: SessionService
  passwordResets: PasswordResetService
  noteActivity(userId: string): Promise<void>
  /** What everybody is told. */
  readSite(): Omit<Session, 'user' | 'acting'>
}

const anybody = { kind: 'public' } as const

export function registerAccountRoutes(
  app: FastifyInstance,
  { accounts, sessions, passwordResets, noteActivity, readSite }: Options,
): void {
  route(app, api.getSession, anybody, async ({ request, reply }) => {
    const { signedIn, cookies } = await sessions.refresh(headersOf(request))
    // What support does is no sign of life of the person.
    if (signedIn?.visit === null) await noteActivity(signedIn.user.id)
    if (cookies.length > 0) void reply.header('set-cookie', cookies)
    return ok({ user: signedIn?.user ?? null, acting: presentVisit(signedIn), ...readSite() })
  })

  route(app, api.signUp, anybody, async ({ body, request, reply }) => {
    const result = await accounts.signUp(body, clientContextOf(request))
    if (!result.ok) return result
    void reply.header('set-cookie', result.value.cookies).code(201)
    return ok({ user: result.value.user })
  })

  route(app, api.signIn, anybody, async ({ body, request, reply }) => {
    const result = await accounts.signIn(body, clientContextOf(request))
    if (!result.ok) return result
    void reply.header('set-cookie', result.value.cookies)
    if ('secondStep' in result.value) return ok({ second_step: result.value.secondStep })
    return ok({ user: result.value.user })
  })

  route(app, api.signOut, anybody, async ({ request, reply }) => {
    void reply.header('set-cookie', await sessions.end(headersOf(request)))
    return ok({})
  })

  route(app, api.requestPasswordReset, anybody, async ({ body, request }) => {
    const result = await passwordResets.request(body.email, clientContextOf(request))
    return result.ok ? ok({}) : err(result.error)
  })

  route(app, api.checkResetLink, anybody, async ({ body }) => {
    const result = await passwordResets.check(body.token)
    return result.ok ? ok({}) : result
  })

  route(app, api.resetPassword, anybody, async ({ body, request, reply }) => {
    const result = await passwordResets.reset(body, clientContextOf(request))
    if (!result.ok) return result
    void reply.header('set-cookie', result.value.cookies)
    return ok({})
  })
}

function presentVisit(signedIn: SignedIn | null): Session['acting'] {
  const visit = signedIn?.visit ?? null
  return visit && { admin_name: visit.adminName, ends_at: visit.endsAt.toISOString() }
}
