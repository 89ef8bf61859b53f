import { randomUUID } from 'node:crypto'

import { api, cleanLine, isEmailAddress, toAddressKey } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { route } from '../../http/route.ts'
import type { SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { type EmailSender, needsConfirmation } from '../../providers/email/email.ts'
import { err, ok } from '../../result.ts'
import type { SuppressionRepository } from './suppression-repository.ts'
import { testEmail } from './test-email.ts'

type Options = {
  suppressions: SuppressionRepository
  email: EmailSender
  /** Test emails of a person. */
  testLimit: SharedRateLimiter
  now: () => Date
}

const signedIn = { kind: 'user' } as const

export function registerFollowUpRoutes(
  app: FastifyInstance,
  { suppressions, email, testLimit, now }: Options,
): void {
  const findBusiness = async (userId: string, funnelId: string | undefined) =>
    funnelId === undefined
      ? null
      : ((await suppressions.findBusiness({ userId, funnelId }))?.name ?? null)

  route(app, api.sendTestEmail, signedIn, async ({ user, body, query, request }) => {
    if (toAddressKey(body.to) !== toAddressKey(user.email)) return err({ code: 'not-your-address' })
    // Else anybody could have words of their own sent to somebody else.
    if (needsConfirmation(email, user.email_verified)) return err({ code: 'email-not-verified' })
    if (!(await testLimit.consume(user.id))) return err({ code: 'too-many-requests' })
    const business = await findBusiness(user.id, query.funnel_id)
    const message = testEmail({
      userId: user.id,
      to: user.email,
      subject: body.subject,
      text: body.text,
      business,
      plan: user.plan,
      postalAddress: user.postal_address,
      messageKey: `test-${randomUUID()}`,
    })
    const sent = await email.send(message)
    if (sent.ok) return ok({})
    request.log.warn({ reason: sent.failure.reason }, 'a test email could not be sent')
    return err({ code: 'email-not-sent' })
  })

  route(app, api.listSuppressions, signedIn, async ({ user }) =>
    ok({ suppressions: await suppressions.list(user.id) }),
  )

  route(app, api.addSuppression, signedIn, async ({ user, body }) => {
    const address = cleanLine(body.email)
    if (!isEmailAddress(address)) {
      return err({ code: 'invalid-input', fields: { email: 'Invalid email address' } })
    }
    await suppressions.add(user.id, address, now())
    return ok({})
  })

  route(app, api.removeSuppression, signedIn, async ({ user, body }) => {
    const address = cleanLine(body.email)
    if (await suppressions.remove(user.id, address)) return ok({})
    const isTheirChoice = await suppressions.isUnsubscribed(user.id, address)
    return err({ code: isTheirChoice ? 'unsubscribed-for-good' : 'suppression-not-found' })
  })
}
