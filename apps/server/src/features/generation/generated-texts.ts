import type { GeneratedContent } from '@wildpath/contract'
import { desc, eq, inArray, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { generations } from './generation-table.ts'
import { textHashes } from './text-hashes.ts'

/** Tells texts that were written for a person from the person's own, so that plans count what is written anew. */
export type GeneratedTexts = {
  remember(userId: string, content: GeneratedContent): Promise<void>
  /** What was written for the person and never counted for this funnel, as far as the new content brings any of it in. */
  findUncounted(place: Place, change: { from: object; to: object }): Promise<string[]>
  /** These count for nothing any more in this funnel, nor does what they replaced: it may come back. */
  settle(place: Place, counted: { ids: string[]; replaced?: GeneratedContent }): Promise<void>
}

type Place = { userId: string; funnelId: string }

/** Of a person; the oldest are forgotten. */
const remembered = 200

export function createGeneratedTexts(
  { db }: Pick<Database, 'db'>,
  now: () => Date,
): GeneratedTexts {
  return {
    async remember(userId, content) {
      await db
        .insert(generations)
        .values({ userId, textHashes: textHashes(content), createdAt: now() })
      const old = db
        .select({ id: generations.id })
        .from(generations)
        .where(eq(generations.userId, userId))
        .orderBy(desc(generations.createdAt))
        .offset(remembered)
      await db.delete(generations).where(inArray(generations.id, old))
    },

    async findUncounted({ userId, funnelId }, { from, to }) {
      const present = new Set(textHashes(from))
      const brought = textHashes(to).filter((hash) => !present.has(hash))
      if (brought.length === 0) return []
      const { rows } = await db.execute<{ id: string }>(sql`
        with brought as (
          select hash from unnest(${sql.param(brought)}::text[]) as hash
          where not exists (
            select 1 from ${generations}
            where user_id = ${userId} and counted_at is not null
              and (funnel_id is null or funnel_id = ${funnelId}) and hash = any (text_hashes))
        )
        select id from ${generations}
        where user_id = ${userId} and counted_at is null
          and exists (select 1 from brought where hash = any (text_hashes))`)
      return rows.map(({ id }) => id)
    },

    async settle({ userId, funnelId }, { ids, replaced }) {
      const at = now()
      if (ids.length > 0) {
        await db.execute(sql`
          insert into ${generations} (user_id, text_hashes, counted_at, funnel_id, created_at)
          select user_id, text_hashes, ${at.toISOString()}, ${funnelId}, created_at from ${generations}
          where user_id = ${userId} and id = any (${sql.param(ids)}::uuid[])`)
      }
      if (replaced === undefined) return
      await db.insert(generations).values({
        userId,
        funnelId,
        textHashes: textHashes(replaced),
        countedAt: at,
        createdAt: at,
      })
    },
  }
}
