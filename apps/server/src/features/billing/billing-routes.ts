import { api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { route } from '../../http/route.ts'
import { ok, type Result } from '../../result.ts'
import type { BillingService } from './billing-service.ts'
import type { CheckoutService } from './checkout-service.ts'
import type { PlanChangeService } from './plan-change-service.ts'

type Options = { billing: BillingService; checkouts: CheckoutService; changes: PlanChangeService }

const signedIn = { kind: 'user' } as const

export function registerBillingRoutes(
  app: FastifyInstance,
  { billing, checkouts, changes }: Options,
): void {
  route(app, api.getBilling, signedIn, ({ user }) => billing.get(user.id))
  route(app, api.startCheckout, signedIn, ({ user, body }) => checkouts.start(user, body))
  route(app, api.previewPlanChange, signedIn, ({ user, body }) => changes.preview(user, body.plan))
  route(app, api.changePlan, signedIn, async ({ user, body }) => {
    const changed = await changes.change(user, body)
    return changed.ok ? ok({}) : changed
  })
  route(app, api.cancelSubscription, signedIn, async ({ user }) =>
    withBilling(await changes.cancel(user), user.id),
  )
  route(app, api.resumeSubscription, signedIn, async ({ user }) =>
    withBilling(await changes.resume(user), user.id),
  )
  route(app, api.openBillingPortal, signedIn, ({ user }) => billing.openPortal(user.id))

  async function withBilling(changed: Result<null>, userId: string) {
    return changed.ok ? billing.get(userId) : changed
  }
}
