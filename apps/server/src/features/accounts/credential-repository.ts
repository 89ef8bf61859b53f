import { randomUUID } from 'node:crypto'

import { and, eq, gt, like, lte, ne, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { passwords, sessions, users, verifications } from './account-tables.ts'
import { lockUser } from './lock-user.ts'
import { tokenHash } from './token-hash.ts'

type Replacement = {
  userId: string
  /** Of the password that was confirmed. */
  confirmedHash: string
  passwordHash: string
  /** The session that goes on; all others end. */
  keptSessionId: string
}
type Verification = { userId: string; token: string; now: Date; expiresAt: Date }

/** What proves who somebody is: password hashes, and the tokens that were mailed. */
export type CredentialRepository = {
  /** Null when the person has no password. */
  findPasswordHash(userId: string): Promise<string | null>
  /**
   * Sets the password, ends the other sessions and voids every reset link, all or nothing; false when the
   * password is no longer the one that was confirmed.
   */
  replacePassword(replacement: Replacement): Promise<boolean>
  /** Links that were sent before stay good. */
  addResetToken(reset: Omit<Verification, 'now'>): Promise<void>
  /** Whether the token is good. */
  isResetToken(token: string, now: Date): Promise<boolean>
  /**
   * Sets the password, ends every session and voids every reset link of the person, all or nothing;
   * answers whose it was, or null when the token is not good.
   */
  redeemResetToken(reset: {
    token: string
    passwordHash: string
    now: Date
  }): Promise<string | null>
  /** Links that were sent before stay good: people open the first of two emails as well. */
  addVerification(verification: Verification): Promise<void>
  /** Marks the address as verified and voids the person's other links; false when the token is not good. */
  redeemVerification(token: string, now: Date): Promise<boolean>
}

export function createCredentialRepository({ db }: Database): CredentialRepository {
  const areOf = (userId: string, identifier: string) =>
    and(eq(verifications.value, userId), like(verifications.identifier, identifier))

  return {
    async findPasswordHash(userId) {
      const [row] = await db
        .select({ hash: passwords.hash })
        .from(passwords)
        .where(eq(passwords.userId, userId))
      return row?.hash ?? null
    },

    replacePassword: ({ userId, confirmedHash, passwordHash, keptSessionId }) =>
      db.transaction(async (transaction) => {
        await lockUser(transaction, userId, 'no key update')
        const changed = await transaction
          .update(passwords)
          .set({ hash: passwordHash, updatedAt: sql`now()` })
          .where(and(eq(passwords.userId, userId), eq(passwords.hash, confirmedHash)))
          .returning({ userId: passwords.userId })
        if (changed.length === 0) return false
        await transaction
          .delete(sessions)
          .where(and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId)))
        await transaction.delete(verifications).where(areOf(userId, resetIdentifier('%')))
        return true
      }),

    async addResetToken({ userId, token, expiresAt }) {
      const identifier = resetIdentifier(tokenHash(token))
      await db
        .insert(verifications)
        .values({ id: randomUUID(), identifier, value: userId, expiresAt })
    },

    async isResetToken(token, now) {
      const [row] = await db
        .select({ id: verifications.id })
        .from(verifications)
        .where(isGood(resetIdentifier(tokenHash(token)), now))
      return row !== undefined
    },

    redeemResetToken: ({ token, passwordHash, now }) =>
      db.transaction(async (transaction) => {
        const userId = await redeem(transaction, resetIdentifier(tokenHash(token)), now)
        if (userId === null) return null
        const changed = await transaction
          .update(passwords)
          .set({ hash: passwordHash, updatedAt: sql`now()` })
          .where(eq(passwords.userId, userId))
          .returning({ userId: passwords.userId })
        if (changed.length === 0) return null
        await transaction.delete(sessions).where(eq(sessions.userId, userId))
        await transaction.delete(verifications).where(areOf(userId, resetIdentifier('%')))
        return userId
      }),

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
        const [link] = await transaction
          .select({
            userId: users.id,
            isVerified: users.emailVerified,
            expiresAt: verifications.expiresAt,
          })
          .from(verifications)
          .innerJoin(users, eq(users.id, verifications.value))
          .where(eq(verifications.identifier, emailIdentifier(tokenHash(token))))
        if (link === undefined) return false
        // The person may open the link again, or a mail scanner may have pressed the button first.
        if (link.isVerified) return true
        if (link.expiresAt <= now) return false
        const verified = await transaction
          .update(users)
          .set({ emailVerified: true, updatedAt: sql`now()` })
          .where(eq(users.id, link.userId))
          .returning({ id: users.id })
        return verified.length > 0
      }),
  }
}

/** Whose token it was; null when it is not good. Of the links of one person only one is opened at a time. */
async function redeem(
  transaction: Transaction,
  identifier: string,
  now: Date,
): Promise<string | null> {
  const [found] = await transaction
    .select({ userId: verifications.value })
    .from(verifications)
    .where(isGood(identifier, now))
  if (found === undefined) return null
  await lockUser(transaction, found.userId, 'no key update')
  const redeemed = await transaction
    .delete(verifications)
    .where(isGood(identifier, now))
    .returning({ id: verifications.id })
  return redeemed.length > 0 ? found.userId : null
}

function isGood(identifier: string, now: Date) {
  return and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now))
}

function resetIdentifier(hash: string): string {
  return `reset-password-hash:${hash}`
}

function emailIdentifier(hash: string): string {
  return `verify-email:${hash}`
}
