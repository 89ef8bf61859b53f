import { type MediaAsset, mediaAssetLimits, type MediaAssetUsage } from '@wildpath/contract'
import { mediaAddress, mediaWidths } from '@wildpath/page/media'
import { and, count, desc, eq, inArray, ne, or, type SQLWrapper, sql, sum } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { Database } from '../../db/client.ts'
import { funnels, publishedFunnels, takePictureOffPages } from '../funnels/index.ts'
import { savedSections } from '../saved-sections/index.ts'
import { mediaAssets, type MediaAssetType } from './media-asset-table.ts'
import { storedPath } from './stored-path.ts'

export type StoredMediaAsset = MediaAsset & { fileKey: string }

/** Where the files of a picture are; `width` is the largest. */
export type StoredFiles = { id: string; type: MediaAssetType; fileKey: string; width: number }

/** `path` is where the file store has it. */
export type StoredChatPicture = { path: string; width: number; height: number; fileName: string }

export type MediaAssetRepository = {
  /** Newest first. */
  list(userId: string): Promise<StoredMediaAsset[]>
  find(id: string, userId: string): Promise<StoredMediaAsset | null>
  /** Those of the person among the named ones, in no order. */
  listNamed(
    userId: string,
    named: { ids: string[] } | { fileKeys: string[] },
  ): Promise<StoredMediaAsset[]>
  /** Those of the file keys that are anybody's. */
  listKept(fileKeys: readonly string[]): Promise<string[]>
  /** Generated pages show their illustration again, and no logo, where the file was; those kept for later too. */
  takeOffPages(fileKey: string, userId: string): Promise<void>
  /** The newest picture of this state of a design of the design tool. */
  findImport(
    userId: string,
    design: { designId: string; designVersion: string },
  ): Promise<StoredMediaAsset | null>
  /** The library and the person's pictures in chats are counted apart: neither fills the other. */
  hasRoom(kept: { userId: string; type: MediaAssetType }, bytes: number): Promise<boolean>
  /** A picture that the person uploaded for a message. */
  findChatPicture(id: string, userId: string): Promise<StoredChatPicture | null>
  /** Null when the library is full, also when two uploads arrive together. */
  create(row: typeof mediaAssets.$inferInsert): Promise<StoredMediaAsset | null>
  setAlt(id: string, userId: string, alt: string): Promise<StoredMediaAsset | null>
  /** The adventures of the owner in which something names the file. */
  findUsage(fileKey: string, userId: string): Promise<MediaAssetUsage['funnels']>
  /** The sections that the owner saved with the file, newest first. */
  listSavedSections(fileKey: string, userId: string): Promise<MediaAssetUsage['savedSections']>
  delete(id: string, userId: string): Promise<void>
  /** Of everything that is kept for the person, whether it is listed or not. */
  listFiles(userId: string): Promise<StoredFiles[]>
  listAvatars(userId: string): Promise<StoredFiles[]>
}

const { id, type, fileKey, width } = mediaAssets
const fileColumns = { id, type, fileKey, width }

