import { type Suppression, toAddressKey } from '@wildpath/contract'
import { and, desc, eq, ne, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { users } from '../accounts/index.ts'
import { funnels, isOwnedBy, writtenLanguage } from '../funnels/index.ts'
import { suppressions } from './follow-up-tables.ts'
import type { Unsubscription } from './unsubscribe-token.ts'

export type SuppressionRepository = {
  /** Newest first. */
  list(userId: string): Promise<Suppression[]>
  /** An address that is on the list already stays there for the reason it has. */
  add(userId: string, email: string, now: Date): Promise<void>
  /** False when it is not there, or when the person unsubscribed themselves. */
  remove(userId: string, email: string): Promise<boolean>
  /** Whether the person asked for it themselves. */
  isUnsubscribed(userId: string, email: string): Promise<boolean>
  /** For good, whatever stood there before; nothing to do when the owner is gone. */
  unsubscribe(unsubscription: Unsubscription, now: Date): Promise<void>
  /** Null when the funnel is gone, or is not this person's. */
  findBusiness(sender: Omit<Unsubscription, 'email'>): Promise<WritingBusiness | null>
}

/** The name that readers know a sender by, and the tag of the language that it writes in. */
export type WritingBusiness = { name: string; language: string }

export function createSuppressionRepository({ db }: Pick<Database, 'db'>): SuppressionRepository {
  return {
    async list(userId) {
      const rows = await db
        .select()
        .from(suppressions)
        .where(eq(suppressions.userId, userId))
        .orderBy(desc(suppressions.createdAt), suppressions.email)
      return rows.map(({ email, reason, createdAt }) => ({
        email,
        reason,
        created_at: createdAt.toISOString(),
      }))
    },

    async add(userId, email, now) {
      await db
        .insert(suppressions)
        .values({ userId, email: toAddressKey(email), reason: 'added', createdAt: now })
        .onConflictDoNothing()
    },

    async remove(userId, email) {
      const removed = await db
        .delete(suppressions)
        .where(
          and(
            eq(suppressions.userId, userId),
            eq(suppressions.email, toAddressKey(email)),
            ne(suppressions.reason, 'unsubscribed'),
          ),
        )
        .returning({ email: suppressions.email })
      return removed.length > 0
    },

    async isUnsubscribed(userId, email) {
      const [found] = await db
        .select({ reason: suppressions.reason })
        .from(suppressions)
        .where(and(eq(suppressions.userId, userId), eq(suppressions.email, toAddressKey(email))))
      return found?.reason === 'unsubscribed'
    },

    async unsubscribe({ userId, email }, now) {
      await db
        .insert(suppressions)
        .select(
          db
            .select({
              userId: users.id,
              email: sql<string>`${toAddressKey(email)}`.as('email'),
              reason: sql<Suppression['reason']>`'unsubscribed'`.as('reason'),
              createdAt: sql<Date>`${now.toISOString()}::timestamptz`.as('created_at'),
            })
            .from(users)
            .where(eq(users.id, userId)),
        )
        .onConflictDoUpdate({
          target: [suppressions.userId, suppressions.email],
          set: { reason: 'unsubscribed' },
        })
    },

    async findBusiness({ funnelId, userId }) {
      const [row] = await db
        .select({ businessInfo: funnels.businessInfo, language: writtenLanguage })
        .from(funnels)
        .where(isOwnedBy(userId, funnelId))
      return row === undefined
        ? null
        : { name: row.businessInfo.business_name, language: row.language }
    },
  }
}

/** After the mail server said that there is nobody at this address. */
export async function suppressBounced(
  transaction: Transaction,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  await transaction
    .insert(suppressions)
    .values({ userId, email, reason: 'bounced', createdAt: now })
    .onConflictDoNothing()
}
