import { randomUUID } from 'node:crypto'

import { and, eq, gt, lte, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { bounds } from '../../limits.ts'
import { sessions } from './account-tables.ts'
import { tokenHash } from './token-hash.ts'

/** Sessions by their tokens, of which only hashes are kept. Time is the database's, the same for every process. */
export type SessionRepository = {
  create(session: { userId: string; token: string; userAgent: string | null }): Promise<void>
  findId(token: string): Promise<string | null>
  /** Lets it run on from today; false when that was done within the last day, or when it is over. */
  extend(token: string): Promise<boolean>
  delete(token: string): Promise<void>
}

export function createSessionRepository({ db }: Database): SessionRepository {
  const isOf = (token: string) =>
    and(eq(sessions.token, tokenHash(token)), gt(sessions.expiresAt, sql`now()`))
  const end = sql`now() + ${`${bounds.accounts.sessionDays} days`}::interval`

  return {
    async create({ userId, token, userAgent }) {
      await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, sql`now()`)))
      await db
        .insert(sessions)
        .values({ id: randomUUID(), token: tokenHash(token), userId, userAgent, expiresAt: end })
    },
    async findId(token) {
      const [row] = await db.select({ id: sessions.id }).from(sessions).where(isOf(token))
      return row?.id ?? null
    },
    async extend(token) {
      const isDue = lte(sessions.expiresAt, sql`${end} - interval '1 day'`)
      const extended = await db
        .update(sessions)
        .set({ expiresAt: end, updatedAt: sql`now()` })
        .where(and(isOf(token), isDue))
        .returning({ id: sessions.id })
      return extended.length > 0
    },
    async delete(token) {
      await db.delete(sessions).where(eq(sessions.token, tokenHash(token)))
    },
  }
}
