import type { Device, Lead, LeadStatus, MeasuringConsent } from '@wildpath/contract'
import type { ContactPlatform } from '@wildpath/page/render'
import { isNotNull, sql } from 'drizzle-orm'
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

import { funnels } from '../funnels/index.ts'

/** Of the visit that a lead came from, with the visitor's consent. */
export type MeasuringSignals = {
  /** When the form was sent, in ISO 8601. */
  at: string
  sourceUrl: string
  clientIp: string
  userAgent: string
  /** Meta's names for the browser and for the click on an ad. */
  fbp: string | null
  fbc: string | null
  /** Google's name for the click. */
  gclid: string | null
  /** Platforms of which the visitor was told that they get who they are, as hashes. */
  contactGoesTo: ContactPlatform[]
  /** Those that are still to be told. */
  platforms: ContactPlatform[]
}

export const leads = pgTable(
  'leads',
  {
    funnelId: uuid('funnel_id')
      .notNull()
      .references(() => funnels.id, { onDelete: 'cascade' }),
    /** UUID version 7: its order is the order of arrival. */
    id: uuid('id').notNull(),
    /** The same answers to the same funnel's form are one lead. */
    fingerprint: text('fingerprint').notNull(),
    values: jsonb('values').$type<Lead['values']>().notNull(),
    /** The answers and the note in lower case, a line each: what a search looks through; empty while quarantined. */
    searchText: text('search_text').notNull().default(''),
    /** The first answer that is an email address, normalized by `toAddressKey`. */
    email: text('email'),
    status: text('status').$type<LeadStatus>().notNull().default('new'),
    note: text('note').notNull().default(''),
    /** When the owner first moved it on from 'new' or marked it answered. */
    firstResponseAt: timestamp('first_response_at', { withTimezone: true }),
    /** When the owner marked that the person wrote back. */
    repliedAt: timestamp('replied_at', { withTimezone: true }),
    /** Where the visit came from; null for a direct one. */
    source: text('source'),
    device: text('device').$type<Device>(),
    /** What the visitor decided about ad platforms; null where the page did not ask. */
    measuringConsent: text('measuring_consent').$type<NonNullable<MeasuringConsent>>(),
    /** What platforms may hear of who agreed, until they have heard of it. */
    measuringSignals: jsonb('measuring_signals').$type<MeasuringSignals>(),
    quarantineReason: text('quarantine_reason').$type<'honeypot' | 'rate' | 'owner'>(),
    submissions: integer('submissions').notNull().default(1),
    /** How many of them came clean; with the first of these the lead counts and leaves quarantine. */
    cleanSubmissions: integer('clean_submissions').notNull().default(1),
    /** The owner's local day when it arrived, on which it counts even if the zone changes later. */
    day: date('day')
      .notNull()
      .default(sql`(now() at time zone 'utc')::date`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The form sent again after the repeat window is another enquiry by the same lead. */
    enquiries: integer('enquiries').notNull().default(1),
    /** When the latest enquiry was made; the inbox is sorted by it. */
    enquiredAt: timestamp('enquired_at', { withTimezone: true }).notNull().defaultNow(),
    /** The most recent ones before that, oldest first. */
    earlierEnquiries: timestamp('earlier_enquiries', { withTimezone: true })
      .array()
      .notNull()
      .default(sql`'{}'`),
    lastSubmittedAt: timestamp('last_submitted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.funnelId, table.id] }),
    // For looking one up only. An index in the order of ids would lend itself to reading everybody's leads
    // backwards in search of an owner's newest.
    index('leads_by_id').using('hash', table.id),
    index('leads_inbox').on(table.funnelId, table.enquiredAt, table.id),
    index('leads_quarantined')
      .on(table.funnelId, table.createdAt, table.id)
      .where(isNotNull(table.quarantineReason)),
    // What admins see of everybody's. A search for one owner's cannot take it, for those hold more.
    index('leads_for_review')
      .on(table.id)
      .where(sql`${table.quarantineReason} in ('honeypot', 'rate')`),
    index('leads_with_signals').on(table.createdAt).where(isNotNull(table.measuringSignals)),
    // Who wrote before to the same adventure.
    index('leads_email').on(table.funnelId, table.email).where(isNotNull(table.email)),
    // What advertising brought in the end.
    index('leads_booked')
      .on(table.funnelId, table.source)
      .where(sql`${table.status} = 'booked'`),
    unique('leads_fingerprint').on(table.funnelId, table.fingerprint),
  ],
)
