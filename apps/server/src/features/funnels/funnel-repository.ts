import {
  type BusinessInfo,
  conversionRate,
  type CustomBranding,
  customBrandingSchema,
  type Funnel,
  type GeneratedContent,
  type WrittenBy,
} from '@wildpath/contract'
import { and, count, desc, eq, max, sql, sum } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/failure.ts'
import { listTakenSlugs } from './address-repository.ts'
import type { EditedColumns } from './change-columns.ts'
import { type FunnelPages, lookOf, sectionsOf } from './decide-page-save.ts'
import { funnelDays, funnels } from './funnel-tables.ts'
import { keepPageVersion, type NewPageVersion } from './page-version-repository.ts'
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

/** What may be done with it depends on the owner's plan and choice, which the service knows. */
export type StoredFunnel = Omit<Funnel, 'is_read_only' | 'regenerations_left'> & {
  /** How often its texts were written anew. */
  regenerations: number
}

export type FunnelRepository = {
  /** Newest first. */
  listByOwner(userId: string): Promise<StoredFunnel[]>
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
  findPages(id: string, userId: string): Promise<FunnelPages | null>
  /**
   * Null when it is not the owner's, 'conflict' when it has another revision than `baseRevision`. The
   * version is kept together with the change, or neither.
   */
  savePages(
    id: string,
    userId: string,
    change: {
      baseRevision: number
      pages: Partial<FunnelPages>
      version: NewPageVersion | null
    },
  ): Promise<StoredFunnel | 'conflict' | null>
  deleteOwned(id: string, userId: string): Promise<boolean>
}

const newestFirst = [desc(funnels.createdAt), desc(funnels.id)]

export function createFunnelRepository({ db }: Database): FunnelRepository {
  const totals = db
    .select({
      funnelId: funnelDays.funnelId,
      views: sum(funnelDays.views).mapWith(Number).as('views'),
      leads: sum(funnelDays.leads).mapWith(Number).as('leads'),
      lastUpdated: max(funnelDays.updatedAt).as('last_updated'),
    })
    .from(funnelDays)
    .groupBy(funnelDays.funnelId)
    .as('totals')

  const selectFunnels = () =>
    db
      .select({
        funnel: funnels,
        views: totals.views,
        leads: totals.leads,
        lastUpdated: totals.lastUpdated,
      })
      .from(funnels)
      .leftJoin(totals, eq(totals.funnelId, funnels.id))

  async function findOwned(id: string, userId: string): Promise<StoredFunnel | null> {
    const [row] = await selectFunnels().where(and(eq(funnels.id, id), eq(funnels.userId, userId)))
    return row === undefined ? null : presentFunnel(row)
  }

  return {
    countByOwner: (userId) => countOwned(db, userId),
    findOwned,

    async listByOwner(userId) {
      const rows = await selectFunnels()
        .where(eq(funnels.userId, userId))
        .orderBy(...newestFirst)
      return rows.map(presentFunnel)
    },

    async listIdsByOwner(userId) {
      const rows = await db
        .select({ id: funnels.id })
        .from(funnels)
        .where(eq(funnels.userId, userId))
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
      const isPublished = await db.transaction(async (transaction) => {
        await lockOwner(transaction, userId)
        const published = await transaction
          .select({ id: funnels.id })
          .from(funnels)
          .where(and(eq(funnels.userId, userId), eq(funnels.isPublic, true)))
        const isPublicAlready = published.some((funnel) => funnel.id === id)
        if (!isPublicAlready && !mayPublish(published.length)) return false
        await setPublic(transaction, { id, userId, isPublic: true })
        return true
      })
      return isPublished ? findOwned(id, userId) : 'refused'
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
        .where(
          and(eq(funnels.id, id), eq(funnels.userId, userId), eq(funnels.revision, baseRevision)),
        )
        .returning({ id: funnels.id })
      const funnel = await findOwned(id, userId)
      return updated.length === 0 && funnel !== null ? 'conflict' : funnel
    },

    async makePrivate(id, userId) {
      await setPublic(db, { id, userId, isPublic: false })
      return findOwned(id, userId)
    },

    async findPages(id, userId) {
      const [pages] = await db
        .select({
          usesPageBuilder: funnels.usesPageBuilder,
          landingPage: funnels.landingPage,
          pageBuilderData: funnels.pageBuilderData,
          originalLandingPage: funnels.originalLandingPage,
        })
        .from(funnels)
        .where(and(eq(funnels.id, id), eq(funnels.userId, userId)))
      return pages ?? null
    },

    async savePages(id, userId, { baseRevision, pages, version }) {
      const isOwned = and(eq(funnels.id, id), eq(funnels.userId, userId))
      const isSaved = await db.transaction(async (transaction) => {
        const [saved] = await transaction
          .update(funnels)
          .set({ ...pages, updatedAt: sql`now()`, revision: sql`${funnels.revision} + 1` })
          .where(and(isOwned, eq(funnels.revision, baseRevision)))
          .returning({ revision: funnels.revision })
        if (saved === undefined) return false
        if (version !== null) await keepPageVersion(transaction, { id, ...saved, ...version })
        return true
      })
      const funnel = await findOwned(id, userId)
      return !isSaved && funnel !== null ? 'conflict' : funnel
    },

    async deleteOwned(id, userId) {
      const deleted = await db
        .delete(funnels)
        .where(and(eq(funnels.id, id), eq(funnels.userId, userId)))
        .returning({ id: funnels.id })
      return deleted.length > 0
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
    .where(and(eq(funnels.id, id), eq(funnels.userId, userId)))
}

/** Lets what counts an owner's funnels run one after another. */
async function lockOwner(transaction: Transaction, userId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`)
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

async function countOwned(
  database: Pick<Database['db'], 'select'>,
  userId: string,
): Promise<number> {
  const [owned] = await database
    .select({ count: count() })
    .from(funnels)
    .where(eq(funnels.userId, userId))
  return owned?.count ?? 0
}

type FunnelRow = {
  funnel: typeof funnels.$inferSelect
  views: number | null
  leads: number | null
  lastUpdated: Date | null
}

function presentFunnel({ funnel, views, leads, lastUpdated }: FunnelRow): StoredFunnel {
  return {
    id: funnel.id,
    user_id: funnel.userId,
    title: funnel.title,
    slug: funnel.slug,
    customDomain: null,
    domainVerified: false,
    isPublic: funnel.isPublic,
    status: funnel.status,
    business_info: funnel.businessInfo,
    generated_content: funnel.generatedContent,
    written_by: funnel.writtenBy,
    custom_branding: customBrandingSchema.parse(funnel.customBranding),
    usesPageBuilder: funnel.usesPageBuilder,
    landingPageSections: sectionsOf(funnel.landingPage),
    landingPageLook: lookOf(funnel.landingPage),
    pageBuilderData: funnel.pageBuilderData,
    originalLandingPageContent: funnel.originalLandingPage,
    follow_ups_on: funnel.followUpsOn,
    regenerations: funnel.regenerations,
    revision: funnel.revision,
    stats: {
      views: views ?? 0,
      leads: leads ?? 0,
      conversion_rate: conversionRate(leads ?? 0, views ?? 0),
      last_updated: lastUpdated?.toISOString() ?? null,
    },
    created_at: funnel.createdAt.toISOString(),
    updated_at: funnel.updatedAt.toISOString(),
  }
}
