import {
  type BusinessFacts,
  type BusinessInfo,
  type CustomBranding,
  customBrandingSchema,
  type FunnelSummary,
  type GeneratedContent,
  type WrittenBy,
} from '@wildpath/contract'
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/failure.ts'
import { listTakenSlugs } from './address-repository.ts'
import type { EditedColumns } from './change-columns.ts'
import { countOwned, lockOwner } from './count-owned.ts'
import type { FunnelPages } from './decide-page-save.ts'
import type {
  FunnelListRecord,
  FunnelRecord,
  FunnelTotals,
  PublishedVersion,
} from './funnel-record.ts'
import { funnels, funnelTotals, publishedFunnels } from './funnel-tables.ts'
import { isOwnedBy } from './funnel-visibility.ts'
import { withReadAds } from './read-ads.ts'
import { isLabelClaimed, lockNames } from './claimed-labels.ts'
import { keepPageVersion } from './page-version-repository.ts'
import { findFreeSlug } from './slug.ts'
import { trimStoredPages } from './trim-stored-pages.ts'
import { hasUnpublishedChanges } from './unpublished-changes.ts'

export type NewFunnelRow = {
  id: string
  userId: string
  title: string
  baseSlug: string
  businessInfo: BusinessInfo
  businessFacts: BusinessFacts
  generatedContent: GeneratedContent
  writtenBy: WrittenBy
  activity: string | null
  customBranding?: CustomBranding
  followUpsOn?: boolean
  /** Default: now. */
  createdAt?: Date
} & Partial<FunnelPages>

export type FunnelRepository = {
  /** Newest first, without texts and pages. */
  listByOwner(userId: string): Promise<FunnelListRecord[]>
  /** The ids alone, newest first. */
  listIdsByOwner(userId: string): Promise<string[]>
  countByOwner(userId: string): Promise<number>
  findOwned(id: string, userId: string): Promise<FunnelRecord | null>
  /**
   * Stores a funnel under the first free slug. With a `limit`, answers null instead of exceeding
   * it, also when two requests of one owner arrive together. 'id-taken': by another owner's funnel.
   */
  create(row: NewFunnelRow, limit: number | null): Promise<FunnelRecord | 'id-taken' | null>
  /** Null when it is not the owner's, 'conflict' when it has another revision than `baseRevision`. */
  update(
    id: string,
    userId: string,
    change: {
      baseRevision: number
      columns: EditedColumns
      isRegenerated: boolean
      /** True if a changed page is stored as a version. */
      keepsVersion: boolean
    },
  ): Promise<FunnelRecord | 'conflict' | null>
}

const { funnelId: _key, ...published } = getTableColumns(publishedFunnels)

const newestFirst = [desc(funnels.createdAt), desc(funnels.id)]

/** False if nothing was saved since the funnel was published, so that lists read few texts and pages. */
const differsFromPublished = sql<boolean>`${funnels.isPublic} and exists (
  select 1 from ${publishedFunnels}
  where ${publishedFunnels.funnelId} = ${funnels.id}
  and ${versionColumns(publishedFunnels)} is distinct from ${versionColumns(funnels)}
)`

function versionColumns(version: typeof funnels | typeof publishedFunnels) {
  return sql`row(${version.businessInfo}, ${version.businessFacts}, ${version.activity},
    ${version.page}, ${version.generatedContent}, ${version.customBranding})`
}

const summary = {
  id: funnels.id,
  title: funnels.title,
  slug: funnels.slug,
  customDomain: funnels.customDomain,
  domainVerified: funnels.domainVerified,
  primaryHost: funnels.primaryHost,
  isPublic: funnels.isPublic,
  status: funnels.status,
  businessInfo: {
    business_name: sql<string>`${funnels.businessInfo} ->> 'business_name'`,
    industry: sql<
      FunnelSummary['business_info']['industry']
    >`${funnels.businessInfo} ->> 'industry'`,
  },
  differsFromPublished,
  createdAt: funnels.createdAt,
  updatedAt: funnels.updatedAt,
}

