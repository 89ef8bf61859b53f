import { and, desc, eq, inArray } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import { adCreations } from './ad-account-tables.ts'

export type StoredAdCreation = typeof adCreations.$inferSelect
type Place = Pick<StoredAdCreation, 'userId' | 'platform' | 'accountId'>
type Change = Partial<Pick<StoredAdCreation, 'parts' | 'state' | 'message' | 'adId'>>

/** Goes on with an ad whose process died, or whose platform did not answer. */
export const finishAd = jobKind<{ creation_id: string; user_id: string }>('finish-ad')

export type AdCreationRepository = {
  /** With the job that finishes it if nobody else does. False when the id is known already. */
  add(creation: StoredAdCreation, finishAt: Date): Promise<boolean>
  find(id: string): Promise<StoredAdCreation | null>
  change(id: string, change: Change, at: Date): Promise<void>
  /** What is not whole, or failed, newest first. */
  listUnfinished(place: Place): Promise<StoredAdCreation[]>
  /** Those that are whole. */
  listCreated(place: Place): Promise<StoredAdCreation[]>
  /** Of the failed ones; false where there is none of them. */
  delete(owner: Pick<Place, 'userId' | 'platform'>, id: string): Promise<boolean>
}

export function createAdCreationRepository({ db }: Database): AdCreationRepository {
  const isIn = ({ userId, platform, accountId }: Place) =>
    and(
      eq(adCreations.userId, userId),
      eq(adCreations.platform, platform),
      eq(adCreations.accountId, accountId),
    )

  return {
    add(creation, finishAt) {
      return db.transaction(async (tx) => {
        const added = await tx
          .insert(adCreations)
          .values(creation)
          .onConflictDoNothing()
          .returning({ id: adCreations.id })
        if (added.length === 0) return false
        const payload = { creation_id: creation.id, user_id: creation.userId }
        await enqueue(
          tx,
          finishAd,
          [{ key: creation.id, payload, runAt: finishAt }],
          creation.askedAt,
        )
        return true
      })
    },

    async find(id) {
      const [row] = await db.select().from(adCreations).where(eq(adCreations.id, id))
      return row ?? null
    },

    async change(id, change, at) {
      await db
        .update(adCreations)
        .set({ ...change, updatedAt: at })
        .where(eq(adCreations.id, id))
    },

    listUnfinished: (place) =>
      db
        .select()
        .from(adCreations)
        .where(and(isIn(place), inArray(adCreations.state, ['creating', 'undoing', 'failed'])))
        .orderBy(desc(adCreations.askedAt)),

    listCreated: (place) =>
      db
        .select()
        .from(adCreations)
        .where(and(isIn(place), eq(adCreations.state, 'created'))),

    async delete({ userId, platform }, id) {
      const rows = await db
        .delete(adCreations)
        .where(
          and(
            eq(adCreations.id, id),
            eq(adCreations.userId, userId),
            eq(adCreations.platform, platform),
            eq(adCreations.state, 'failed'),
          ),
        )
        .returning({ id: adCreations.id })
      return rows.length > 0
    },
  }
}
