import type {
  BusinessFacts,
  BusinessInfo,
  CustomBranding,
  GeneratedContent,
  OriginalLandingPage,
  StoredPage,
  WrittenBy,
} from '@wildpath/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'

export const funnels = pgTable(
  'funnels',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    slug: text('slug').notNull().unique(),
    /** A domain or subdomain of its own (spec 2, section 3). What the feature `domains` knows, for whoever reads a funnel. */
    customDomain: text('custom_domain'),
    domainVerified: boolean('domain_verified').notNull().default(false),
    /** The host that serves its page at home; null where the product's address is its only one. */
    primaryHost: text('primary_host'),
    isPublic: boolean('is_public').notNull().default(false),
    status: text('status').$type<'draft' | 'published'>().notNull().default('draft'),
    businessInfo: jsonb('business_info').$type<BusinessInfo>().notNull(),
    businessFacts: jsonb('business_facts')
      .$type<BusinessFacts>()
      .notNull()
      .default({ version: 1, facts: [], dismissed: [] }),
    generatedContent: jsonb('generated_content').$type<GeneratedContent>().notNull(),
    writtenBy: text('written_by').$type<WrittenBy>().notNull(),
    /** The key of what the business does; null where its answers do not say, and for older ones. */
    activity: text('activity'),
    customBranding: jsonb('custom_branding').$type<Partial<CustomBranding>>().notNull().default({}),
    /** The edited page; null while the page is composed from the content. */
    page: jsonb('page').$type<StoredPage>(),
    /** Backup of the public page, made when the owner first publishes an edited one. */
    originalLandingPage: jsonb('original_landing_page_content').$type<OriginalLandingPage>(),
    /** Whether new leads get the follow-up emails. */
    followUpsOn: boolean('follow_ups_on').notNull().default(true),
    /** How often its texts were written anew. */
    regenerations: integer('regenerations').notNull().default(0),
    /** Counts the changes of what the owner edits; a save names the one it started from. */
    revision: integer('revision').notNull().default(1),
    /** Since when it lies among the recently deleted; null for all that people see. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('funnels_owner').on(table.userId, table.createdAt.desc()),
    index('funnels_primary_host')
      .on(table.primaryHost)
      .where(sql`${table.primaryHost} is not null`),
    // What is to be purged, however many others there are.
    index('funnels_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    check('funnels_public_is_published', sql`${table.isPublic} = (${table.status} = 'published')`),
  ],
)

/** Published versions of funnels: copies of the draft at the time of publishing. */
export const publishedFunnels = pgTable('published_funnels', {
  funnelId: uuid('funnel_id')
    .primaryKey()
    .references(() => funnels.id, { onDelete: 'cascade' }),
  businessInfo: jsonb('business_info').$type<BusinessInfo>().notNull(),
  businessFacts: jsonb('business_facts').$type<BusinessFacts>().notNull(),
  activity: text('activity'),
  generatedContent: jsonb('generated_content').$type<GeneratedContent>().notNull(),
  customBranding: jsonb('custom_branding').$type<Partial<CustomBranding>>().notNull(),
  /** Null if the page is composed from the content. */
  page: jsonb('page').$type<StoredPage>(),
  /** BCP 47 tags of the additional languages that visitors can choose, so that the sitemap reads no pages. */
  languages: text('languages').array().notNull().default([]),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
})

/** Addresses that a funnel's page had before; they lead to the present one, and nobody else gets them. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text('slug').primaryKey(),
    funnelId: uuid('funnel_id')
      .notNull()
      .references(() => funnels.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('former_slugs_funnel').on(table.funnelId)],
)

/** What a save left as the page, under the revision that it made; the newest of a funnel are kept. */
export const pageVersions = pgTable(
  'page_versions',
  {
    funnelId: uuid('funnel_id')
      .notNull()
      .references(() => funnels.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    page: jsonb('page').$type<StoredPage>().notNull(),
    /** Headline and size of the page, so that a list reads no pages. */
    title: text('title').notNull(),
    sectionCount: integer('section_count').notNull(),
    /** Whether it was made the public page, when saved or later without a change. */
    isMain: boolean('is_main').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.funnelId, table.revision] })],
)

/**
 * The sums of a funnel's days, kept by a trigger of theirs: what every list of funnels shows, however many
 * days there are. Days only go with their funnel.
 */
export const funnelTotals = pgTable('funnel_totals', {
  funnelId: uuid('funnel_id')
    .primaryKey()
    .references(() => funnels.id, { onDelete: 'cascade' }),
  views: bigint('views', { mode: 'number' }).notNull(),
  leads: bigint('leads', { mode: 'number' }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
