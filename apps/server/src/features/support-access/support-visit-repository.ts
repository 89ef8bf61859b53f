import { randomUUIDv7 } from 'node:crypto'

import { type AuditDetails, type SupportAccess, supportVisitMinutes } from '@wildpath/contract'
import { and, desc, eq, gt, isNull, notExists, type SQL, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { bounds } from '../../limits.ts'
import {
  endSupportSession,
  sessions,
  setSupportAccess,
  startSupportSession,
  users,
} from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { supportVisits } from './support-visit-table.ts'

type Person = { id: string; email: string }
type NewVisit = {
  admin: Person & { name: string; sessionId: string }
  user: Person
  reason: string
  now: Date
}

/** Visits of support in people's accounts; every beginning and every end is an entry of the audit log. */
export type SupportVisitRepository = {
  findAccess(userId: string): Promise<SupportAccess>
  /** Taking it back ends a visit at once. */
  setAccess(userId: string, isAllowed: boolean, now: Date): Promise<void>
  /** The token of the visit's session; null where the person does not allow it. */
  start(visit: NewVisit): Promise<string | null>
  /** Adds a write to the audit log under the name of the admin who makes it. */
  recordWrite(visitId: string, details: AuditDetails, now: Date): Promise<void>
  end(visitId: string, now: Date): Promise<void>
  /** Writes down the end of visits whose session is over. */
  closeOver(now: Date): Promise<void>
}

export function createSupportVisitRepository({ db }: Database): SupportVisitRepository {
  return {
    async findAccess(userId) {
      const [[person], visits] = await Promise.all([
        db
          .select({ until: users.supportAccessUntil })
          .from(users)
          .where(and(eq(users.id, userId), gt(users.supportAccessUntil, sql`now()`))),
        db
          .select()
          .from(supportVisits)
          .where(eq(supportVisits.userId, userId))
          .orderBy(desc(supportVisits.startedAt))
          .limit(bounds.accounts.supportVisits),
      ])
      return {
        allowed_until: person?.until?.toISOString() ?? null,
        visits: visits.map(({ id, adminName, reason, startedAt, endedAt }) => ({
          id,
          admin_name: adminName,
          reason,
          started_at: startedAt.toISOString(),
          ended_at: endedAt?.toISOString() ?? null,
        })),
      }
    },

    setAccess: (userId, isAllowed, now) =>
      db.transaction(async (transaction) => {
        await setSupportAccess(transaction, { userId, isAllowed })
        if (isAllowed) return
        const how = 'The person took back their permission'
        await close(transaction, { which: eq(supportVisits.userId, userId), how, now })
      }),

    start: ({ admin, user, reason, now }) =>
      db.transaction(async (transaction) => {
        const visitId = randomUUIDv7()
        const token = await startSupportSession(transaction, {
          visitId,
          userId: user.id,
          adminId: admin.id,
          adminSessionId: admin.sessionId,
        })
        if (token === null) return null
        await transaction.insert(supportVisits).values({
          id: visitId,
          userId: user.id,
          adminId: admin.id,
          adminName: admin.name,
          adminEmail: admin.email,
          reason,
          startedAt: now,
        })
        await recordAudit(transaction, {
          at: now,
          actor: admin,
          action: 'support-visit-started',
          target: { kind: 'user', id: user.id, label: user.email },
          reason,
        })
        return token
      }),

    recordWrite: (visitId, details, now) =>
      db.transaction(async (transaction) => {
        const [visit] = await transaction
          .select({
            actor: { id: supportVisits.adminId, email: supportVisits.adminEmail },
            reason: supportVisits.reason,
            userId: supportVisits.userId,
            email: users.email,
          })
          .from(supportVisits)
          .innerJoin(users, eq(users.id, supportVisits.userId))
          .where(eq(supportVisits.id, visitId))
        if (visit === undefined) throw new Error(`support visit ${visitId} does not exist`)
        await recordAudit(transaction, {
          at: now,
          actor: visit.actor,
          action: 'support-visit-write',
          target: { kind: 'user', id: visit.userId, label: visit.email },
          reason: visit.reason,
          details,
        })
      }),

    end: (visitId, now) =>
      db.transaction(async (transaction) => {
        await endSupportSession(transaction, visitId)
        const how = 'The admin ended the visit'
        await close(transaction, { which: eq(supportVisits.id, visitId), how, now })
      }),

    closeOver: (now) =>
      db.transaction(async (transaction) => {
        const running = transaction
          .select({ id: sessions.id })
          .from(sessions)
          .where(
            and(eq(sessions.supportVisitId, supportVisits.id), gt(sessions.expiresAt, sql`now()`)),
          )
        const how = 'The time was up, or the admin logged out'
        await close(transaction, { which: notExists(running), how, now })
      }),
  }
}

/** Before the person's account goes: the audit log tells the end of whoever was in it. */
export function closeVisitsOf(transaction: Transaction, userId: string, now: Date): Promise<void> {
  const how = 'The account was deleted'
  return close(transaction, { which: eq(supportVisits.userId, userId), how, now })
}

async function close(
  transaction: Transaction,
  { which, how, now }: { which: SQL; how: string; now: Date },
): Promise<void> {
  const latest = sql`${supportVisits.startedAt} + ${`${supportVisitMinutes} minutes`}::interval`
  const closed = await transaction
    .update(supportVisits)
    .set({ endedAt: sql`least(${now.toISOString()}::timestamptz, ${latest})` })
    .where(and(isNull(supportVisits.endedAt), which))
    .returning()
  for (const { adminId, adminEmail, userId } of closed) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other on one connection
    const [person] = await transaction
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId))
    // oxlint-disable-next-line no-await-in-loop -- as above
    await recordAudit(transaction, {
      at: now,
      actor: { id: adminId, email: adminEmail },
      action: 'support-visit-ended',
      target: { kind: 'user', id: userId, label: person?.email ?? userId },
      reason: how,
    })
  }
}
