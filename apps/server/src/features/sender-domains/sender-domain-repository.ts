import { and, asc, eq, lte } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { senderDomains } from './sender-domain-tables.ts'

export type StoredSender = typeof senderDomains.$inferSelect
type Changes = Partial<Omit<StoredSender, 'userId' | 'claimId'>>

export type SenderDomainRepository = {
  find(userId: string): Promise<StoredSender | null>
  /** Takes the place of the one before. */
  save(sender: StoredSender): Promise<void>
  /** Null when it is another one by now, or gone; `write` joins the transaction. */
  update(
    seen: Pick<StoredSender, 'userId' | 'claimId'>,
    changes: Changes,
    write?: (transaction: Transaction) => Promise<void>,
  ): Promise<StoredSender | null>
  delete(userId: string): Promise<void>
  /** Those that are to be looked at, the one that waits longest first. */
  listDue(now: Date, limit: number): Promise<StoredSender[]>
}

export function createSenderDomainRepository({ db }: Pick<Database, 'db'>): SenderDomainRepository {
  return {
    async find(userId) {
      const [row] = await db.select().from(senderDomains).where(eq(senderDomains.userId, userId))
      return row ?? null
    },

    async save(sender) {
      await db
        .insert(senderDomains)
        .values(sender)
        .onConflictDoUpdate({ target: senderDomains.userId, set: sender })
    },

    update({ userId, claimId }, changes, write) {
      return db.transaction(async (transaction) => {
        const [row] = await transaction
          .update(senderDomains)
          .set(changes)
          .where(and(eq(senderDomains.userId, userId), eq(senderDomains.claimId, claimId)))
          .returning()
        if (row !== undefined) await write?.(transaction)
        return row ?? null
      })
    },

    async delete(userId) {
      await db.delete(senderDomains).where(eq(senderDomains.userId, userId))
    },

    listDue(now, limit) {
      return db
        .select()
        .from(senderDomains)
        .where(lte(senderDomains.nextCheckAt, now))
        .orderBy(asc(senderDomains.nextCheckAt), asc(senderDomains.userId))
        .limit(limit)
    },
  }
}
