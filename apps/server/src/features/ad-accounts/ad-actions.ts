import type { User } from '@wildpath/contract'

import type { AdBudget } from '../../providers/ad-platforms/ad-platforms.ts'
import { err, ok, type Result } from '../../result.ts'
import type { AdCreationService, AskedAd } from './ad-creation-service.ts'
import type { AdSpending, Plan, Planned } from './ad-spending.ts'

type Options = { creation: AdCreationService; spending: AdSpending }

/** An ad of a person, by the platform's ids. */
export type AdPlace = { userId: string; accountId: string; adId: string }

/** An ad that is known, with what it is to spend. */
type PlannedAd = Planned & { name: string }

type NewAd = {
  /** Cents of `currency` a day. */
  dailyCents: number
  currency: string
  listBudgets(): Promise<Result<AdBudget[]>>
  /** Puts a picture that came along into the library; answers its address there. */
  keepPicture?(address: string | null): Promise<Result<string | null>>
}

/** What an owner does with ads, the same at every platform: within the cap, in the log, and before any creation that goes on. */
export function createAdActions({ creation, spending }: Options) {
  /** What spends no more is decided by its owner, whatever is still being made. */
  async function stop(
    action: 'pause' | 'delete',
    { userId, accountId, adId }: AdPlace,
    work: () => Promise<Result<null>>,
  ): Promise<Result<null>> {
    const left = await creation.leaveToOwner({ userId, accountId }, adId)
    if (!left.ok) return left
    const stopped = await spending.findStopped(userId, accountId, adId)
    return spending.logged(userId, accountId, { action, ...stopped }, () =>
      spending.afterBeginning(userId, accountId, work),
    )
  }

  return {
    /** Answers the id at the platform; the same form again makes nothing twice. */
    async create(user: User, asked: Omit<AskedAd, 'log'>, ad: NewAd): Promise<Result<string>> {
      const { dailyCents, currency, listBudgets, keepPicture } = ad
      const known = await creation.recognize(asked)
      if (known === 'other') return err({ code: 'ad-already-begun' })
      if (known === 'new') {
        const begun = await spending.withinCap(
          user.id,
          asked.accountId,
          async () => {
            const budgets = await listBudgets()
            const planned = { adId: asked.id, budgetId: asked.id, dailyCents, currency }
            return budgets.ok ? ok({ planned, budgets: budgets.value }) : budgets
          },
          async () => {
            const kept = keepPicture ? await keepPicture(asked.imageUrl) : ok(asked.imageUrl)
            if (!kept.ok) return kept
            const log = { currency, dailyCents }
            return creation.begin(user, { ...asked, imageUrl: kept.value, log })
          },
        )
        if (!begun.ok) return begun
      }
      return creation.make(user, asked.id)
    },

    pause: (place: AdPlace, work: () => Promise<Result<null>>) => stop('pause', place, work),
    remove: (place: AdPlace, work: () => Promise<Result<null>>) => stop('delete', place, work),

    activate: (
      { userId, accountId }: AdPlace,
      plan: () => Promise<Result<Plan<PlannedAd>>>,
      work: () => Promise<Result<null>>,
    ): Promise<Result<null>> =>
      spending.withinCap(userId, accountId, plan, ({ name, currency, dailyCents }) =>
        spending.logged(
          userId,
          accountId,
          { action: 'activate', name, currency, dailyCents, dailyCentsBefore: null },
          work,
        ),
      ),

    /** `plan` says what it is to spend more, which may be nothing; `amounts` what the log says. */
    async edit<P extends PlannedAd & { budgetCents: number; dailyCentsBefore: number }>(
      { userId, accountId, adId }: AdPlace,
      plan: () => Promise<Result<Plan<P>>>,
      { name, work }: { name: string; work: (planned: P) => Promise<Result<null>> },
    ): Promise<Result<null>> {
      const left = await creation.leaveToOwner({ userId, accountId }, adId)
      if (!left.ok) return left
      return spending.withinCap(userId, accountId, plan, (planned) => {
        const { currency, budgetCents: dailyCents, dailyCentsBefore } = planned
        const entry = { action: 'edit', name, currency, dailyCents, dailyCentsBefore } as const
        return spending.logged(userId, accountId, entry, () => work(planned))
      })
    },
  }
}
