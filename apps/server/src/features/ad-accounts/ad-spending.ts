import { randomUUID } from 'node:crypto'

import {
  adAccountKeyOf,
  adCapLimitsOf,
  type AdPlatformKey,
  type AdSpendingAction,
  type ErrorCode,
  getLocalTime,
} from '@wildpath/contract'

import type { Leases } from '../../db/leases.ts'
import { bounds } from '../../limits.ts'
import type { AdBudget } from '../../providers/ad-platforms/ad-platforms.ts'
import { err, ok, type Result } from '../../result.ts'
import type { AccountPlace } from './account-place.ts'
import type { AdCreationRepository, StoredAdCreation } from './ad-creation-repository.ts'
import type { AdMaker } from './ad-creation-service.ts'
import type { AdSpendingRepository, SpendingAmounts } from './ad-spending-repository.ts'
import { getCommittedDailyCents, startsPaused } from './planned-budget.ts'

/** What is about to spend, in cents of `currency` a day. Something new is known by the id of its creation. */
export type Planned = Pick<AdBudget, 'adId' | 'budgetId' | 'dailyCents' | 'currency'>
/** With the budgets of its account. */
export type Plan<P extends Planned> = { planned: P; budgets: readonly AdBudget[] }

type Options = {
  platform: AdPlatformKey
  isDemo: boolean
  spending: AdSpendingRepository
  creations: Pick<AdCreationRepository, 'listUnfinished'>
  maker: Pick<AdMaker, 'madeOf'>
  leases: Leases
  /** Of the failure after which nobody knows whether it was done. */
  unknownAfter: ErrorCode
  /** Error code for users without a connection. */
  notConnected: ErrorCode
  now: () => Date
}

export type AdSpending = ReturnType<typeof createAdSpending>

