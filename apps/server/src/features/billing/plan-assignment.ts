import { findSoldPlan, paidPeriodDays, type PlanKey, soldPlanKeys } from '@wildpath/contract'

import type { Database, Transaction } from '../../db/client.ts'
import type { Leases } from '../../db/leases.ts'
import type { Payments } from '../../providers/payments/payments.ts'
import { err, ok, type Result } from '../../result.ts'
import { assignPlan, findAmongAdmins, isStillAdmin, withAdminsKept } from '../accounts/index.ts'
import {
  clearSubscriptions,
  deleteGivenPlans,
  findBillingAccount,
  findOwner,
  insertGivenPlan,
  listSubscriptions,
  lockUser,
  markCanceled,
  writePlan,
} from './billing-repository.ts'
import { type HeldSubscription, isRunning } from './billing-rules.ts'
import { checkoutKey } from './checkout-service.ts'
import type { SubscriptionSync } from './subscription-sync.ts'

type Assignment = {
  /** The admin who decides. */
  adminId: string
  userId: string
  plan: PlanKey
  /** They were told that it ends what the person pays for. */
  endsPaid: boolean
  /** Writes down what was done, in the same transaction. */
  record(tx: Transaction, done: Ended & { email: string }): Promise<void>
}

type Ended = { from: PlanKey; endedSubscriptions: number }

export type AssignPlan = (assignment: Assignment) => Promise<Result<null>>

type Options = {
  database: Pick<Database, 'db'>
  leases: Leases
  payments: Pick<Payments, 'expireCheckout'>
  sync: Pick<SubscriptionSync, 'sync' | 'end'>
  now: () => Date
}

const dayMs = 86_400_000

/**
 * A plan by decision of an admin (spec 3, section 4.13): a sold one is given for 30 days, free and admin
 * clear the subscription. Nobody goes on paying for what was taken away: that is ended at the provider first, and
 * while that cannot be done nothing changes here. Whoever is given more than they pay for goes on paying for that.
 */
export function createPlanAssignment(options: Options): AssignPlan {
  const { leases, payments, sync, now } = options
  const { db } = options.database

  /** Nobody pays on a page that was open before; what was paid a moment ago is known then. */
  async function closeCheckout(userId: string): Promise<boolean> {
    const { openCheckoutId } = await findBillingAccount(db, userId)
    if (openCheckoutId === null) return true
    const closed = await payments.expireCheckout(openCheckoutId)
    if (!closed.ok) return false
    const paid = closed.value.paidSubscriptionId
    return paid === null || (await sync.sync(paid)) === 'applied'
  }

  async function endAll(held: readonly HeldSubscription[]): Promise<boolean> {
    for (const { id } of held) if (!(await sync.end(id))) return false
    return true
  }

  async function write(
    tx: Transaction,
    assignment: Assignment,
    done: Ended,
  ): Promise<Result<null>> {
    const { adminId, userId, plan, record } = assignment
    const user = await findAmongAdmins(tx, userId, 'update')
    if (user === null) return err({ code: 'person-not-found' })
    if (!(await isStillAdmin(tx, adminId))) return err({ code: 'admins-only' })
    // The plan may be the one that is wanted by now: what was paid for has just ended.
    if (user.isLastAdmin) return err({ code: 'last-admin' })
    await deleteGivenPlans(tx, userId)
    const sold = findSoldPlan(plan)
    if (sold === null) await clearSubscriptions(tx, userId, now())
    else {
      const until = new Date(now().getTime() + paidPeriodDays * dayMs)
      await insertGivenPlan(tx, { userId, plan: sold, until, now: now() })
    }
    await assignPlan(tx, userId, { plan, now: now() })
    await record(tx, { email: user.email, ...done })
    return ok(null)
  }

  async function assign(assignment: Assignment): Promise<Result<null>> {
    const { userId, plan, endsPaid } = assignment
    const assigned = await leases.hold(checkoutKey(userId), async (lease) => {
      const user = await findAmongAdmins(db, userId)
      if (user === null) return err({ code: 'person-not-found' })
      const refusal = refuse(user, plan)
      if (refusal !== null) return refusal
      if (!(await closeCheckout(userId))) return notEnded
      const held = await listSubscriptions(db, userId)
      const toEnd = held.filter((one) => isRunning(one, now()) && !isAbove(plan, one.plan))
      // They may have paid since the admin looked.
      if (toEnd.length > 0 && !endsPaid) return err({ code: 'ends-paid-plan' })
      if (!(await endAll(toEnd))) return notEnded
      const done = { from: user.plan, endedSubscriptions: toEnd.length }
      return lease.settle((tx) => write(tx, assignment, done))
    })
    return assigned.isHeld ? assigned.value : err({ code: 'payments-unavailable' })
  }

  return async (assignment) => {
    const isOfAdmin = (await findAmongAdmins(db, assignment.userId))?.plan === 'admin'
    return withAdminsKept({ leases, isOfAdmin }, () => assign(assignment))
  }
}

/** What was given is over; the provider knows nothing of it. */
export async function endGivenPlan({ db }: Pick<Database, 'db'>, id: string, now: Date) {
  await db.transaction(async (tx) => {
    const userId = await findOwner(tx, id)
    if (userId === null || !(await lockUser(tx, userId))) return
    await markCanceled(tx, id, now)
    await writePlan(tx, userId, now)
  })
}

const notEnded = err({
  code: 'payments-unavailable',
  message:
    'The payment service did not answer, so what they pay for could not be ended. Their plan was not changed; please try again in a few minutes.',
})

function refuse({ plan, isLastAdmin }: { plan: PlanKey; isLastAdmin: boolean }, next: PlanKey) {
  if (plan === next) return err({ code: 'plan-held' })
  return isLastAdmin ? err({ code: 'last-admin' }) : null
}

/** Whether a sold plan is more than another one. */
function isAbove(plan: PlanKey, other: PlanKey): boolean {
  const sold: readonly PlanKey[] = soldPlanKeys
  return sold.indexOf(plan) > sold.indexOf(other)
}
