import type { DomainStatus } from '@wildpath/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { funnels } from '../funnels/index.ts'
import type { DomainReport } from './dns-check/domain-report.ts'

/** A domain that led to the page when another one was claimed in its place: it is back when that claim ends. */
export type ReplacedDomain = {
  kind: 'product' | 'custom'
  domain: string
  primaryHost: string
  otherHost: string | null
  token: string
  /** ISO 8601. */
  verifiedAt: string
}

const time = (name: string) => timestamp(name, { withTimezone: true })

/** What an owner wants a funnel's page to be reached at, and how it stands. One a funnel. */
export const domains = pgTable(
  'domains',
  {
    funnelId: uuid('funnel_id')
      .primaryKey()
      .references(() => funnels.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'product' | 'custom'>().notNull(),
    /** As it was entered, in lower-case ASCII. */
    domain: text('domain').notNull(),
    primaryHost: text('primary_host').notNull(),
    /** Of apex and www the one that redirects. */
    otherHost: text('other_host'),
    /** Of this claim alone, so that a record that stayed behind proves nothing for the next one. */
    token: text('token').notNull(),
    status: text('status').$type<DomainStatus>().notNull(),
    /** Of the last check; of a verified domain the last one that anybody answered. */
    report: jsonb('report').$type<DomainReport>(),
    /** Failed checks in a row, which the pauses grow with. */
    checks: integer('checks').notNull().default(0),
    checkedAt: time('checked_at'),
    /** Null when it is not checked by itself. */
    nextCheckAt: time('next_check_at'),
    /** Since when it is claimed: checks by themselves and the claim end some time after. */
    claimedAt: time('claimed_at').notNull(),
    verifiedAt: time('verified_at'),
    /** Since when a verified one leads elsewhere. */
    brokenSince: time('broken_since'),
    /** What it is to take the place of, until it is verified. */
    replaces: jsonb('replaces').$type<ReplacedDomain>(),
  },
  (table) => [
    index('domains_next_check').on(table.nextCheckAt),
    index('domains_claimed')
      .on(table.claimedAt)
      .where(sql`${table.status} <> 'verified'`),
  ],
)

/** `primary` serves the page; the others send visitors there. */
export type HostRole = 'primary' | 'other' | 'former'

/**
 * Every host that belongs to a funnel: at most one funnel each. Claims that came second have no row here until
 * their TXT record is found.
 */
export const siteHosts = pgTable(
  'site_hosts',
  {
    host: text('host').primaryKey(),
    /** Null once the funnel is gone; until `keptUntil` nobody else gets the host without proof. */
    funnelId: uuid('funnel_id').references(() => funnels.id, { onDelete: 'set null' }),
    role: text('role').$type<HostRole>().notNull(),
    /** Whether visitors are served: pages by the primary host, redirects by the others. */
    isVerified: boolean('is_verified').notNull().default(false),
    /** When a former host is free again; null for the others. */
    keptUntil: time('kept_until'),
  },
  (table) => [
    index('site_hosts_funnel').on(table.funnelId),
    index('site_hosts_kept').on(table.keptUntil),
  ],
)
