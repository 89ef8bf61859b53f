import { randomBytes, randomUUID } from 'node:crypto'

import { supportAccessDays, supportVisitMinutes } from '@wildpath/contract'
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import { sessions, users } from './account-tables.ts'
import { tokenHash } from './token-hash.ts'

type NewVisit = {
  visitId: string
  userId: string
  adminId: string
  /** The admin's own session. */
  adminSessionId: string
}

/** A session of the person for a visit of support; answers its token, null where the person does not allow it. */
export async function startSupportSession(
  transaction: Transaction,
  { visitId, userId, adminId, adminSessionId }: NewVisit,
): Promise<string | null> {
  const [person] = await transaction
    .select({ until: users.supportAccessUntil })
    .from(users)
    .where(and(eq(users.id, userId), gt(users.supportAccessUntil, sql`now()`)))
    .for('share')
  if (person === undefined) return null
  const token = randomBytes(24).toString('base64url')
  await transaction.insert(sessions).values({
    id: randomUUID(),
    token: tokenHash(token),
    userId,
    supportVisitId: visitId,
    adminId,
    adminSessionId,
    expiresAt: sql`least(now() + ${`${supportVisitMinutes} minutes`}::interval, ${person.until})`,
  })
  return token
}

export async function endSupportSession(transaction: Transaction, visitId: string): Promise<void> {
  await transaction.delete(sessions).where(eq(sessions.supportVisitId, visitId))
}

/** For some days from now; taking it back ends the session of a visit. */
export async function setSupportAccess(
  transaction: Transaction,
  { userId, isAllowed }: { userId: string; isAllowed: boolean },
): Promise<void> {
  const until = isAllowed ? sql`now() + ${`${supportAccessDays} days`}::interval` : null
  await transaction.update(users).set({ supportAccessUntil: until }).where(eq(users.id, userId))
  if (isAllowed) return
  await transaction
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.supportVisitId)))
}
