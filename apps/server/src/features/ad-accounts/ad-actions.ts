import type { AdSpendingAction, User } from '@wildpath/contract'

import type { AdBudget } from '../../providers/ad-platforms/ad-platforms.ts'
import { err, ok, type Result } from '../../result.ts'
import type { AdCreationService, AskedAd } from './ad-creation-service.ts'
import type { AdSpending, Plan, Planned } from './ad-spending.ts'
import { startUnlessStopped } from './start-unless-stopped.ts'

type Options = { creation: AdCreationService; spending: AdSpending }

/** An ad of a person, by the platform's ids. */
export type AdPlace = { userId: string; accountId: string; adId: string }

/** An ad that is known, with what it is to spend. */
type PlannedAd = Planned & { name: string }

type PlannedEdit = {
  isTextOnly: boolean
  /** True if the edit changes the budget or the end date. */
  changesBudget: boolean
  budgetCents: number
  dailyCentsBefore: number
  /** True if the edit lets the ad spend more per day, more in total, or for longer. */
  isMore: boolean
}

type NewAd = {
  /** Cents of `currency` a day. */
  dailyCents: number
  currency: string
  /** A paused ad spends nothing, so the daily cap does not apply. */
  startsPaused?: boolean
  listBudgets(): Promise<Result<AdBudget[]>>
  /** Puts a picture that came along into the library; answers its address there. */
  keepPicture?(address: string | null): Promise<Result<string | null>>
}

/** What an owner does with ads, the same at every platform: within the cap, in the log, and before any creation that goes on. */
export function createAdActions({ creation, spending }: Options) {
  /** Waits for nothing: what is switching the ad on just then sees in the log that it was stopped. */
  async function stop(
    action: 'pause' | 'delete',
    { userId, accountId, adId }: AdPlace,
    work: () => Promise<Result<null>>,
  ): Promise<Result<null>> {
    const stopped = await spending.findStopped(userId, accountId, adId)
    return spending.logged(userId, accountId, { action, adId, ...stopped }, work)
  }

  return {
    /** Answers the id at the platform; the same form again makes nothing twice. */
    async create(user: User, asked: Omit<AskedAd, 'log'>, ad: NewAd): Promise<Result<string>> {
      const { dailyCents, currency, startsPaused = false, listBudgets, keepPicture } = ad
      const known = await creation.recognize(asked)
      if (known === 'other') return err({ code: 'ad-already-begun' })
      if (known === 'new') {
        const begun = await spending.withinCap(
          user.id,
          asked.accountId,
          async () => {
            // Sent twice at once, it is known by now: it counts already, and is not begun again.
            const isNew = (await creation.recognize(asked)) === 'new'
            const budgets = await listBudgets()
            const planned = { adId: asked.id, budgetId: asked.id, currency }
            return budgets.ok
              ? ok({
                  planned: { ...planned, dailyCents: isNew && !startsPaused ? dailyCents : 0 },
                  budgets: budgets.value,
                })
              : budgets
          },
          async () => {
            const kept = keepPicture ? await keepPicture(asked.imageUrl) : ok(asked.imageUrl)
            if (!kept.ok) return kept
            const action = startsPaused ? 'create-paused' : 'create'
            const log = { action, currency, dailyCents } as const
            return creation.begin(user, { ...asked, imageUrl: kept.value, log })
          },
        )
        if (!begun.ok) return begun
      }
      return creation.make(user, asked.id)
    },

    pause: (place: AdPlace, work: () => Promise<Result<null>>) => stop('pause', place, work),
    remove: (place: AdPlace, work: () => Promise<Result<null>>) => stop('delete', place, work),

    async activate(
      { userId, accountId, adId }: AdPlace,
      plan: () => Promise<Result<Plan<PlannedAd>>>,
      switchTo: (state: 'on' | 'off') => Promise<Result<null>>,
    ): Promise<Result<null>> {
      const stopsBefore = await spending.countStops(userId, accountId, adId)
      const isStopped = async () =>
        (await spending.countStops(userId, accountId, adId)) > stopsBefore
      return spending.withinCap(userId, accountId, plan, ({ name, currency, dailyCents }) => {
        const amounts = { name, currency, dailyCents, dailyCentsBefore: null }
        return spending.logged(
          userId,
          accountId,
          { action: 'activate', adId, ...amounts },
          async () => {
            const { isLeftOff, answer } = await startUnlessStopped({ isStopped, switchTo })
            if (!isLeftOff) return answer
            if (answer.ok) return overtaken
            return answer.error.code === creation.codes.notFound
              ? answer
              : spending.unknown(maySpend)
          },
        )
      })
    },

    /**
     * `plan` says what it is to spend more, which may be nothing; what makes nothing dearer or longer waits for other
     * changes of budgets, and for nothing that begins to spend. Amounts are logged only if the budget or end date changes.
     */
    edit<P extends PlannedAd & PlannedEdit>(
      { userId, accountId, adId }: AdPlace,
      plan: () => Promise<Result<Plan<P>>>,
      edit: { name?: string; work: (planned: P) => Promise<Result<null>> },
    ): Promise<Result<null>> {
      return spending.changing(userId, accountId, async () => {
        const change = (planned: P) => {
          const { currency, budgetCents: dailyCents, dailyCentsBefore } = planned
          const action: AdSpendingAction = planned.isTextOnly ? 'edit-texts' : 'edit'
          const name = edit.name ?? planned.name
          const amounts = planned.changesBudget
            ? { dailyCents, dailyCentsBefore }
            : { dailyCents: null, dailyCentsBefore: null }
          const entry = { action, adId, name, currency, ...amounts }
          return spending.logged(userId, accountId, entry, () => edit.work(planned))
        }
        const first = await plan()
        if (!first.ok) return first
        return first.value.planned.isMore
          ? spending.withinCap(userId, accountId, plan, change)
          : change(first.value.planned)
      })
    },
  }
}

const maySpend =
  'It was stopped meanwhile, and could not be switched off again: it may spend. Pause it once more.'

const overtaken = err({
  code: 'ad-change-under-way',
  message: 'It was stopped meanwhile, and stays so.',
})