/** Safety of owners' money at one platform: the daily caps of their accounts, and the log of what was done. */
export function createAdSpending(options: Options) {
  const { platform, isDemo, spending, creations, maker, leases, unknownAfter, notConnected, now } =
    options

  /** What the ads of an account may spend a day already, without the one that is planned. */
  function committedOf(
    unfinished: readonly StoredAdCreation[],
    budgets: readonly Pick<AdBudget, 'adId' | 'budgetId' | 'dailyCents' | 'isOn' | 'isEnded'>[],
    planned: Pick<Planned, 'adId' | 'budgetId'>,
  ): number {
    const spending = budgets.filter(({ isOn, isEnded }) => isOn && !isEnded)
    const counted = new Set([planned.adId, ...spending.map(({ adId }) => adId)])
    const begun = unfinished
      .filter((creation) => {
        const madeId = maker.madeOf(creation)?.id ?? ''
        return creation.state === 'creating' && !counted.has(creation.id) && !counted.has(madeId)
      })
      .map(centsOf)
    // One that several ads share is spent once.
    const shared = new Map<string, number>()
    for (const { budgetId, dailyCents } of spending) {
      shared.set(budgetId, Math.max(dailyCents, shared.get(budgetId) ?? 0))
    }
    shared.delete(planned.budgetId)
    return [...begun, ...shared.values()].reduce((sum, cents) => sum + cents, 0)
  }

  const listUnanswered = (place: AccountPlace) =>
    spending.listUnanswered(place, new Date(now().getTime() - bounds.adAccounts.unansweredCountsMs))

  /** True if a creation or activation in progress might still read a logged stop of this ad. */
  async function isUnderWay(place: AccountPlace, adId: string): Promise<boolean> {
    const unfinished = await creations.listUnfinished(place)
    if (unfinished.some(({ state }) => state !== 'failed')) return true
    return (await listUnanswered(place)).some((entry) => entry.adId === adId)
  }

  return {
    /**
     * Does what begins to spend, if the account's cap allows it with all that spends already. One after another for an
     * account, so that two together do not pass what each would alone.
     */
    async withinCap<T, P extends Planned>(
      userId: string,
      accountId: string,
      plan: () => Promise<Result<Plan<P>>>,
      work: (planned: P) => Promise<Result<T>>,
    ): Promise<Result<T>> {
      const place = { userId, platform, accountId }
      const key = `ad spending ${platform} ${userId} ${adAccountKeyOf(accountId)}`
      const held = await leases.hold(key, async () => {
        // First: what is made meanwhile is among what runs.
        const unfinished = await creations.listUnfinished(place)
        const read = await plan()
        if (!read.ok) return read
        const { planned, budgets } = read.value
        const total = committedOf(unfinished, budgets, planned) + planned.dailyCents
        const { currency } = planned
        const cap = (await spending.findCap(place)) ?? adCapLimitsOf(currency).first * 100
        return planned.dailyCents > 0 && total > cap
          ? capReached(platform, {
              ...planned,
              total,
              cap,
              othersSpend: total > planned.dailyCents,
            })
          : work(planned)
      })
      return held.isHeld ? held.value : err({ code: 'ad-change-under-way' })
    },

    /**
     * Whether what is being made still fits the cap where that was lowered since it was asked for, by what ran when the
     * account was last read: it was within the cap of before.
     */
    async fitsLoweredCap(creation: StoredAdCreation): Promise<boolean> {
      const { userId, id, askedAt } = creation
      const place = { userId, platform, accountId: adAccountKeyOf(creation.accountId) }
      const cap = await spending.findLoweredCap(place, askedAt)
      if (cap === null) return true
      const [unfinished, seen] = await Promise.all([
        creations.listUnfinished(place),
        spending.listSeen(place),
      ])
      const madeId = maker.madeOf(creation)?.id
      const others = seen
        .filter((ad) => ad.id !== madeId)
        .map((ad) => ({
          ...ad,
          adId: ad.id,
          budgetId: ad.budgetId ?? ad.id,
          isOn: true,
          isEnded: false,
        }))
      const planned = { adId: id, budgetId: id }
      return committedOf(unfinished, others, planned) + centsOf(creation) <= cap
    },

    /**
     * What may be spent: with what is being made, and what was asked for lately and was not answered, which the platform
     * may do yet, whatever it says just now.
     */
    async readBudgets(
      userId: string,
      accountId: string,
      read: () => Promise<Result<AdBudget[]>>,
    ): Promise<Result<AdBudget[]>> {
      const place = { userId, platform, accountId }
      // First: what is switched on meanwhile is on in the platform's answer.
      const unfinished = await creations.listUnfinished(place)
      const budgets = await read()
      if (!budgets.ok) return budgets
      const begun = unfinished
        .filter(({ state, form }) => state === 'creating' && !startsPaused(form))
        .map((creation) => maker.madeOf(creation)?.id)
      const asked = await listUnanswered(place)
      return ok(
        budgets.value.map((budget) => {
          const ofAd = asked.filter(({ adId }) => adId === budget.adId)
          const isBegun = begun.includes(budget.adId)
          return {
            ...budget,
            dailyCents: Math.max(
              budget.dailyCents,
              ...ofAd.map(({ dailyCents }) => dailyCents ?? 0),
            ),
            isOn: budget.isOn || isBegun || ofAd.some(({ action }) => action === 'activate'),
            isEnded: budget.isEnded && !ofAd.some(({ action }) => action === 'edit'),
          }
        }),
      )
    },

    /** Changes of budgets in an account one after another: each is planned by what the one before made of them. */
    async changing<T>(
      userId: string,
      accountId: string,
      work: () => Promise<Result<T>>,
    ): Promise<Result<T>> {
      const key = `ad budgets ${platform} ${userId} ${adAccountKeyOf(accountId)}`
      const held = await leases.hold(key, work)
      return held.isHeld ? held.value : err({ code: 'ad-change-under-way' })
    },

    /** What nobody knows the outcome of, also in the log. */
    unknown: (message: string): Result<never> => err({ code: unknownAfter, message }),

    countStops: (userId: string, accountId: string, adId: string) =>
      spending.countStops({ userId, platform, accountId }, adId),

    /** Logs an action before it starts, and then its outcome. Without a connection, it logs nothing, so that nobody can flood the log. */
    async logged<T>(
      userId: string,
      accountId: string,
      { action, ...noted }: { action: AdSpendingAction; adId: string } & SpendingAmounts,
      work: () => Promise<Result<T>>,
    ): Promise<Result<T>> {
      const id = randomUUID()
      const place = { userId, platform, accountId }
      await spending.add({ id, at: now(), isDemo, ...place, action, ...noted })
      const result = await work()
      if (result.ok) {
        await spending.settle(id, { outcome: 'done', message: null })
      } else if (result.error.code === notConnected && !(await isUnderWay(place, noted.adId))) {
        await spending.remove(id)
      } else if (result.error.code !== unknownAfter) {
        const message = result.error.message ?? null
        await spending.settle(id, { outcome: 'refused', message })
      }
      return result
    },

    findStopped: (userId: string, accountId: string, adId: string) =>
      spending.findStopped({ userId, platform, accountId }, adId),
  }
}

/** Daily amount of the requested creation, in cents. */
function centsOf({ form, askedAt }: StoredAdCreation): number {
  return getCommittedDailyCents(form, getLocalTime(askedAt, 'UTC'))
}

type Reached = Pick<Planned, 'currency'> & {
  total: number
  cap: number
  othersSpend: boolean
}

function capReached(
  platform: AdPlatformKey,
  { total, cap, currency, othersSpend }: Reached,
): Result<never> {
  const money = (cents: number) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)
  const [one, all] = platform === 'google' ? ['campaign', 'campaigns'] : ['ad', 'ads']
  const ways = ['lower the budget, ', ...(othersSpend ? [`pause another ${one}, `] : [])]
  const way = `${ways.join('')}or raise the cap`
  return err({
    code: 'ad-cap-reached',
    message: `With this the ${all} of this account could spend ${money(total)} a day, and its daily cap is ${money(cap)}. Nothing was changed; ${way}.`,
  })
}
