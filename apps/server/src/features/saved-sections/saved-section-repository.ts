import { type PageOfSection, type SavedSection, savedSectionLimits } from '@wildpath/contract'
import { and, count, desc, eq, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { savedSections } from './saved-section-table.ts'

export type SavedSectionRepository = {
  /** Newest first. */
  list(userId: string): Promise<SavedSection[]>
  findPage(userId: string, id: string): Promise<PageOfSection | null>
  /** Null if the account has as many as it may have, even if two arrive together. */
  create(row: typeof savedSections.$inferInsert): Promise<SavedSection | null>
  rename(userId: string, id: string, name: string): Promise<SavedSection | null>
  /** False if the account has no such section. */
  delete(userId: string, id: string): Promise<boolean>
}

const listed = {
  id: savedSections.id,
  name: savedSections.name,
  kind: sql<string>`${savedSections.page} #>> '{sections,0,type}'`,
  createdAt: savedSections.createdAt,
}

export function createSavedSectionRepository({ db }: Database): SavedSectionRepository {
  const isOwned = (userId: string, id: string) =>
    and(eq(savedSections.userId, userId), eq(savedSections.id, id))

  return {
    async list(userId) {
      const rows = await db
        .select(listed)
        .from(savedSections)
        .where(eq(savedSections.userId, userId))
        .orderBy(desc(savedSections.createdAt), desc(savedSections.id))
        .limit(savedSectionLimits.sections)
      return rows.map(present)
    },

    async findPage(userId, id) {
      const [row] = await db
        .select({ page: savedSections.page })
        .from(savedSections)
        .where(isOwned(userId, id))
      return row?.page ?? null
    },

    create: (row) =>
      db.transaction(async (transaction) => {
        const lock = sql`select pg_advisory_xact_lock(hashtextextended(${`saved-sections ${row.userId}`}, 0))`
        await transaction.execute(lock)
        const [saved] = await transaction
          .select({ sections: count() })
          .from(savedSections)
          .where(eq(savedSections.userId, row.userId))
        if ((saved?.sections ?? 0) >= savedSectionLimits.sections) return null
        const [created] = await transaction.insert(savedSections).values(row).returning(listed)
        return created === undefined ? null : present(created)
      }),

    async rename(userId, id, name) {
      const [row] = await db
        .update(savedSections)
        .set({ name })
        .where(isOwned(userId, id))
        .returning(listed)
      return row === undefined ? null : present(row)
    },

    async delete(userId, id) {
      const deleted = await db
        .delete(savedSections)
        .where(isOwned(userId, id))
        .returning({ id: savedSections.id })
      return deleted.length > 0
    },
  }
}

type Row = Omit<SavedSection, 'createdAt'> & { createdAt: Date }

function present({ createdAt, ...row }: Row): SavedSection {
  return { ...row, createdAt: createdAt.toISOString() }
}