export function createMediaAssetRepository({ db }: Database): MediaAssetRepository {
  /** The person's own picture is no media asset: it goes with the account's other facts. */
  const isOwned = (id: string, userId: string) =>
    and(eq(mediaAssets.id, id), eq(mediaAssets.userId, userId), eq(mediaAssets.type, 'image'))

  return {
    async list(userId) {
      const rows = await db
        .select()
        .from(mediaAssets)
        .where(and(eq(mediaAssets.userId, userId), eq(mediaAssets.type, 'image')))
        .orderBy(desc(mediaAssets.createdAt), desc(mediaAssets.id))
      return rows.map(presentMediaAsset)
    },

    async find(id, userId) {
      const [row] = await db.select().from(mediaAssets).where(isOwned(id, userId))
      return row === undefined ? null : presentMediaAsset(row)
    },

    async listNamed(userId, named) {
      const isNamed =
        'ids' in named
          ? inArray(mediaAssets.id, named.ids)
          : inArray(mediaAssets.fileKey, named.fileKeys)
      const rows = await db
        .select()
        .from(mediaAssets)
        .where(and(eq(mediaAssets.userId, userId), eq(mediaAssets.type, 'image'), isNamed))
      return rows.map(presentMediaAsset)
    },

    async listKept(fileKeys) {
      const rows = await db
        .select({ fileKey: mediaAssets.fileKey })
        .from(mediaAssets)
        .where(inArray(mediaAssets.fileKey, [...fileKeys]))
      return rows.map(({ fileKey }) => fileKey)
    },

    takeOffPages: (fileKey, userId) => takePictureOffPages(db, { fileKey, userId }),

    async findImport(userId, { designId, designVersion }) {
      const [row] = await db
        .select()
        .from(mediaAssets)
        .where(
          and(
            eq(mediaAssets.userId, userId),
            eq(mediaAssets.source, 'canva'),
            eq(mediaAssets.designId, designId),
            eq(mediaAssets.designVersion, designVersion),
          ),
        )
        .orderBy(desc(mediaAssets.createdAt))
        .limit(1)
      return row === undefined ? null : presentMediaAsset(row)
    },

    hasRoom: (kept, bytes) => hasRoom(db, kept, bytes),

    async findChatPicture(id, userId) {
      const [row] = await db
        .select()
        .from(mediaAssets)
        .where(
          and(eq(mediaAssets.id, id), eq(mediaAssets.userId, userId), eq(mediaAssets.type, 'chat')),
        )
      if (row === undefined) return null
      const { width, height, fileName } = row
      return { path: storedPath(row, width), width, height, fileName }
    },

    create: (row) =>
      db.transaction(async (transaction) => {
        // What counts an owner's assets runs one after another.
        const lock = sql`select pg_advisory_xact_lock(hashtextextended(${`media-assets ${row.userId}`}, 0))`
        await transaction.execute(lock)
        if (!(await hasRoom(transaction, row, row.bytes))) return null
        const [created] = await transaction.insert(mediaAssets).values(row).returning()
        return created === undefined ? null : presentMediaAsset(created)
      }),

    async setAlt(id, userId, alt) {
      const [row] = await db.update(mediaAssets).set({ alt }).where(isOwned(id, userId)).returning()
      return row === undefined ? null : presentMediaAsset(row)
    },

    async findUsage(fileKey, userId) {
      const holds = (...parts: SQLWrapper[]) =>
        sql<boolean>`coalesce(position(${fileKey} in concat(${sql.join(parts, sql`, `)})) > 0, false)`
      const textsOf = (content: AnyPgColumn) => sql`${content} - 'ad_copy'`
      const inPublished = holds(publishedFunnels.page, textsOf(publishedFunnels.generatedContent))
      const inDraft = holds(funnels.page, textsOf(funnels.generatedContent))
      const inBranding = holds(funnels.customBranding, publishedFunnels.customBranding)
      const inAds = holds(sql`${funnels.generatedContent} -> 'ad_copy'`)
      const rows = await db
        .select({
          id: funnels.id,
          title: funnels.title,
          deletedAt: funnels.deletedAt,
          inPublished,
          inDraft,
          inBranding,
          inAds,
        })
        .from(funnels)
        .leftJoin(publishedFunnels, eq(publishedFunnels.funnelId, funnels.id))
        // Deleted ones, too: restored, they would miss the picture.
        .where(and(eq(funnels.userId, userId), or(inPublished, inDraft, inBranding, inAds)))
        .orderBy(desc(funnels.createdAt))
      return rows.map(presentUsage)
    },

    listSavedSections: (fileKey, userId) =>
      db
        .select({ id: savedSections.id, name: savedSections.name })
        .from(savedSections)
        .where(
          and(
            eq(savedSections.userId, userId),
            sql`position(${fileKey} in ${savedSections.page}::text) > 0`,
          ),
        )
        .orderBy(desc(savedSections.createdAt), desc(savedSections.id)),

    listFiles: (userId) =>
      db.select(fileColumns).from(mediaAssets).where(eq(mediaAssets.userId, userId)),

    listAvatars: (userId) =>
      db
        .select(fileColumns)
        .from(mediaAssets)
        .where(and(eq(mediaAssets.userId, userId), eq(mediaAssets.type, 'avatar'))),

    async delete(id, userId) {
      await db
        .delete(mediaAssets)
        .where(and(eq(mediaAssets.id, id), eq(mediaAssets.userId, userId)))
    },
  }
}

async function hasRoom(
  database: Pick<Database['db'], 'select'>,
  { userId, type }: { userId: string; type: MediaAssetType },
  bytes: number,
): Promise<boolean> {
  const isCounted = type === 'chat' ? eq(mediaAssets.type, 'chat') : ne(mediaAssets.type, 'chat')
  const [kept] = await database
    .select({ assets: count(), bytes: sum(mediaAssets.bytes).mapWith(Number) })
    .from(mediaAssets)
    .where(and(eq(mediaAssets.userId, userId), isCounted))
  return (
    (kept?.assets ?? 0) < mediaAssetLimits.assets &&
    (kept?.bytes ?? 0) + bytes <= mediaAssetLimits.libraryBytes
  )
}

type UsageRow = {
  id: string
  title: string
  deletedAt: Date | null
  inPublished: boolean
  inDraft: boolean
  inBranding: boolean
  inAds: boolean
}

function presentUsage(row: UsageRow): MediaAssetUsage['funnels'][number] {
  return {
    id: row.id,
    title: row.title,
    places: [
      ...(row.deletedAt === null ? [] : (['recently-deleted'] as const)),
      ...(row.inPublished ? (['public-page'] as const) : []),
      ...(row.inDraft && !row.inPublished ? (['working-page'] as const) : []),
      ...(row.inAds ? (['ads'] as const) : []),
      ...(row.inBranding ? (['logo'] as const) : []),
    ],
  }
}

function presentMediaAsset(row: typeof mediaAssets.$inferSelect): StoredMediaAsset {
  const [smallest = row.width] = mediaWidths(row.width)
  return {
    id: row.id,
    // The others are kept and deleted, never listed.
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
