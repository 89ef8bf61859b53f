import { randomUUID } from 'node:crypto'

import { and, eq, gt, like, lte, ne, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { accounts, sessions, users, verifications } from './account-tables.ts'
import { storedResetIdentifier, storedResetPrefix } from './reset-identifier.ts'
import { tokenHash } from './token-hash.ts'

type Replacement = {
  userId: string
  passwordHash: string
  /** The session that goes on; all others end. */
  keptSessionId: string
}
type Verification = { userId: string; token: string; now: Date; expiresAt: Date }

/** What proves who somebody is: password hashes, and the tokens that were mailed. */
export type CredentialRepository = {
  /** Null when the person has no password. */
  findPasswordHash(userId: string): Promise<string | null>
  /** Sets the password, ends the other sessions and voids every reset link, all or nothing. */
  replacePassword(replacement: Replacement): Promise<void>
  /** Whose reset token this is, while it is good. */
  findResetOwner(token: string): Promise<string | null>
  /** Voids every reset link the person was ever sent. */
  forgetResetTokens(userId: string): Promise<void>
  /** Links that were sent before stay good: people open the first of two emails as well. */
  addVerification(verification: Verification): Promise<void>
  /** Marks the address as verified and voids the person's other links; false when the token is not good. */
  redeemVerification(token: string, now: Date): Promise<boolean>
}

export function createCredentialRepository({ db }: Database): CredentialRepository {
  const isCredentialOf = (userId: string) =>
    and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'))
  const areOf = (userId: string, identifier: string) =>
    and(eq(verifications.value, userId), like(verifications.identifier, identifier))

  return {
    async findPasswordHash(userId) {
      const [row] = await db
        .select({ password: accounts.password })
        .from(accounts)
        .where(isCredentialOf(userId))
      return row?.password ?? null
    },

    replacePassword: ({ userId, passwordHash, keptSessionId }) =>
      db.transaction(async (transaction) => {
        await transaction
          .update(accounts)
          .set({ password: passwordHash, updatedAt: sql`now()` })
          .where(isCredentialOf(userId))
        await transaction
          .delete(sessions)
          .where(and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId)))
        await transaction.delete(verifications).where(areOf(userId, `${storedResetPrefix}%`))
      }),

    async findResetOwner(token) {
      const [row] = await db
        .select({ userId: verifications.value })
        .from(verifications)
        .where(eq(verifications.identifier, storedResetIdentifier(token)))
      return row?.userId ?? null
    },

    async forgetResetTokens(userId) {
      await db.delete(verifications).where(areOf(userId, `${storedResetPrefix}%`))
    },

    async addVerification({ userId, token, now, expiresAt }) {
      await db
        .delete(verifications)
        .where(and(areOf(userId, emailIdentifier('%')), lte(verifications.expiresAt, now)))
      await db.insert(verifications).values({
        id: randomUUID(),
        identifier: emailIdentifier(tokenHash(token)),
        value: userId,
        expiresAt,
      })
    },

    redeemVerification: (token, now) =>
      db.transaction(async (transaction) => {
        const [redeemed] = await transaction
          .delete(verifications)
          .where(
            and(
              eq(verifications.identifier, emailIdentifier(tokenHash(token))),
              gt(verifications.expiresAt, now),
            ),
          )
          .returning({ userId: verifications.value })
        if (redeemed === undefined) return false
        await transaction.delete(verifications).where(areOf(redeemed.userId, emailIdentifier('%')))
        const verified = await transaction
          .update(users)
          .set({ emailVerified: true, updatedAt: sql`now()` })
          .where(eq(users.id, redeemed.userId))
          .returning({ id: users.id })
        return verified.length > 0
      }),
  }
}

function emailIdentifier(hash: string): string {
  return `verify-email:${hash}`
}
