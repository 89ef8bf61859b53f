import {
  type BusinessInfo,
  type CustomBranding,
  type FunnelSummary,
  type GeneratedContent,
  type WrittenBy,
} from '@wildpath/contract'
import { and, desc, eq, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/failure.ts'
import { listTakenSlugs } from './address-repository.ts'
import type { EditedColumns } from './change-columns.ts'
import { countOwned, lockOwner } from './count-owned.ts'
import type { FunnelPages } from './decide-page-save.ts'
import { funnels, funnelTotals } from './funnel-tables.ts'
import { isOwnedBy, isPublished } from './funnel-visibility.ts'
import { keepPageVersion, type NewPageVersion } from './page-version-repository.ts'
import {
  presentFunnel,
  presentPages,
  presentTotals,
  type StoredFunnel,
  type StoredSummary,
} from './present-funnel.ts'
import { firstFreeSlug } from './slug.ts'

export type NewFunnelRow = {
  id: string
  userId: string
  title: string
  baseSlug: string
  businessInfo: BusinessInfo
  generatedContent: GeneratedContent
  writtenBy: WrittenBy
  customBranding?: CustomBranding
  followUpsOn?: boolean
  /** Default: now. */
  createdAt?: Date
} & Partial<FunnelPages>

export type FunnelRepository = {
  /** Newest first, without texts and pages. */
  listByOwner(userId: string): Promise<StoredSummary[]>
  /** The ids alone, newest first. */
  listIdsByOwner(userId: string): Promise<string[]>
  countByOwner(userId: string): Promise<number>
  findOwned(id: string, userId: string): Promise<StoredFunnel | null>
  /**
   * Stores a funnel under the first free slug. With a `limit`, answers null instead of exceeding
   * it, also when two requests of one owner arrive together. 'id-taken': by another owner's funnel.
   */
  create(row: NewFunnelRow, limit: number | null): Promise<StoredFunnel | 'id-taken' | null>
  /**
   * One that is public stays so; else `mayPublish` judges by how many of the owner's are, also when
   * two requests arrive together.
   */
  publish(
    id: string,
    userId: string,
    mayPublish: (publicCount: number) => boolean,
  ): Promise<StoredFunnel | 'refused' | null>
  /** Null when it is not the owner's, 'conflict' when it has another revision than `baseRevision`. */
  update(
    id: string,
    userId: string,
    change: { baseRevision: number; columns: EditedColumns; isRegenerated: boolean },
  ): Promise<StoredFunnel | 'conflict' | null>
  makePrivate(id: string, userId: string): Promise<StoredFunnel | null>
  /**
   * 'conflict' when it has another revision by now, or is gone. The version is kept together with the
   * change, or neither.
   */
  savePages(
    funnel: StoredFunnel,
    change: { pages: Partial<FunnelPages>; version: NewPageVersion | null },
  ): Promise<StoredFunnel | 'conflict'>
}

const newestFirst = [desc(funnels.createdAt), desc(funnels.id)]

const summary = {
  id: funnels.id,
  title: funnels.title,
  slug: funnels.slug,
  isPublic: funnels.isPublic,
  status: funnels.status,
  business_info: {
    business_name: sql<string>`${funnels.businessInfo} ->> 'business_name'`,
    industry: sql<
      FunnelSummary['business_info']['industry']
    >`${funnels.businessInfo} ->> 'industry'`,
  },
  createdAt: funnels.createdAt,
  updatedAt: funnels.updatedAt,
}

/** What changes without a new revision, or with every save; all else is as it was read. */
const unrevised = {
  revision: funnels.revision,
  slug: funnels.slug,
  isPublic: funnels.isPublic,
  status: funnels.status,
  updatedAt: funnels.updatedAt,
}

export function createFunnelRepository({ db }: Database): FunnelRepository {
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

  async function findOwned(id: string, userId: string): Promise<StoredFunnel | null> {
    const [row] = await db
      .select({ funnel: funnels, totals: totals._.selectedFields })
      .from(funnels)
      .leftJoinLateral(totals, sql`true`)
      .where(isOwnedBy(userId, id))
    return row === undefined ? null : presentFunnel(row.funnel, row.totals)
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
      return rows.map(({ totals: counted, createdAt, updatedAt, ...funnel }) => ({
        ...funnel,
        stats: presentTotals(counted),
        created_at: createdAt.toISOString(),
        updated_at: updatedAt.toISOString(),
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
            insertFunnel(transaction, row, limit),
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

    async publish(id, userId, mayPublish) {
      const isDone = await db.transaction(async (transaction) => {
        await lockOwner(transaction, userId)
        const published = await transaction
          .select({ id: funnels.id })
          .from(funnels)
          .where(and(isOwnedBy(userId), isPublished))
        const isPublicAlready = published.some((funnel) => funnel.id === id)
        if (!isPublicAlready && !mayPublish(published.length)) return false
        await setPublic(transaction, { id, userId, isPublic: true })
        return true
      })
      return isDone ? findOwned(id, userId) : 'refused'
    },

    async update(id, userId, { baseRevision, columns, isRegenerated }) {
      const updated = await db
        .update(funnels)
        .set({
          ...columns,
          ...(isRegenerated && { regenerations: sql`${funnels.regenerations} + 1` }),
          updatedAt: sql`now()`,
          revision: sql`${funnels.revision} + 1`,
        })
        .where(and(isOwnedBy(userId, id), eq(funnels.revision, baseRevision)))
        .returning({ id: funnels.id })
      const funnel = await findOwned(id, userId)
      return updated.length === 0 && funnel !== null ? 'conflict' : funnel
    },

    async makePrivate(id, userId) {
      await setPublic(db, { id, userId, isPublic: false })
      return findOwned(id, userId)
    },

    async savePages(funnel, { pages, version }) {
      const { id, user_id: userId, revision } = funnel
      const isAsRead = and(isOwnedBy(userId, id), eq(funnels.revision, revision))
      const saved = await db.transaction(async (transaction) => {
        const [row] = await transaction
          .update(funnels)
          .set({ ...pages, updatedAt: sql`now()`, revision: revision + 1 })
          .where(isAsRead)
          .returning(unrevised)
        if (row === undefined) return null
        if (version !== null) {
          await keepPageVersion(transaction, { id, revision: row.revision, ...version })
        }
        return row
      })
      if (saved === null) return 'conflict'
      const { updatedAt, ...columns } = saved
      return {
        ...funnel,
        ...columns,
        ...presentPages({ ...funnel.pages, ...pages }),
        updated_at: updatedAt.toISOString(),
      }
    },
  }
}

async function setPublic(
  database: Pick<Database['db'], 'update'>,
  { id, userId, isPublic }: { id: string; userId: string; isPublic: boolean },
): Promise<void> {
  await database
    .update(funnels)
    .set({ isPublic, status: isPublic ? 'published' : 'draft', updatedAt: sql`now()` })
    .where(isOwnedBy(userId, id))
}

async function insertFunnel(
  transaction: Transaction,
  row: NewFunnelRow,
  limit: number | null,
): Promise<boolean> {
  if (limit !== null) {
    await lockOwner(transaction, row.userId)
    if ((await countOwned(transaction, row.userId)) >= limit) return false
  }
  const taken = new Set(await listTakenSlugs(transaction, row.baseSlug, null))
  const { baseSlug, ...columns } = row
  await transaction.insert(funnels).values({ ...columns, slug: firstFreeSlug(baseSlug, taken) })
  return true
}
