import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const owner = () => text('user_id').references(() => users.id, { onDelete: 'cascade' })

/** The key that a person's authenticator app shares with us. */
export const authenticatorApps = pgTable('authenticator_apps', {
  userId: owner().primaryKey(),
  sealedKey: text('sealed_key').notNull(),
  /** Null until the app has shown a first code; until then the key is good for nothing. */
  confirmedAt: time('confirmed_at'),
  /** The 30 seconds whose code was used last: neither that code nor an older one is good again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: time('created_at').notNull(),
})

/** Each is good once; what was used is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** Keyed with a secret that the database does not hold. */
    hash: text('hash').primaryKey(),
    userId: owner().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
)

/** The public halves: what proves that somebody has the other half never leaves their device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: owner().notNull(),
    /** The name that the person gave it. */
    name: text('name').notNull(),
    /** The authenticator's own, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as it says; one that says less than before was copied. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId, table.createdAt)],
)

/** What a browser is to sign with a passkey; each is good once, in the browser that asked for it. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** Of the cookie in that browser. */
    tokenHash: text('token_hash').primaryKey(),
    challenge: text('challenge').notNull(),
    /** 'add', 'prove' or 'sign-in': one is not good for another. */
    purpose: text('purpose').notNull(),
    /** Null for whoever signs in without saying who they are. */
    userId: owner(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
)
