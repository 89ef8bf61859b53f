import { api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { route } from '../../http/route.ts'
import { ok, type Result } from '../../result.ts'
import type { BillingService } from './billing-service.ts'
import type { CheckoutService } from './checkout-service.ts'
import type { PlanChangeService } from './plan-change-service.ts'

type Options = { billing: BillingService; checkouts: CheckoutService; changes: PlanChangeService }

const somebody = { kind: 'user' } as const
const inPerson = { kind: 'user', notByOthers: true } as const

export function registerBillingRoutes(
  app: FastifyInstance,
  { billing, checkouts, changes }: Options,
): void {
  route(app, api.getBilling, somebody, ({ user }) => billing.get(user.id))
  route(app, api.startCheckout, inPerson, ({ user, body }) => checkouts.start(user, body))
  route(app, api.previewPlanChange, somebody, ({ user, body }) => changes.preview(user, body.plan))
  route(app, api.changePlan, inPerson, async ({ user, body }) => {
    const changed = await changes.change(user, body)
    return changed.ok ? ok({}) : changed
  })
  route(app, api.cancelSubscription, inPerson, async ({ user }) =>
    withBilling(await changes.cancel(user), user.id),
  )
  route(app, api.resumeSubscription, inPerson, async ({ user }) =>
    withBilling(await changes.resume(user), user.id),
  )
  route(app, api.openBillingPortal, inPerson, ({ user }) => billing.openPortal(user.id))

  async function withBilling(changed: Result<null>, userId: string) {
    return changed.ok ? billing.get(userId) : changed
  }
}