export function createFunnelRepository({ db }: Database, productDomain: string): FunnelRepository {
  /** Looked up for each funnel by index: a plain join may become a scan of everybody's. */
  const totals = db
    .select({
      views: funnelTotals.views,
      leads: funnelTotals.leads,
      lastUpdated: funnelTotals.updatedAt,
    })
    .from(funnelTotals)
    .where(eq(funnelTotals.funnelId, funnels.id))
    .limit(1)
    .as('totals')

  async function findOwned(id: string, userId: string): Promise<FunnelRecord | null> {
    const [row] = await db
      .select({ funnel: funnels, published, totals: totals._.selectedFields })
      .from(funnels)
      .leftJoin(publishedFunnels, eq(publishedFunnels.funnelId, funnels.id))
      .leftJoinLateral(totals, sql`true`)
      .where(isOwnedBy(userId, id))
    return row === undefined ? null : readRecord(row)
  }

  /** Returns the ids of the funnels that have unpublished changes. */
  async function findUnpublished(userId: string, ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set()
    const rows = await db
      .select({ funnel: funnels, published })
      .from(funnels)
      .innerJoin(publishedFunnels, eq(publishedFunnels.funnelId, funnels.id))
      .where(and(isOwnedBy(userId), inArray(funnels.id, [...ids])))
    const records = rows.map((row) => readRecord({ ...row, totals: null }))
    return new Set(records.filter(hasUnpublishedChanges).map(({ id }) => id))
  }

  return {
    countByOwner: (userId) => countOwned(db, userId),
    findOwned,

    async listByOwner(userId) {
      const rows = await db
        .select({ ...summary, totals: totals._.selectedFields })
        .from(funnels)
        .leftJoinLateral(totals, sql`true`)
        .where(isOwnedBy(userId))
        .orderBy(...newestFirst)
      const saved = rows.flatMap((row) => (row.differsFromPublished ? [row.id] : []))
      const unpublished = await findUnpublished(userId, saved)
      return rows.map(({ differsFromPublished: _differs, ...row }) => ({
        ...row,
        hasUnpublishedChanges: unpublished.has(row.id),
      }))
    },

    async listIdsByOwner(userId) {
      const rows = await db
        .select({ id: funnels.id })
        .from(funnels)
        .where(isOwnedBy(userId))
        .orderBy(...newestFirst)
      return rows.map(({ id }) => id)
    },

    async create(row, limit) {
      // Another owner may take the same slug between reading and writing; then the next one is free.
      for (;;) {
        try {
          const created = await db.transaction((transaction) =>
            insertFunnel(transaction, row, { limit, productDomain }),
          )
          return created ? await findOwned(row.id, row.userId) : null
        } catch (error) {
          // The same request arrived twice together, and the other one was first.
          if (isUniqueViolation(error, 'funnels_pkey'))
            return (await findOwned(row.id, row.userId)) ?? 'id-taken'
          if (!isUniqueViolation(error, 'funnels_slug_unique')) throw error
        }
      }
    },

    async update(id, userId, { baseRevision, columns, isRegenerated, keepsVersion }) {
      const updated = await db.transaction(async (transaction) => {
        const rows = await transaction
          .update(funnels)
          .set({
            ...columns,
            ...(isRegenerated && { regenerations: sql`${funnels.regenerations} + 1` }),
            updatedAt: sql`now()`,
            revision: sql`${funnels.revision} + 1`,
          })
          .where(and(isOwnedBy(userId, id), eq(funnels.revision, baseRevision)))
          .returning({ revision: funnels.revision, savedAt: funnels.updatedAt })
        const [row] = rows
        if (row !== undefined && keepsVersion && columns.page) {
          const version = { id, page: columns.page, isMain: false, ...row }
          if (await keepPageVersion(transaction, version)) {
            await trimStoredPages(transaction, userId)
          }
        }
        return rows
      })
      const funnel = await findOwned(id, userId)
      return updated.length === 0 && funnel !== null ? 'conflict' : funnel
    },
  }
}

type Row = {
  funnel: typeof funnels.$inferSelect
  published: PublishedVersion | null
  totals: FunnelTotals
}

function readRecord({ funnel, published, totals }: Row): FunnelRecord {
  return {
    ...funnel,
    generatedContent: withReadAds(funnel.generatedContent, funnel.createdAt),
    customBranding: customBrandingSchema.parse(funnel.customBranding),
    published,
    totals,
  }
}

async function insertFunnel(
  transaction: Transaction,
  row: NewFunnelRow,
  { limit, productDomain }: { limit: number | null; productDomain: string },
): Promise<boolean> {
  if (limit !== null) {
    await lockOwner(transaction, row.userId)
    if ((await countOwned(transaction, row.userId)) >= limit) return false
  }
  await lockNames(transaction)
  const { baseSlug, ...columns } = row
  const taken = new Set(await listTakenSlugs(transaction, baseSlug, null))
  const slug = await findFreeSlug(baseSlug, taken, (label) =>
    isLabelClaimed(transaction, { label, productDomain, exceptFunnelId: null }),
  )
  await transaction.insert(funnels).values({ ...columns, slug })
  return true
}
