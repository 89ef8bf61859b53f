import { givenPriceId } from '@wildpath/contract'

import type { Database } from '../../db/client.ts'
import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import { forgetOldEvents, listPastEnd } from './billing-repository.ts'
import { endGivenPlan } from './plan-assignment.ts'
import type { SubscriptionSync } from './subscription-sync.ts'

export const billingClock = jobKind('billing-clock')

export type BillingClock = {
  /** What time alone changes, now. */
  runOnce(): Promise<void>
  /** The same as work that comes again and again, in one process of all. */
  job: JobHandler
}

type Options = {
  database: Database
  sync: SubscriptionSync
  now: () => Date
  /** What the provider has to be driven to; live ones run by themselves. */
  driveProvider(call: { atStart: boolean }): Promise<void>
}

const everyMs = 15_000

/** What time alone changes: periods that pass. Everything it does is safe to be done twice. */
export function createBillingClock({ database, sync, now, driveProvider }: Options): BillingClock {
  let isFirst = true

  async function expire(): Promise<void> {
    let isProviderSilent = false
    for (const { id, userId, priceId } of await listPastEnd(database.db, now())) {
      if (priceId === givenPriceId) {
        await endGivenPlan(database, id, now())
        continue
      }
      const outcome = isProviderSilent ? 'unavailable' : await sync.sync(id)
      if (outcome === 'applied') continue
      isProviderSilent = true
      await sync.refreshPlan(userId)
    }
  }

  async function runOnce(): Promise<void> {
    await driveProvider({ atStart: isFirst })
    isFirst = false
    await expire()
    await forgetOldEvents(database.db, now())
  }

  return {
    runOnce,
    job: {
      everyMs,
      async run() {
        await runOnce()
        return done
      },
    },
  }
}
