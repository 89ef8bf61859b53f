import type { MediaAsset } from '@wildpath/contract'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'

/** Of the library, of the person themselves, or of a message to the team. */
export type MediaAssetType = 'image' | 'avatar' | 'chat'

/** The pictures of people's media libraries, and of themselves; the files themselves are in the file store. */
export const mediaAssets = pgTable(
  'media_assets',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<MediaAssetType>().notNull(),
    fileName: text('file_name').notNull(),
    /** Unguessable, because whoever has the address sees the picture. */
    fileKey: text('file_key').notNull().unique(),
    /** Of the largest width; the others follow from it. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    alt: text('alt').notNull().default(''),
    source: text('source').$type<MediaAsset['source']>().notNull(),
    designId: text('design_id'),
    /** The state of that design in the design tool, so that the same is not imported twice. */
    designVersion: text('design_version'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('media_assets_owner').on(table.userId, table.createdAt.desc())],
)
