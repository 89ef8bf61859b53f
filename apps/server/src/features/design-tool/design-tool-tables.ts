import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'

/** What people allowed at the design tool. */
export const designToolConnections = pgTable('design_tool_connections', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  accountName: text('account_name'),
  /** The tokens, sealed; null once the tool no longer accepts them. */
  sealedTokens: text('sealed_tokens'),
  /** Of the access token. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  connectedAt: timestamp('connected_at', { withTimezone: true }).notNull(),
})

/** Ways to the design tool from which nobody has come back yet; each is good once. */
export const designToolSignIns = pgTable(
  'design_tool_sign_ins',
  {
    /** A hash: what travels through the browser is nowhere else. */
    stateHash: text('state_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A hash of the session that set out. */
    sessionHash: text('session_hash').notNull(),
    sealedVerifier: text('sealed_verifier').notNull(),
    returnTo: text('return_to'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('design_tool_sign_ins_user').on(table.userId)],
)
