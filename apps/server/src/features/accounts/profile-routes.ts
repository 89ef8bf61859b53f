import { api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { route } from '../../http/route.ts'
import { ok } from '../../result.ts'
import { clientContextOf } from './client-context.ts'
import type { EmailVerificationService } from './email-verification-service.ts'
import type { PasswordService } from './password-service.ts'
import type { ProfileService } from './profile-service.ts'

type Options = {
  profiles: ProfileService
  passwords: PasswordService
  verification: EmailVerificationService
}

const signedIn = { kind: 'user' } as const

/** What people change about themselves. */
export function registerProfileRoutes(
  app: FastifyInstance,
  { profiles, passwords, verification }: Options,
): void {
  route(app, api.updateProfile, signedIn, async ({ user, body }) => {
    const result = await profiles.update(user, body)
    return result.ok ? ok({ user: result.value }) : result
  })

  route(app, api.setNotifications, signedIn, async ({ user, body }) => {
    const result = await profiles.setNotifications(user, body)
    return result.ok ? ok({ user: result.value }) : result
  })

  route(app, api.setSender, signedIn, async ({ user, body }) => {
    const result = await profiles.setSender(user, body)
    return result.ok ? ok({ user: result.value }) : result
  })

  route(app, api.setContactedFollowUps, signedIn, async ({ user, body }) => {
    const result = await profiles.setContactedFollowUps(user, body)
    return result.ok ? ok({ user: result.value }) : result
  })

  route(app, api.setTimeZone, signedIn, async ({ user, body }) => {
    const result = await profiles.setTimeZone(user, body)
    return result.ok ? ok({ user: result.value }) : result
  })

  route(app, api.chooseEditableFunnel, signedIn, async ({ user, body }) => {
    const result = await profiles.chooseEditableFunnel(user, body.funnel_id)
    return result.ok ? ok({ user: result.value }) : result
  })

  route(app, api.changePassword, signedIn, async ({ user, body, request }) => {
    const result = await passwords.change(user, body, clientContextOf(request))
    return result.ok ? ok({}) : result
  })

  route(app, api.sendVerificationEmail, signedIn, async ({ user, request }) => {
    const result = await verification.send(user, clientContextOf(request).network)
    return result.ok ? ok({}) : result
  })

  route(app, api.verifyEmail, { kind: 'public' }, async ({ body }) => {
    const result = await verification.verify(body.token)
    return result.ok ? ok({}) : result
  })
}
