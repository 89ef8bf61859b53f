import { randomUUID } from 'node:crypto'

import type { FactorKind } from '@wildpath/contract'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { bounds } from '../../limits.ts'
import { passwords, sessions } from './account-tables.ts'
import { lockUser } from './lock-user.ts'
import { tokenHash } from './token-hash.ts'

type NewSession = {
  userId: string
  /** Of the password that let the person in. */
  passwordHash: string
  /** How the second step was passed; null where there was none. */
  secondFactor: FactorKind | null
  token: string
  userAgent: string | null
}

/** Sessions by their tokens, of which only hashes are kept. Time is the database's, the same for every process. */
export type SessionRepository = {
  /** False when the password is no longer the one that let the person in. */
  create(session: NewSession): Promise<boolean>
  /**
   * Lets it run on from today; false when that was done within the last day, when it is over, or when it is a
   * visit of support, which ends when it was to end.
   */
  extend(token: string): Promise<boolean>
  delete(token: string): Promise<void>
}

export function createSessionRepository({ db }: Database): SessionRepository {
  const isOf = (token: string) =>
    and(eq(sessions.token, tokenHash(token)), gt(sessions.expiresAt, sql`now()`))
  const end = sql`now() + ${`${bounds.accounts.sessionDays} days`}::interval`

  return {
    create: ({ userId, passwordHash, secondFactor, token, userAgent }) =>
      db.transaction(async (transaction) => {
        await lockUser(transaction, userId, 'share')
        const isOpenedBy = and(eq(passwords.userId, userId), eq(passwords.hash, passwordHash))
        const opened = await transaction
          .select({ userId: passwords.userId })
          .from(passwords)
          .where(isOpenedBy)
        if (opened.length === 0) return false
        await transaction
          .delete(sessions)
          .where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, sql`now()`)))
        await transaction.insert(sessions).values({
          id: randomUUID(),
          token: tokenHash(token),
          userId,
          userAgent,
          secondFactor,
          secondFactorAt: secondFactor && sql`now()`,
          expiresAt: end,
        })
        return true
      }),
    async extend(token) {
      const isDue = lte(sessions.expiresAt, sql`${end} - interval '1 day'`)
      const extended = await db
        .update(sessions)
        .set({ expiresAt: end, updatedAt: sql`now()` })
        .where(and(isOf(token), isDue, isNull(sessions.supportVisitId)))
        .returning({ id: sessions.id })
      return extended.length > 0
    },
    async delete(token) {
      await db.delete(sessions).where(eq(sessions.token, tokenHash(token)))
    },
  }
}

/** After a factor was set up in this session, which shows that it is there. */
export async function markSecondStep(
  transaction: Transaction,
  { sessionId, kind }: { sessionId: string; kind: FactorKind },
): Promise<void> {
  await transaction
    .update(sessions)
    .set({ secondFactor: kind, secondFactorAt: sql`now()` })
    .where(eq(sessions.id, sessionId))
}

/** What was passed with a second factor that is no longer there. */
export async function forgetSecondSteps(transaction: Transaction, userId: string): Promise<void> {
  await transaction
    .update(sessions)
    .set({ secondFactor: null, secondFactorAt: null })
    .where(eq(sessions.userId, userId))
}
