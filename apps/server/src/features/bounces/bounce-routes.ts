import { createHash, timingSafeEqual } from 'node:crypto'

import { bounceWebhookPath } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { rawRoute, sendFailure } from '../../http/route.ts'
import { bounds } from '../../limits.ts'

type Options = {
  /** Null where no mail service reports by this way. */
  secret: string | null
  take(recipients: readonly string[], message: Uint8Array): Promise<void>
}

/**
 * Where a mail service hands over what came to the bounce domain: the message as it arrived (message/rfc822).
 * 200: it need not be sent again, whether it says something or not.
 */
export async function registerBounceRoutes(
  app: FastifyInstance,
  { secret, take }: Options,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const bodyLimit = bounds.bounces.messageBytes
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    const claim = { method: 'POST', path: bounceWebhookPath, access: { kind: 'public' } } as const
    rawRoute(scope, claim, async (request, reply) => {
      if (secret === null) return sendFailure(reply, { code: 'not-found' })
      if (!isSame(request.headers.authorization ?? '', `Bearer ${secret}`)) {
        return sendFailure(reply, { code: 'bounce-refused' })
      }
      const message = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await take(readRecipients(message), message)
      return reply.send({})
    })
  })
}

function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(right))
}

/** Addresses of the headers that say to whom a message came. What else it holds names nobody. */
function readRecipients(message: Buffer): string[] {
  const start = message.subarray(0, bounds.bounces.headBytes).toString('latin1')
  const [head = ''] = start.split(/\r?\n\r?\n/, 1)
  return head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .filter((line) => /^(to|delivered-to|x-original-to|envelope-to):/i.test(line))
    .flatMap((line) => line.slice(line.indexOf(':') + 1).split(/[\s<>,;"]/))
    .filter((word) => word.includes('@'))
}
