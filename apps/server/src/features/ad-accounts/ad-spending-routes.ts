import { randomUUID } from 'node:crypto'

import {
  adAccountKeyOf,
  adCapLimitsOf,
  type AdPlatformKey,
  type AdSpendingEntry,
  api,
  may,
  type RunningAds,
  type User,
} from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { RateLimiter } from '../../http/memory-rate-limiter.ts'
import { route } from '../../http/route.ts'
import { bounds } from '../../limits.ts'
import { err, ok, type Result } from '../../result.ts'
import { signedIn } from './ad-routes.ts'
import type { AdSpendingRepository, StoredSpending } from './ad-spending-repository.ts'
import { capFits } from './fits-currency.ts'
import type { KnownAccount, KnownAccountReader } from './known-accounts.ts'

type Account = Pick<KnownAccount, 'platform' | 'accountId'>

type Options = {
  spending: AdSpendingRepository
  knownAccounts: KnownAccountReader
  /** Of the platforms that are on. */
  isDemo: ReadonlyMap<AdPlatformKey, boolean>
  /** Of a person. */
  limit: RateLimiter
  now: () => Date
}

/** The caps of a person's ad accounts, and the log of what was done about their money. */
export function registerAdSpendingRoutes(app: FastifyInstance, options: Options): void {
  const { spending, knownAccounts, isDemo, limit, now } = options

  async function forPayers<T>(user: User, work: () => Promise<Result<T>>): Promise<Result<T>> {
    if (!may(user.plan, { to: 'use', feature: 'ad-accounts' }).isAllowed) {
      return err({ code: 'ad-accounts-need-plan' })
    }
    return limit.consume(user.id) ? work() : err({ code: 'too-many-requests' })
  }

  const findKnown = async (user: User, account: Account) =>
    accountIn(await knownAccounts.list(user.id), account)

  route(app, api.getAdCap, signedIn, ({ user, params }) =>
    forPayers(user, async () => {
      const cents = await spending.findCap({ userId: user.id, ...params })
      if (cents !== null) return ok({ dailyCap: cents / 100 })
      const account = await findKnown(user, params)
      return ok({ dailyCap: adCapLimitsOf(account?.currency ?? '').first })
    }),
  )
  route(app, api.setAdCap, signedIn, ({ user, params, body }) =>
    forPayers(user, async () => {
      const account = await findKnown(user, params)
      if (account === undefined) return err({ code: 'ad-account-not-found' })
      const fitting = capFits(body.dailyCap, account.currency)
      if (!fitting.ok) return fitting
      await spending.saveCap(
        {
          userId: user.id,
          ...params,
          id: randomUUID(),
          at: now(),
          isDemo: isDemo.get(params.platform) ?? false,
          action: 'cap',
          name: null,
          currency: null,
          dailyCents: Math.round(body.dailyCap * 100),
        },
        adCapLimitsOf(account.currency).first * 100,
      )
      return ok({ dailyCap: body.dailyCap })
    }),
  )
  // What was done stays readable on every plan.
  route(app, api.listAdSpending, signedIn, async ({ user, query }) => {
    const page = await spending.list(user.id, {
      after: query.before,
      limit: bounds.adAccounts.logPage,
    })
    if (page === null) return err({ code: 'invalid-query' })
    const accounts = await knownAccounts.list(user.id)
    return ok({
      entries: page.entries.map((entry) => presentEntry(entry, accounts)),
      next: page.next,
    })
  })
  route(app, api.listRunningAds, signedIn, async ({ user }) => {
    const accounts = await knownAccounts.list(user.id)
    const slugs = accounts.flatMap(
      ({ running }) => running?.flatMap(({ slug, tag }) => [slug ?? [], tag ?? []].flat()) ?? [],
    )
    const funnels = await knownAccounts.findFunnels(user.id, [...new Set(slugs)])
    return ok({ accounts: accounts.flatMap((account) => presentRunning(account, funnels)) })
  })
}

function accountIn(
  accounts: readonly KnownAccount[],
  { platform, accountId }: Account,
): KnownAccount | undefined {
  const key = adAccountKeyOf(accountId)
  return accounts.find((one) => one.platform === platform && one.accountId === key)
}

function presentRunning(
  { platform, accountId, name, currency, isDemo, running, readAt }: KnownAccount,
  funnels: ReadonlyMap<string, string>,
): RunningAds[] {
  if (running === null || readAt === null) return []
  const ads = running.map(({ id, budgetId, dailyCents, slug, tag }) => ({
    budgetId: budgetId ?? id,
    dailyAmount: dailyCents / 100,
    funnelId: funnels.get(slug ?? '') ?? funnels.get(tag ?? '') ?? null,
  }))
  const account = { platform, accountId, name, currency, isDemo }
  return [{ ...account, readAt: readAt.toISOString(), ads }]
}

function presentEntry(entry: StoredSpending, accounts: readonly KnownAccount[]): AdSpendingEntry {
  const { userId: _user, adId: _ad, at, dailyCents, dailyCentsBefore, ...others } = entry
  const account = accountIn(accounts, entry)
  return {
    ...others,
    accountName: account?.name ?? null,
    currency: entry.currency ?? account?.currency ?? null,
    at: at.toISOString(),
    dailyAmount: dailyCents === null ? null : dailyCents / 100,
    dailyAmountBefore: dailyCentsBefore === null ? null : dailyCentsBefore / 100,
  }
}
