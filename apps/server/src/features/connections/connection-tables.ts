import { boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'

export const serviceKeys = ['design-tool', 'social-ads', 'search-ads'] as const
/** A kind of outside service in which people have accounts of their own. */
export type ServiceKey = (typeof serviceKeys)[number]

/** The services as people know them. */
export const serviceNames = {
  'design-tool': 'Canva',
  'social-ads': 'Facebook',
  'search-ads': 'Google Ads',
} as const satisfies Record<ServiceKey, string>

/** What people allowed at outside services. */
export const serviceConnections = pgTable(
  'service_connections',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    service: text('service', { enum: serviceKeys }).notNull(),
    /** Made with a demo account of this installation: it is none where the service itself is connected. */
    isDemo: boolean('is_demo').notNull().default(false),
    accountName: text('account_name'),
    /** The tokens, sealed; null once the service no longer accepts them. */
    sealedTokens: text('sealed_tokens'),
    /** Of the access token. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    connectedAt: timestamp('connected_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.service] })],
)

/** Ways to an outside service from which nobody has come back yet; each is good once. */
export const serviceSignIns = pgTable(
  'service_sign_ins',
  {
    /** A hash: what travels through the browser is nowhere else. */
    stateHash: text('state_hash').primaryKey(),
    service: text('service', { enum: serviceKeys }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A hash of the session that set out. */
    sessionHash: text('session_hash').notNull(),
    sealedVerifier: text('sealed_verifier').notNull(),
    returnTo: text('return_to'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('service_sign_ins_user').on(table.userId)],
)
