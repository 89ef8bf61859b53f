import { adAccountKeyOf, type MediaAssetUsage } from '@wildpath/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { adAccounts, adCreations, adSpendingLog } from './ad-account-tables.ts'

/** Finds the ads that use a picture from the design library. */
export function createLibraryPictureAds({ db }: Database) {
  const showsPicture = (fileKey: string, userId: string) =>
    and(
      eq(adCreations.userId, userId),
      sql`position(${fileKey} in ${adCreations.imageUrl}) > 0`,
      inArray(adCreations.state, ['creating', 'created']),
    )

  /** IDs of ads that were deleted in the product. */
  async function listDeleted(userId: string, adIds: readonly string[]): Promise<Set<string>> {
    if (adIds.length === 0) return new Set()
    const rows = await db
      .select({ platform: adSpendingLog.platform, adId: adSpendingLog.adId })
      .from(adSpendingLog)
      .where(
        and(
          eq(adSpendingLog.userId, userId),
          eq(adSpendingLog.action, 'delete'),
          eq(adSpendingLog.outcome, 'done'),
          inArray(adSpendingLog.adId, [...adIds]),
        ),
      )
    return new Set(rows.map(({ platform, adId }) => `${platform} ${adId}`))
  }

  /** IDs of ads that were running when the platform was last polled. */
  async function listRunning(userId: string): Promise<Set<string>> {
    const accounts = await db.select().from(adAccounts).where(eq(adAccounts.userId, userId))
    return new Set(
      accounts.flatMap(({ platform, accountId, running }) =>
        (running ?? []).map(({ id }) => `${platform} ${accountId} ${id}`),
      ),
    )
  }

  return {
    /** Newest first, excluding deleted ads. */
    async list(fileKey: string, userId: string): Promise<MediaAssetUsage['ads']> {
      const created = await db
        .select()
        .from(adCreations)
        .where(showsPicture(fileKey, userId))
        .orderBy(desc(adCreations.askedAt))
      if (created.length === 0) return []
      const [deleted, running] = await Promise.all([
        listDeleted(
          userId,
          created.flatMap(({ adId }) => adId ?? []),
        ),
        listRunning(userId),
      ])
      return created
        .filter(({ platform, adId }) => !deleted.has(`${platform} ${adId}`))
        .map(({ id, name, platform, accountId, adId, state }) => {
          const isRunning = running.has(`${platform} ${adAccountKeyOf(accountId)} ${adId}`)
          if (state === 'creating') return { id, name, platform, state }
          return { id, name, platform, state: isRunning ? 'running' : 'not-running' }
        })
    },

    /** Makes ad lists show the platform's copy of the picture. */
    async forget(fileKey: string, userId: string): Promise<void> {
      await db
        .update(adCreations)
        .set({ imageUrl: null })
        .where(and(showsPicture(fileKey, userId), eq(adCreations.state, 'created')))
    },
  }
}
