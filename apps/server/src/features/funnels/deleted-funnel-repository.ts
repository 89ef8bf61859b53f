import { and, desc, eq, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { countOwned, lockOwner } from './count-owned.ts'
import { funnels, funnelTotals, pageVersions } from './funnel-tables.ts'
import { trimStoredPages } from './trim-stored-pages.ts'
import { isOwnedBy } from './funnel-visibility.ts'
import type { FunnelTotals } from './funnel-record.ts'

export type DeletedRow = {
  id: string
  title: string
  slug: string
  isPublic: boolean
  deletedAt: Date
  totals: FunnelTotals
}

/** Of an owner, deleted after `since`: what was deleted before is only waiting to be purged. */
type Deleted = { userId: string; id: string; since: Date }

/** How many the owner has, and whether one of them was made since this one was deleted. */
export type BinState = { funnelCount: number; deletedAt: Date; isReplaced: boolean }

/** The funnels that `isLiving` hides. What they are stays as it was: page, address, leads and numbers. */
export type DeletedFunnelRepository = {
  /** Last deleted first. */
  list(userId: string, since: Date): Promise<DeletedRow[]>
  /** False when the owner has no such funnel. */
  delete(userId: string, id: string, at: Date): Promise<boolean>
  /** `mayRestore` judges by how many the owner has, also when two requests arrive together. */
  restore(
    deleted: Deleted,
    mayRestore: (state: BinState) => boolean,
  ): Promise<'restored' | 'refused' | 'absent'>
  /** For good; false when the owner has no such funnel among the deleted. */
  purge(deleted: Deleted): Promise<boolean>
}

export function createDeletedFunnelRepository({ db }: Database): DeletedFunnelRepository {
  return {
    async list(userId, since) {
      const rows = await db
        .select({
          id: funnels.id,
          title: funnels.title,
          slug: funnels.slug,
          isPublic: funnels.isPublic,
          deletedAt: funnels.deletedAt,
          totals: funnelTotals,
        })
        .from(funnels)
        .leftJoin(funnelTotals, eq(funnelTotals.funnelId, funnels.id))
        .where(isDeletedBy(userId, since))
        .orderBy(desc(funnels.deletedAt), desc(funnels.id))
      return rows.flatMap(({ totals, deletedAt, ...funnel }) =>
        deletedAt === null ? [] : [{ ...funnel, deletedAt, totals: readTotals(totals) }],
      )
    },

    async delete(userId, id, at) {
      const outcome = await db.transaction(async (transaction) => {
        await lockOwner(transaction, userId)
        const deleted = await transaction
          .update(funnels)
          .set({ deletedAt: at })
          .where(isOwnedBy(userId, id))
          .returning({ id: funnels.id })
        if (deleted.length === 0) return null
        return trimStoredPages(transaction, userId)
      })
      for (const overflowing of outcome ?? [])
        await erase((work) => db.transaction(work), overflowing)
      return outcome !== null
    },

    restore: ({ userId, id, since }, mayRestore) =>
      db.transaction(async (transaction) => {
        await lockOwner(transaction, userId)
        const isIt = and(eq(funnels.id, id), isDeletedBy(userId, since))
        const [found] = await transaction
          .select({ deletedAt: funnels.deletedAt })
          .from(funnels)
          .where(isIt)
        if (found === undefined || found.deletedAt === null) return 'absent'
        const [newer] = await transaction
          .select({ id: funnels.id })
          .from(funnels)
          .where(and(isOwnedBy(userId), gt(funnels.createdAt, found.deletedAt)))
          .limit(1)
        const funnelCount = await countOwned(transaction, userId)
        const { deletedAt } = found
        if (!mayRestore({ funnelCount, deletedAt, isReplaced: newer !== undefined }))
          return 'refused'
        await transaction.update(funnels).set({ deletedAt: null }).where(isIt)
        return 'restored'
      }),

    async purge({ userId, id, since }) {
      // From now on nobody restores it, also when the rest has to be left to the hourly job.
      const marked = await db
        .update(funnels)
        .set({ deletedAt: new Date(0) })
        .where(and(eq(funnels.id, id), isDeletedBy(userId, since)))
        .returning({ id: funnels.id })
      if (marked.length === 0) return false
      await erase((work) => db.transaction(work), id)
      return true
    },
  }
}

/** Does its work in a transaction of its own. */
type InTransaction = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>

/** A deleted funnel keeps one version, once its deletion can no longer be undone at once. */
export async function dropVersionsOfDeleted(transaction: Transaction, until: Date): Promise<void> {
  await transaction.execute(sql`
    delete from ${pageVersions} using ${funnels}
    where ${funnels.id} = ${pageVersions.funnelId} and ${funnels.deletedAt} <= ${until.toISOString()}
      and exists (
        select from ${pageVersions} as newer
        where newer.funnel_id = ${pageVersions.funnelId}
          and newer.revision > ${pageVersions.revision})`)
}

/** Everybody's that were deleted until then, with all that is theirs. */
export async function purgeDeletedUntil(inTransaction: InTransaction, until: Date): Promise<void> {
  const old = await inTransaction((transaction) =>
    transaction.select({ id: funnels.id }).from(funnels).where(lte(funnels.deletedAt, until)),
  )
  for (const { id } of old) await erase(inTransaction, id)
}

/** A statement that deletes more may take longer than statements may. */
const leadsAtOnce = 1_000

async function erase(inTransaction: InTransaction, id: string): Promise<void> {
  let erased: number
  do {
    const { rowCount } = await inTransaction((transaction) =>
      transaction.execute(sql`
        delete from leads where funnel_id = ${id} and id in (
          select id from leads where funnel_id = ${id} limit ${leadsAtOnce})`),
    )
    erased = rowCount ?? 0
  } while (erased === leadsAtOnce)
  await inTransaction((transaction) => transaction.delete(funnels).where(eq(funnels.id, id)))
}

function isDeletedBy(userId: string, since: Date): SQL | undefined {
  return and(eq(funnels.userId, userId), isNotNull(funnels.deletedAt), gt(funnels.deletedAt, since))
}

function readTotals(row: typeof funnelTotals.$inferSelect | null): FunnelTotals {
  return row === null ? null : { views: row.views, leads: row.leads, lastUpdated: row.updatedAt }
}
