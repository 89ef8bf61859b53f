import { paymentWebhookPath } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { rawRoute, sendFailure } from '../../http/route.ts'
import { bounds } from '../../limits.ts'
import type { Payments } from '../../providers/payments/payments.ts'
import type { RecordPayment } from './record-payment.ts'
import type { SubscriptionSync } from './subscription-sync.ts'

type Options = {
  payments: Payments
  sync: SubscriptionSync
  recordPayment: RecordPayment
  now: () => Date
}

/**
 * Where the provider says that something changed. 200: it need not be said again. 400: nobody we know
 * said it. 5xx: saying it again would help.
 */
export async function registerPaymentWebhook(
  app: FastifyInstance,
  { payments, sync, recordPayment, now }: Options,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const bodyLimit = bounds.requests.paymentEventBytes
    // The signature is over the bytes as they came.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
    const claim = { method: 'POST', path: paymentWebhookPath, access: { kind: 'public' } } as const
    rawRoute(scope, claim, async (request, reply) => {
      const header = request.headers[payments.signatureHeader]
      const event = payments.readEvent({
        rawBody: typeof request.body === 'string' ? request.body : '',
        signature: typeof header === 'string' ? header : '',
        now: now(),
      })
      if (!event.ok) {
        request.log.warn({ reason: event.error }, 'a payment event was refused')
        return sendFailure(reply, { code: 'webhook-refused' })
      }
      const { subscriptionId } = event.value
      if (subscriptionId !== null) {
        const outcome = await sync.sync(subscriptionId, event.value)
        if (outcome === 'unavailable') return sendFailure(reply, { code: 'payments-unavailable' })
      }
      await recordPayment(event.value)
      return reply.send({})
    })
  })
}
