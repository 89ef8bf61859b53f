import { and, eq, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import type { PageChange } from './decide-page-save.ts'
import type { FunnelRecord } from './funnel-record.ts'
import { funnels } from './funnel-tables.ts'
import { isOwnedBy } from './funnel-visibility.ts'
import { keepPageVersion, type NewPageVersion } from './page-version-repository.ts'
import { publishDraft } from './publish-draft.ts'
import { trimStoredPages } from './trim-stored-pages.ts'

export type PageRepository = {
  /**
   * 'conflict' when the funnel has another revision by now, or is gone. The version is kept together with
   * the change, or neither.
   */
  save(
    funnel: FunnelRecord,
    save: { change: PageChange; version: NewPageVersion | null },
  ): Promise<FunnelRecord | 'conflict'>
}

/** What changes without a new revision, or with every save; all else is as it was read. */
const unrevised = {
  revision: funnels.revision,
  slug: funnels.slug,
  isPublic: funnels.isPublic,
  status: funnels.status,
  updatedAt: funnels.updatedAt,
}

export function createPageRepository({ db }: Database): PageRepository {
  return {
    async save(funnel, { change: { columns, isPublished }, version }) {
      const { id, userId, revision } = funnel
      const isAsRead = and(isOwnedBy(userId, id), eq(funnels.revision, revision))
      const saved = await db.transaction(async (transaction) => {
        const [row] = await transaction
          .update(funnels)
          .set({ ...columns, updatedAt: sql`now()`, revision: revision + 1 })
          .where(isAsRead)
          .returning(unrevised)
        if (row === undefined) return null
        const published =
          row.isPublic && isPublished ? await publishDraft(transaction, id) : funnel.published
        const isNew =
          version !== null &&
          (await keepPageVersion(transaction, { id, revision: row.revision, ...version }))
        // The hourly job erases the rest.
        if (isNew) await trimStoredPages(transaction, userId)
        return { ...row, published }
      })
      return saved === null ? 'conflict' : { ...funnel, ...columns, ...saved }
    },
  }
}
