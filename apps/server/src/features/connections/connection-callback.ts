import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { RateLimiter } from '../../http/memory-rate-limiter.ts'
import { rawRoute, sendFailure } from '../../http/route.ts'
import { sessionKeyOf } from '../accounts/index.ts'
import type { ConnectionService } from './connection-service.ts'
import {
  renderSignInPage,
  type ServiceTexts,
  type SignInOutcome,
  signInPagePolicy,
} from './sign-in-page.ts'

type Options = {
  path: string
  /** Null where the service is not configured. */
  connections: ConnectionService | null
  /** Of a person, for whatever asks the service. */
  limit: RateLimiter
  publicUrl: string
  texts: ServiceTexts
}

const callbackSchema = z.object({
  state: z.string().max(400).default(''),
  code: z.string().min(1).max(4000).nullable().default(null).catch(null),
  error: z.string().nullable().default(null).catch(null),
})

/** Where a service sends people back to. Public, so that somebody who is not signed in (any more) reads a page and not a refusal in JSON. */
export function registerConnectionCallback(app: FastifyInstance, options: Options): void {
  const { path, connections, limit, publicUrl, texts } = options
  const claim = { method: 'GET', path, access: { kind: 'public' } } as const

  rawRoute(app, claim, async (request, reply, user) => {
    if (connections === null) return sendFailure(reply, { code: 'not-found' })
    // A way back is good once: it is not used up by a HEAD, which shows nobody anything.
    if (request.method === 'HEAD') return reply.type('text/html; charset=utf-8').send('')
    const session = sessionKeyOf(request.headers.cookie)
    if (user === null || session === null) return answer(reply, 'signed-out', '/auth/login')
    if (!limit.consume(user.id)) return answer(reply, 'failed', null)
    const comeBack = readComeBack(request)
    if (comeBack === null) return answer(reply, 'stranger', null)
    const { outcome, returnTo } = await connections.finish({ user, session }, comeBack)
    return answer(reply, outcome, returnTo)
  })

  function answer(reply: FastifyReply, outcome: SignInOutcome, returnTo: string | null) {
    // Whole addresses: whatever stands in a path, it stays on this site.
    const back = returnTo === null ? null : new URL(returnTo, publicUrl)
    const backUrl = back?.origin === new URL(publicUrl).origin ? back.href : null
    if (outcome === 'connected' && backUrl !== null) return reply.redirect(backUrl, 303)
    return reply
      .code(statuses[outcome])
      .type('text/html; charset=utf-8')
      .header('content-security-policy', signInPagePolicy)
      .send(renderSignInPage(outcome, { texts, backUrl }))
  }
}

const statuses: Record<SignInOutcome, number> = {
  'connected': 200,
  'declined': 200,
  'failed': 502,
  'stranger': 400,
  'signed-out': 401,
}

function readComeBack({ query }: FastifyRequest) {
  const read = callbackSchema.safeParse(query)
  if (!read.success) return null
  const { state, code, error } = read.data
  return { state, code, isDeclined: error === 'access_denied' }
}
