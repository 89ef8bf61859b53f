import type { AdSpendingAction } from '@wildpath/contract'
import { and, desc, eq, exists, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Database } from '../../db/client.ts'
import { readCursor, writeCursor } from '../../db/list-cursor.ts'
import { type AccountPlace, isCreatedIn, isInAccount } from './account-place.ts'
import {
  adAccounts,
  adCreations,
  adSpendingCaps,
  adSpendingLog,
  type RunningAd,
} from './ad-account-tables.ts'

export type StoredSpending = typeof adSpendingLog.$inferSelect

/** What is noted of an action; amounts in cents a day, `currency` of ISO 4217. */
export type SpendingAmounts = Pick<
  StoredSpending,
  'name' | 'currency' | 'dailyCents' | 'dailyCentsBefore'
>

export type NewSpending = AccountPlace &
  SpendingAmounts &
  Pick<StoredSpending, 'id' | 'at' | 'isDemo' | 'adId'> & { action: AdSpendingAction }

export type AdSpendingRepository = ReturnType<typeof createAdSpendingRepository>

/** Caps of accounts, and the log of what was done about people's money. */
export function createAdSpendingRepository({ db }: Database) {
  return {
    /** Null where the owner chose none. */
    async findCap(place: AccountPlace): Promise<number | null> {
      const [row] = await db
        .select({ dailyCents: adSpendingCaps.dailyCents })
        .from(adSpendingCaps)
        .where(isInAccount(adSpendingCaps, place))
      return row?.dailyCents ?? null
    },

    /** Where it was lowered since then; else null. */
    async findLoweredCap(place: AccountPlace, since: Date): Promise<number | null> {
      const [row] = await db
        .select({ dailyCents: adSpendingCaps.dailyCents })
        .from(adSpendingCaps)
        .where(
          and(
            isInAccount(adSpendingCaps, place),
            exists(
              db
                .select({ id: adSpendingLog.id })
                .from(adSpendingLog)
                .where(
                  and(
                    isInAccount(adSpendingLog, place),
                    eq(adSpendingLog.action, 'cap'),
                    gte(adSpendingLog.at, since),
                    lt(adSpendingLog.dailyCents, adSpendingLog.dailyCentsBefore),
                  ),
                ),
            ),
          ),
        )
      return row?.dailyCents ?? null
    },

    /** What ran in an account when it was last read. */
    async listSeen(place: AccountPlace): Promise<RunningAd[]> {
      const [account] = await db
        .select({ running: adAccounts.running })
        .from(adAccounts)
        .where(isInAccount(adAccounts, place))
      return account?.running ?? []
    },

    /** With its line in the log, as one; `usualCents` is what holds where nobody chose. */
    async saveCap(
      entry: Omit<NewSpending, 'dailyCentsBefore' | 'adId'> & { dailyCents: number },
      usualCents: number,
    ): Promise<void> {
      const { userId, platform, accountId, dailyCents } = entry
      const cap = { userId, platform, accountId }
      await db.transaction(async (tx) => {
        // The row is there before it is locked, so that two at once read one after the other.
        await tx
          .insert(adSpendingCaps)
          .values({ ...cap, dailyCents: usualCents })
          .onConflictDoNothing()
        const [before] = await tx
          .select({ dailyCents: adSpendingCaps.dailyCents })
          .from(adSpendingCaps)
          .where(isInAccount(adSpendingCaps, cap))
          .for('update')
        await tx.update(adSpendingCaps).set({ dailyCents }).where(isInAccount(adSpendingCaps, cap))
        await tx.insert(adSpendingLog).values({
          ...entry,
          outcome: 'done',
          dailyCentsBefore: before?.dailyCents ?? usualCents,
        })
      })
    },

    /** Before the platform is asked. */
    async add(entry: NewSpending): Promise<void> {
      await db.insert(adSpendingLog).values({ ...entry, outcome: 'asked' })
    },

    async settle(
      id: string,
      settled: { outcome: 'done' | 'refused'; message: string | null },
    ): Promise<void> {
      await db.update(adSpendingLog).set(settled).where(eq(adSpendingLog.id, id))
    },

    async remove(id: string): Promise<void> {
      await db.delete(adSpendingLog).where(eq(adSpendingLog.id, id))
    },

    /** How often somebody asked that an ad spends no more, whatever came of it. */
    async countStops(place: AccountPlace, adId: string): Promise<number> {
      const rows = await db
        .select({ id: adSpendingLog.id })
        .from(adSpendingLog)
        .where(and(isOfAd(place, adId), inArray(adSpendingLog.action, ['pause', 'delete'])))
      return rows.length
    },

    /** What was asked for since then and has no answer: it may be done, or be done yet. */
    listUnanswered: (place: AccountPlace, since: Date) =>
      db
        .select({
          adId: adSpendingLog.adId,
          action: adSpendingLog.action,
          dailyCents: adSpendingLog.dailyCents,
        })
        .from(adSpendingLog)
        .where(
          and(
            isInAccount(adSpendingLog, place),
            inArray(adSpendingLog.action, ['activate', 'edit']),
            eq(adSpendingLog.outcome, 'asked'),
            isNotNull(adSpendingLog.adId),
            gte(adSpendingLog.at, since),
          ),
        ),

    /** What is known of an ad that stops: its name, and what it could spend if it ran when it was last seen. */
    async findStopped(place: AccountPlace, adId: string): Promise<SpendingAmounts> {
      const [account] = await db
        .select({ currency: adAccounts.currency, running: adAccounts.running })
        .from(adAccounts)
        .where(isInAccount(adAccounts, place))
      const seen = account?.running?.find(({ id }) => id === adId)
      const [made] = await db
        .select({ name: adCreations.name })
        .from(adCreations)
        .where(and(isCreatedIn(place), eq(adCreations.adId, adId)))
      return {
        name: made?.name ?? seen?.name ?? null,
        currency: seen === undefined ? null : (account?.currency ?? null),
        dailyCents: seen?.dailyCents ?? null,
        dailyCentsBefore: null,
      }
    },

    /** Newest first. `after` is a `next` that was answered; null for what nobody here wrote. */
    async list(
      userId: string,
      { after, limit }: { after: string | undefined; limit: number },
    ): Promise<{ entries: StoredSpending[]; next: string | null } | null> {
      const place = after === undefined ? undefined : readPlace(after)
      if (place === null) return null
      const rows = await db
        .select()
        .from(adSpendingLog)
        .where(
          and(
            eq(adSpendingLog.userId, userId),
            place && sql`(${adSpendingLog.at}, ${adSpendingLog.id}) < (${place.at}, ${place.id})`,
          ),
        )
        .orderBy(desc(adSpendingLog.at), desc(adSpendingLog.id))
        .limit(limit + 1)
      const entries = rows.slice(0, limit)
      const last = entries.at(-1)
      return {
        entries,
        next:
          last === undefined || rows.length <= limit
            ? null
            : writeCursor({ value: String(last.at.getTime()), id: last.id }),
      }
    },
  }
}

/** Of the index `ad_spending_log_ad`. */
export const isOfAd = (place: AccountPlace, adId: string) =>
  and(isInAccount(adSpendingLog, place), eq(adSpendingLog.adId, adId))

const placeSchema = z.object({
  value: z.coerce.number().int().min(0).max(253_402_300_799_999),
  id: z.uuid(),
})

/** Entries are noted to the millisecond, as the clock of the product is. */
function readPlace(cursor: string): { at: string; id: string } | null {
  const place = placeSchema.safeParse(readCursor(cursor))
  if (!place.success) return null
  const { value, id } = place.data
  return { at: new Date(value).toISOString(), id }
}
