import type { PageVersion, StoredPage } from '@wildpath/contract'
import { and, desc, eq, lte, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { bounds } from '../../limits.ts'
import { sectionsOf } from './decide-page-save.ts'
import { funnels, pageVersions } from './funnel-tables.ts'
import { isOwnedBy } from './funnel-visibility.ts'
import { headlineOf } from './headline-of.ts'

/** What differs between two saves of one page. */
const times = sql`array['createdAt', 'updatedAt']`

export type NewPageVersion = { page: StoredPage; isMain: boolean; savedAt: Date }

export type PageVersionRepository = {
  /** Newest first; null when the funnel is not the owner's. */
  list(funnelId: string, userId: string): Promise<PageVersion[] | null>
  find(funnelId: string, userId: string, revision: number): Promise<StoredPage | null>
}

export function createPageVersionRepository({ db }: Database): PageVersionRepository {
  return {
    async list(funnelId, userId) {
      const rows = await db
        .select({
          revision: pageVersions.revision,
          title: pageVersions.title,
          sectionCount: pageVersions.sectionCount,
          isMain: pageVersions.isMain,
          createdAt: pageVersions.createdAt,
        })
        .from(funnels)
        .leftJoin(pageVersions, eq(pageVersions.funnelId, funnels.id))
        .where(isOwnedBy(userId, funnelId))
        .orderBy(desc(pageVersions.revision))
      return rows.length === 0 ? null : rows.flatMap(presentVersion)
    },

    async find(funnelId, userId, revision) {
      const isVersion = and(
        eq(pageVersions.funnelId, funnelId),
        eq(pageVersions.revision, revision),
      )
      const [row] = await db
        .select({ page: pageVersions.page })
        .from(pageVersions)
        .innerJoin(funnels, eq(funnels.id, pageVersions.funnelId))
        .where(and(isVersion, isOwnedBy(userId)))
      return row?.page ?? null
    },
  }
}

/**
 * Keeps what was saved, in the transaction of the save. The same page again is no other version, though
 * it may have become the main one; versions beyond the newest go. Returns whether it is another version.
 */
export async function keepPageVersion(
  transaction: Transaction,
  { id, revision, page, isMain, savedAt }: NewPageVersion & { id: string; revision: number },
): Promise<boolean> {
  const isOfFunnel = eq(pageVersions.funnelId, id)
  const sent = sql.param(page, pageVersions.page)
  const [latest] = await transaction
    .select({
      revision: pageVersions.revision,
      isSame: sql<boolean>`${pageVersions.page} - ${times} = ${sent}::jsonb - ${times}`,
    })
    .from(pageVersions)
    .where(isOfFunnel)
    .orderBy(desc(pageVersions.revision))
    .limit(1)
  if (latest?.isSame) {
    if (!isMain) return false
    const isLatest = and(isOfFunnel, eq(pageVersions.revision, latest.revision))
    await transaction.update(pageVersions).set({ isMain }).where(isLatest)
    return false
  }
  await transaction.insert(pageVersions).values({
    funnelId: id,
    revision,
    page,
    title: headlineOf(page),
    sectionCount: sectionsOf(page)?.length ?? 0,
    isMain,
    createdAt: savedAt,
  })
  const oldest = transaction
    .select({ revision: pageVersions.revision })
    .from(pageVersions)
    .where(isOfFunnel)
    .orderBy(desc(pageVersions.revision))
    .offset(bounds.funnels.pageVersions)
    .limit(1)
  await transaction.delete(pageVersions).where(and(isOfFunnel, lte(pageVersions.revision, oldest)))
  return true
}

type Row = { [Key in keyof Omit<PageVersion, 'savedAt'>]: PageVersion[Key] | null } & {
  createdAt: Date | null
}

/** A funnel without versions is one row of nulls. */
function presentVersion({ revision, title, sectionCount, isMain, createdAt }: Row): PageVersion[] {
  if (revision === null || createdAt === null) return []
  return [
    {
      revision,
      title: title ?? '',
      sectionCount: sectionCount ?? 0,
      isMain: isMain ?? false,
      savedAt: createdAt.toISOString(),
    },
  ]
}
