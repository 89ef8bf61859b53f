import { and, eq, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { lockOwner } from './count-owned.ts'
import type { PublishedVersion } from './funnel-record.ts'
import { funnels } from './funnel-tables.ts'
import { isOwnedBy, isPublished } from './funnel-visibility.ts'
import { publishDraft } from './publish-draft.ts'

/** What publishing changes of a funnel. */
export type Publication = Pick<typeof funnels.$inferSelect, 'isPublic' | 'status' | 'updatedAt'> & {
  published: PublishedVersion | null
}

export type PublishingRepository = {
  /**
   * Publishes the draft. For a private funnel, `mayPublish` receives the number of the owner's public funnels, even if
   * two requests arrive at once. Returns null if the user does not own the funnel, and 'conflict' if its revision is
   * not `baseRevision`.
   */
  publish(
    id: string,
    userId: string,
    rules: { mayPublish: (publicCount: number) => boolean; baseRevision?: number | undefined },
  ): Promise<Publication | 'refused' | 'conflict' | null>
  makePrivate(id: string, userId: string): Promise<void>
}

const publication = {
  isPublic: funnels.isPublic,
  status: funnels.status,
  updatedAt: funnels.updatedAt,
}

export function createPublishingRepository({ db }: Database): PublishingRepository {
  return {
    publish: (id, userId, { mayPublish, baseRevision }) =>
      db.transaction(async (transaction) => {
        await lockOwner(transaction, userId)
        const published = await transaction
          .select({ id: funnels.id })
          .from(funnels)
          .where(and(isOwnedBy(userId), isPublished))
        const isPublicAlready = published.some((funnel) => funnel.id === id)
        if (!isPublicAlready && !mayPublish(published.length)) return 'refused'
        const [row] = await transaction
          .update(funnels)
          .set({ isPublic: true, status: 'published', updatedAt: sql`now()` })
          .where(
            and(
              isOwnedBy(userId, id),
              baseRevision === undefined ? undefined : eq(funnels.revision, baseRevision),
            ),
          )
          .returning(publication)
        if (row === undefined) return baseRevision === undefined ? null : 'conflict'
        return { ...row, published: await publishDraft(transaction, id) }
      }),

    async makePrivate(id, userId) {
      await db
        .update(funnels)
        .set({ isPublic: false, status: 'draft', updatedAt: sql`now()` })
        .where(isOwnedBy(userId, id))
    },
  }
}
