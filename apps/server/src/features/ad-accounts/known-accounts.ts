import { adAccountKeyOf, type AdPlatformKey } from '@wildpath/contract'
import { eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'

import type { Database } from '../../db/client.ts'
import type { AdBudget } from '../../providers/ad-platforms/ad-platforms.ts'
import { adventureTagOf } from '../ad-results/index.ts'
import type { Result } from '../../result.ts'
import { isInAccount } from './account-place.ts'
import { adAccounts, type RunningAd } from './ad-account-tables.ts'
import { readName } from './ad-key.ts'

export type KnownAccount = typeof adAccounts.$inferSelect

/** An ad as lists of platforms have it, with the address that it leads to. */
export type ListedAd = { id: string; destinationUrl: string }

/** Rows of one statement, which has a limit of parameters. */
const rowsAtOnce = 1_000

type Options = {
  database: Database
  platform: AdPlatformKey
  isDemo: boolean
  /** What the ads of an account may spend, as its platform says. */
  listBudgets(userId: string, accountId: string): Promise<Result<AdBudget[]>>
  now: () => Date
  log: Logger
}

/** What is seen of people's accounts at one platform. */
export type KnownAccounts = ReturnType<typeof createKnownAccounts>

/**
 * Notes what is seen of people's accounts at one platform, whatever it was asked for. What cannot be noted is logged,
 * and hinders nobody.
 */
export function createKnownAccounts(options: Options) {
  const { platform, isDemo, listBudgets, now, log } = options
  const { db } = options.database

  async function noting(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      log.error({ err: error, platform }, 'what was seen of an ad account could not be noted')
    }
  }

  return {
    /** The accounts of a connection. Others keep what was last seen of them: it may run on there. */
    async noteAccounts(
      userId: string,
      accounts: readonly { id: string; name: string; currency: string }[],
    ): Promise<void> {
      // One that is reached in several ways is one row, and a statement takes a row once.
      const byKey = new Map(accounts.map((account) => [adAccountKeyOf(account.id), account]))
      const rows = [...byKey].map(([accountId, { name, currency }]) => ({
        userId,
        platform,
        accountId,
        name,
        currency,
        isDemo,
      }))
      for (let at = 0; at < rows.length; at += rowsAtOnce) {
        // oxlint-disable-next-line no-await-in-loop -- many at a time would hold all connections
        await noting(() =>
          db
            .insert(adAccounts)
            .values(rows.slice(at, at + rowsAtOnce))
            .onConflictDoUpdate({
              target: [adAccounts.userId, adAccounts.platform, adAccounts.accountId],
              set: {
                name: sql`excluded.name`,
                currency: sql`excluded.currency`,
                isDemo: sql`excluded.is_demo`,
              },
            }),
        )
      }
    },

    /**
     * Reads the list of an account that was noted before, and notes what runs there by its budgets: the list may leave out
     * kinds of ads that spend as well. Where the budgets cannot be read nothing is noted, and the list is answered.
     */
    async listNoting<T>(
      { userId, accountId }: { userId: string; accountId: string },
      readList: () => Promise<Result<T>>,
      adsOf: (list: T) => readonly ListedAd[],
    ): Promise<Result<T>> {
      const [list, budgets] = await Promise.all([readList(), listBudgets(userId, accountId)])
      if (!list.ok || !budgets.ok) return list
      const running = runningOf(budgets.value, adsOf(list.value))
      await noting(() =>
        db
          .update(adAccounts)
          .set({ running, readAt: now() })
          .where(isInAccount(adAccounts, { userId, platform, accountId })),
      )
      return list
    },
  }
}

function runningOf(budgets: readonly AdBudget[], ads: readonly ListedAd[]): RunningAd[] {
  const addresses = new Map(ads.map(({ id, destinationUrl }) => [id, destinationUrl]))
  return budgets
    .filter(({ isOn, isEnded }) => isOn && !isEnded)
    .map(({ adId, name, budgetId, dailyCents }) => ({
      id: adId,
      name: readName(name).name,
      budgetId,
      dailyCents,
      ...namesOf(addresses.get(adId) ?? ''),
    }))
}

/** Reads as before, and notes what was read before it is answered. */
export function noted<Asked extends unknown[], T>(
  read: (...asked: Asked) => Promise<Result<T>>,
  note: (answer: T, ...asked: Asked) => Promise<void>,
): (...asked: Asked) => Promise<Result<T>> {
  return async (...asked) => {
    const answer = await read(...asked)
    if (answer.ok) await note(answer.value, ...asked)
    return answer
  }
}

export type KnownAccountReader = ReturnType<typeof createKnownAccountReader>

/** What was last seen of people's accounts, at all platforms. */
export function createKnownAccountReader({ db }: Database) {
  return {
    list: (userId: string): Promise<KnownAccount[]> =>
      db
        .select()
        .from(adAccounts)
        .where(eq(adAccounts.userId, userId))
        .orderBy(adAccounts.platform, adAccounts.name, adAccounts.accountId),

    /** A person's adventures by these addresses, also by those of before. */
    async findFunnels(userId: string, slugs: readonly string[]): Promise<Map<string, string>> {
      if (slugs.length === 0) return new Map()
      const asked = JSON.stringify(slugs)
      const { rows } = await db.execute<{ slug: string; id: string }>(sql`
        select asked.slug, own.id from jsonb_array_elements_text(${asked}::jsonb) as asked (slug)
        join lateral (
          select id from funnels where user_id = ${userId} and (slug = asked.slug or exists (
            select from former_slugs where former_slugs.slug = asked.slug and funnel_id = funnels.id))
          limit 1) as own on true`)
      return new Map(rows.map(({ slug, id }) => [slug, id]))
    },
  }
}

/** What an address may name an adventure by: the path of a public page, on our host or its own, and the tags of ads. */
function namesOf(address: string): { slug: string | null; tag: string | null } {
  const url = URL.parse(address)
  return {
    slug: /^\/(?:f\/)?([a-z\d-]{1,80})\/?$/i.exec(url?.pathname ?? '')?.[1]?.toLowerCase() ?? null,
    tag: url === null ? null : adventureTagOf(url),
  }
}
