import { type Design, designLimits, type DesignUsage } from '@wildpath/contract'
import { mediaAddress, mediaWidths } from '@wildpath/page/document'
import { and, count, desc, eq, or, sql, sum } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { Database } from '../../db/client.ts'
import { funnels } from '../funnels/index.ts'
import { designs } from './design-table.ts'

export type StoredDesign = Design & { fileKey: string }

/** Where the files of a picture are; `width` is the largest. */
export type StoredFiles = { id: string; fileKey: string; width: number }

export type DesignRepository = {
  /** Newest first. */
  list(userId: string): Promise<StoredDesign[]>
  find(id: string, userId: string): Promise<StoredDesign | null>
  /** The newest picture of this state of a design of the design tool. */
  findImport(
    userId: string,
    design: { designId: string; designVersion: string },
  ): Promise<StoredDesign | null>
  hasRoom(userId: string, bytes: number): Promise<boolean>
  /** Null when the library is full, also when two uploads arrive together. */
  create(row: typeof designs.$inferInsert): Promise<StoredDesign | null>
  setAlt(id: string, userId: string, alt: string): Promise<StoredDesign | null>
  /** The adventures of the owner in which something names the file. */
  findUsage(fileKey: string, userId: string): Promise<DesignUsage['funnels']>
  delete(id: string, userId: string): Promise<void>
  /** Of everything that is kept for the person, whether it is listed or not. */
  listFiles(userId: string): Promise<StoredFiles[]>
  listAvatars(userId: string): Promise<StoredFiles[]>
}

const fileColumns = { id: designs.id, fileKey: designs.fileKey, width: designs.width }

export function createDesignRepository({ db }: Database): DesignRepository {
  /** The person's own picture is no design: it goes with the account's other facts. */
  const isOwned = (id: string, userId: string) =>
    and(eq(designs.id, id), eq(designs.userId, userId), eq(designs.type, 'image'))

  return {
    async list(userId) {
      const rows = await db
        .select()
        .from(designs)
        .where(and(eq(designs.userId, userId), eq(designs.type, 'image')))
        .orderBy(desc(designs.createdAt), desc(designs.id))
      return rows.map(presentDesign)
    },

    async find(id, userId) {
      const [row] = await db.select().from(designs).where(isOwned(id, userId))
      return row === undefined ? null : presentDesign(row)
    },

    async findImport(userId, { designId, designVersion }) {
      const [row] = await db
        .select()
        .from(designs)
        .where(
          and(
            eq(designs.userId, userId),
            eq(designs.source, 'canva'),
            eq(designs.designId, designId),
            eq(designs.designVersion, designVersion),
          ),
        )
        .orderBy(desc(designs.createdAt))
        .limit(1)
      return row === undefined ? null : presentDesign(row)
    },

    hasRoom: (userId, bytes) => hasRoom(db, userId, bytes),

    create: (row) =>
      db.transaction(async (transaction) => {
        // What counts an owner's designs runs one after another.
        const lock = sql`select pg_advisory_xact_lock(hashtextextended(${`designs ${row.userId}`}, 0))`
        await transaction.execute(lock)
        if (!(await hasRoom(transaction, row.userId, row.bytes))) return null
        const [created] = await transaction.insert(designs).values(row).returning()
        return created === undefined ? null : presentDesign(created)
      }),

    async setAlt(id, userId, alt) {
      const [row] = await db.update(designs).set({ alt }).where(isOwned(id, userId)).returning()
      return row === undefined ? null : presentDesign(row)
    },

    async findUsage(fileKey, userId) {
      const holds = (column: AnyPgColumn) =>
        sql<boolean>`coalesce(position(${fileKey} in ${column}::text) > 0, false)`
      const inLanding = holds(funnels.landingPage)
      const inWork = holds(funnels.pageBuilderData)
      const inBranding = holds(funnels.customBranding)
      const rows = await db
        .select({
          id: funnels.id,
          title: funnels.title,
          usesPageBuilder: funnels.usesPageBuilder,
          deletedAt: funnels.deletedAt,
          inLanding,
          inWork,
          inBranding,
        })
        .from(funnels)
        // Deleted ones, too: restored, they would miss the picture.
        .where(and(eq(funnels.userId, userId), or(inLanding, inWork, inBranding)))
        .orderBy(desc(funnels.createdAt))
      return rows.map(presentUsage)
    },

    listFiles: (userId) => db.select(fileColumns).from(designs).where(eq(designs.userId, userId)),

    listAvatars: (userId) =>
      db
        .select(fileColumns)
        .from(designs)
        .where(and(eq(designs.userId, userId), eq(designs.type, 'avatar'))),

    async delete(id, userId) {
      await db.delete(designs).where(and(eq(designs.id, id), eq(designs.userId, userId)))
    },
  }
}

async function hasRoom(
  database: Pick<Database['db'], 'select'>,
  userId: string,
  bytes: number,
): Promise<boolean> {
  const [kept] = await database
    .select({ designs: count(), bytes: sum(designs.bytes).mapWith(Number) })
    .from(designs)
    .where(eq(designs.userId, userId))
  return (
    (kept?.designs ?? 0) < designLimits.designs &&
    (kept?.bytes ?? 0) + bytes <= designLimits.libraryBytes
  )
}

type UsageRow = {
  id: string
  title: string
  usesPageBuilder: boolean
  deletedAt: Date | null
  inLanding: boolean
  inWork: boolean
  inBranding: boolean
}

/** The builder's page is what visitors see only while it is in use; else it waits to be worked on. */
function presentUsage(row: UsageRow): DesignUsage['funnels'][number] {
  const isPublic = row.inLanding && row.usesPageBuilder
  const isWorkedOn = row.inWork || (row.inLanding && !row.usesPageBuilder)
  return {
    id: row.id,
    title: row.title,
    places: [
      ...(row.deletedAt === null ? [] : (['recently-deleted'] as const)),
      ...(isPublic ? (['public-page'] as const) : []),
      ...(isWorkedOn ? (['working-page'] as const) : []),
      ...(row.inBranding ? (['logo'] as const) : []),
    ],
  }
}

function presentDesign(row: typeof designs.$inferSelect): StoredDesign {
  const [smallest = row.width] = mediaWidths(row.width)
  return {
    id: row.id,
    // Avatars are kept and deleted, never listed.
    type: 'image',
    fileName: row.fileName,
    url: mediaAddress(row.fileKey, row.width),
    previewUrl: mediaAddress(row.fileKey, smallest),
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    alt: row.alt,
    source: row.source,
    designId: row.designId,
    createdAt: row.createdAt.toISOString(),
    fileKey: row.fileKey,
  }
}
