import type { FastifyBaseLogger } from 'fastify'

import type { Database } from '../../db/client.ts'
import { databaseFailure } from '../../db/failure.ts'
import { forgetOldEvents, listPastEnd } from './billing-repository.ts'
import type { SubscriptionSync } from './subscription-sync.ts'

export type BillingClock = {
  /** From now on every `intervalMs`, the first time at once. */
  start(): void
  /** One turn; turns that meet another one wait for it instead. */
  turn(): Promise<void>
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>
}

type Options = {
  database: Database
  sync: SubscriptionSync
  now: () => Date
  log: FastifyBaseLogger
  intervalMs: number
  /** What the provider has to be driven to; live ones run by themselves. */
  driveProvider(call: { atStart: boolean }): Promise<void>
}

/**
 * What time alone changes: periods that pass. Any number of processes may run it, because everything
 * it does is safe to be done twice.
 */
export function createBillingClock(options: Options): BillingClock {
  const { database, sync, now, log, intervalMs, driveProvider } = options
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | undefined
  let isFirst = true

  async function work(): Promise<void> {
    await driveProvider({ atStart: isFirst })
    isFirst = false
    await expire()
    await forgetOldEvents(database.db, now())
  }

  async function expire(): Promise<void> {
    let isProviderSilent = false
    for (const { id, userId } of await listPastEnd(database.db, now())) {
      const outcome = isProviderSilent ? 'unavailable' : await sync.sync(id)
      if (outcome === 'applied') continue
      isProviderSilent = true
      await sync.refreshPlan(userId)
    }
  }

  function turn(): Promise<void> {
    underWay ??= work()
      .catch((error: unknown) => {
        if (databaseFailure(error) === null) log.error({ err: error }, 'billing clock')
        else log.warn({ err: error }, 'billing clock: no database')
      })
      .finally(() => (underWay = undefined))
    return underWay
  }

  return {
    start() {
      timer = setInterval(() => void turn(), intervalMs)
      timer.unref()
      void turn()
    },
    turn,
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
