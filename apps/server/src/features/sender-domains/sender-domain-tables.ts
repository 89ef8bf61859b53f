import type { DomainStatus } from '@wildpath/contract'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'
import type { SenderReport } from './mail-dns/sender-report.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

/**
 * The domains that owners' emails come from, one an owner. Several may name the same one: whose key stands in the
 * DNS has proved that it is theirs.
 */
export const senderDomains = pgTable(
  'sender_domains',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Another one each time that a domain is entered, so that a check of the one before writes nothing. */
    claimId: uuid('claim_id').notNull(),
    address: text('address').notNull(),
    /** In lower-case ASCII. */
    domain: text('domain').notNull(),
    selector: text('selector').notNull(),
    /** In base64, as the record has it. */
    publicKey: text('public_key').notNull(),
    /** Sealed with the secret of the installation. */
    sealedKey: text('sealed_key').notNull(),
    status: text('status').$type<DomainStatus>().notNull(),
    /** Of the newest check. */
    report: jsonb('report').$type<SenderReport>(),
    /** Checks in a row that found it not right, which the pauses grow with. */
    checks: integer('checks').notNull().default(0),
    checkedAt: time('checked_at'),
    /** Null when it is not checked by itself. */
    nextCheckAt: time('next_check_at'),
    /** Since when it is looked for: checks by themselves end some time after. */
    soughtSince: time('sought_since').notNull(),
    /** Since when a verified one is broken. */
    brokenSince: time('broken_since'),
  },
  (table) => [index('sender_domains_next_check').on(table.nextCheckAt)],
)
