import type { PictureRound } from '@wildpath/contract'
import { and, eq, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import { pictureRounds } from './picture-round-table.ts'

export type StoredRound = typeof pictureRounds.$inferSelect
export type RoundAd = PictureRound['ads'][number]

/** Generates the next picture of a round. */
export const makeRoundPicture = jobKind<{ round_id: string; funnel_id: string; user_id: string }>(
  'make-round-picture',
)

export type PictureRoundRepository = ReturnType<typeof createPictureRoundRepository>

export function createPictureRoundRepository({ db }: Pick<Database, 'db'>) {
  const isRound = (id: string) => eq(pictureRounds.id, id)

  return {
    async findOfFunnel(userId: string, funnelId: string): Promise<StoredRound | null> {
      const [row] = await db
        .select()
        .from(pictureRounds)
        .where(and(eq(pictureRounds.funnelId, funnelId), eq(pictureRounds.userId, userId)))
      return row ?? null
    },

    async find(id: string): Promise<StoredRound | null> {
      const [row] = await db.select().from(pictureRounds).where(isRound(id))
      return row ?? null
    },

    /** Stores the round and enqueues its job, unless the funnel already has a running round. */
    start(round: StoredRound): Promise<void> {
      return db.transaction(async (tx) => {
        const { funnelId: _funnel, ...changes } = round
        const started = await tx
          .insert(pictureRounds)
          .values(round)
          .onConflictDoUpdate({
            target: pictureRounds.funnelId,
            set: changes,
            setWhere: sql`${pictureRounds.state} <> 'running'`,
          })
          .returning({ id: pictureRounds.id })
        if (started.length === 0) return
        const { id, funnelId, userId, startedAt } = round
        const payload = { round_id: id, funnel_id: funnelId, user_id: userId }
        await enqueue(tx, makeRoundPicture, [{ key: id, payload, runAt: startedAt }], startedAt)
      })
    },

    async noteAds(id: string, ads: readonly RoundAd[]): Promise<void> {
      await db
        .update(pictureRounds)
        .set({ ads: [...ads] })
        .where(isRound(id))
    },

    /** Returns false if the round was no longer running. */
    async end(id: string, state: 'stopped' | 'finished'): Promise<boolean> {
      const rows = await db
        .update(pictureRounds)
        .set({ state })
        .where(and(isRound(id), eq(pictureRounds.state, 'running')))
        .returning({ id: pictureRounds.id })
      return rows.length > 0
    },
  }
}
