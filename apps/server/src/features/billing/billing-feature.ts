import { randomUUID } from 'node:crypto'

import type { User } from '@wildpath/contract'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { Leases } from '../../db/leases.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import type { Payments } from '../../providers/payments/payments.ts'
import { billingClock, createBillingClock } from './billing-clock.ts'
import { registerBillingRoutes } from './billing-routes.ts'
import { createBillingService } from './billing-service.ts'
import { createCheckoutService } from './checkout-service.ts'
import { registerPaymentWebhook } from './payment-webhook.ts'
import { createPaymentRecorder } from './record-payment.ts'
import { createQuoteSigner } from './plan-change-quote.ts'
import { createPlanAssignment } from './plan-assignment.ts'
import { createPlanChangeService } from './plan-change-service.ts'
import { createSubscriptionSync } from './subscription-sync.ts'
import { createUsedTrials } from './used-trials.ts'

type Options = {
  database: Database
  leases: Leases
  payments: Payments
  /** Of this installation: signs what is quoted, hashes what may not be read. */
  secret: string
  publicUrl: string
  findUser(userId: string): Promise<User | null>
  limiters: RateLimiters
  now(): Date
  log: FastifyBaseLogger
  /** What makes time pass at the provider; live ones need nothing. */
  driveProvider(call: { atStart: boolean }): Promise<void>
}

/** What people pay for, and what they may do for it. */
export function createBillingFeature(options: Options) {
  const { database, leases, payments, secret, publicUrl, now, log, limiters } = options
  const sync = createSubscriptionSync({ database, leases, payments, now, log })
  const usedTrials = createUsedTrials(secret)
  const billing = createBillingService({
    database,
    leases,
    payments,
    usedTrials,
    publicUrl,
    now,
    findUser: options.findUser,
    portalLimit: limiters.portalsOfUser,
  })
  const checkouts = createCheckoutService({
    database,
    leases,
    payments,
    sync,
    usedTrials,
    publicUrl,
    now,
    newId: randomUUID,
    limit: limiters.checkoutsOfUser,
  })
  const changes = createPlanChangeService({
    database,
    payments,
    sync,
    now,
    quotes: createQuoteSigner(secret),
    limit: limiters.planChangesOfUser,
    renewalLimit: limiters.renewalChangesOfUser,
  })
  const clock = createBillingClock({
    database,
    sync,
    now,
    driveProvider: options.driveProvider,
  })
  return {
    /** What time alone changes, now. */
    runClockOnce: clock.runOnce,
    exportFor: billing.exportFor,
    close: billing.close,
    assignPlan: createPlanAssignment({ database, leases, payments, sync, now }),
    jobs: { billing: { [billingClock]: clock.job } },
    async register(app: FastifyInstance): Promise<void> {
      registerBillingRoutes(app, { billing, checkouts, changes })
      const recordPayment = createPaymentRecorder({ database, secret, now })
      await registerPaymentWebhook(app, { payments, sync, recordPayment, now })
    },
  }
}
