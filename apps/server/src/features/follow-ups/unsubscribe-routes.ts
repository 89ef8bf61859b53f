import { unsubscribePath } from '@wildpath/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { rawRoute } from '../../http/route.ts'
import { bounds } from '../../limits.ts'
import type { SuppressionRepository } from './suppression-repository.ts'
import {
  renderUnsubscribePage,
  unsubscribePolicy,
  type UnsubscribeState,
} from './unsubscribe-page.ts'
import type { UnsubscribeTokens } from './unsubscribe-token.ts'

type Options = {
  tokens: UnsubscribeTokens
  suppressions: SuppressionRepository
  now: () => Date
}

// A parameter with a name would have to be short.
const path = unsubscribePath('*')
const access = { kind: 'public' } as const

/**
 * The link below every follow-up. Mail programs POST to it for their readers (RFC 8058), from anywhere
 * and without a cookie: whoever has the link may.
 */
export async function registerUnsubscribeRoutes(
  app: FastifyInstance,
  { tokens, suppressions, now }: Options,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const bodyLimit = bounds.requests.unsubscribeBytes
    // What the body says does not matter: the address alone names who leaves.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) =>
      done(null, null),
    )

    rawRoute(scope, { method: 'GET', path, access }, async (request, reply) => {
      const found = tokens.read(tokenOf(request))
      if (found === null) return send(reply, 404, { kind: 'unknown' })
      const business = await suppressions.findBusiness(found)
      // Their mail program may have done it for them.
      const isDone = await suppressions.isUnsubscribed(found.userId, found.email)
      return send(reply, 200, { kind: isDone ? 'done' : 'ask', email: found.email, business })
    })

    rawRoute(
      scope,
      { method: 'POST', path, access, takesAnyOrigin: true },
      async (request, reply) => {
        const found = tokens.read(tokenOf(request))
        if (found === null) return send(reply, 404, { kind: 'unknown' })
        await suppressions.unsubscribe(found, now())
        const business = await suppressions.findBusiness(found)
        return send(reply, 200, { kind: 'done', email: found.email, business })
      },
    )
  })
}

function tokenOf({ params }: FastifyRequest): string {
  return (params as { '*': string })['*']
}

function send(reply: FastifyReply, status: number, state: UnsubscribeState): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', unsubscribePolicy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(renderUnsubscribePage(state))
}
