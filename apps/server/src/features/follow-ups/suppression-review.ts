import { type ReviewedSuppression, toAddressKey, type User } from '@wildpath/contract'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { bounds } from '../../limits.ts'
import { users } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { suppressions } from './follow-up-tables.ts'

type Lift = { admin: User; ownerId: string; email: string; reason: string; at: Date }

/** What admins see of everybody's suppressions, and the one thing that they may do. */
export type SuppressionReview = {
  /** Newest first; `next` is the cursor of the following page. Null when `before` is no such cursor. */
  list(query: {
    email?: string | undefined
    before?: string | undefined
  }): Promise<{ suppressions: ReviewedSuppression[]; next: string | null } | null>
  /** False when the address is not there because of a bounce. */
  lift(lift: Lift): Promise<boolean>
}

export function createSuppressionReview({ db }: Pick<Database, 'db'>): SuppressionReview {
  const { createdAt, userId, email: address } = suppressions

  return {
    async list({ email, before }) {
      const limit = bounds.lists.suppressionsForReview
      const isOlder = before === undefined ? undefined : isBefore(before)
      if (isOlder === null) return null
      const rows = await db
        .select({ suppression: suppressions, ownerEmail: users.email })
        .from(suppressions)
        .innerJoin(users, eq(users.id, userId))
        .where(
          and(
            email === undefined || email === '' ? undefined : eq(address, toAddressKey(email)),
            isOlder,
          ),
        )
        .orderBy(desc(createdAt), desc(userId), desc(address))
        .limit(limit + 1)
      const shown = rows.slice(0, limit).map(({ suppression, ownerEmail }) => ({
        owner_id: suppression.userId,
        owner_email: ownerEmail,
        email: suppression.email,
        reason: suppression.reason,
        created_at: suppression.createdAt.toISOString(),
      }))
      return { suppressions: shown, next: rows.length > limit ? cursorOf(shown.at(-1)) : null }
    },

    lift: ({ admin, ownerId, email, reason, at }) =>
      db.transaction(async (transaction) => {
        const lifted = await transaction
          .delete(suppressions)
          .where(
            and(
              eq(userId, ownerId),
              eq(address, toAddressKey(email)),
              eq(suppressions.reason, 'bounced'),
            ),
          )
          .returning({ email: address })
        if (lifted.length === 0) return false
        await recordAudit(transaction, {
          at,
          actor: admin,
          action: 'suppression-lifted',
          target: { kind: 'user', id: ownerId, label: await emailOf(transaction, ownerId) },
          reason,
          details: { address: toAddressKey(email) },
        })
        return true
      }),
  }
}

async function emailOf(transaction: Transaction, id: string): Promise<string> {
  const [owner] = await transaction
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, id))
  return owner?.email ?? id
}

/** Neither a person's id nor an address has a space. */
function cursorOf(last: ReviewedSuppression | undefined): string | null {
  return last === undefined ? null : `${last.created_at} ${last.owner_id} ${last.email}`
}

/** Null for what nobody here wrote. */
function isBefore(cursor: string): SQL | null {
  const [at = '', owner, email, ...rest] = cursor.split(' ')
  if (owner === undefined || email === undefined || rest.length > 0) return null
  if (Number.isNaN(Date.parse(at))) return null
  return sql`(${suppressions.createdAt}, ${suppressions.userId}, ${suppressions.email})
    < (${new Date(at).toISOString()}::timestamptz, ${owner}, ${email})`
}
