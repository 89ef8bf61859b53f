import { count, type SQL, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { funnels } from './funnel-tables.ts'
import { isOwnedBy } from './funnel-visibility.ts'

/** Lets what counts an owner's funnels run one after another. */
export async function lockOwner(transaction: Transaction, userId: string): Promise<void> {
  await transaction.execute(sql`select ${ownerLock(userId)}`)
}

/** The lock itself, for a statement that takes others too. */
export function ownerLock(userId: string): SQL {
  return sql`pg_advisory_xact_lock(hashtextextended(${userId}, 0))`
}

/** How many funnels the plan's limit is held against. */
export async function countOwned(
  database: Pick<Database['db'], 'select'>,
  userId: string,
): Promise<number> {
  const [owned] = await database.select({ count: count() }).from(funnels).where(isOwnedBy(userId))
  return owned?.count ?? 0
}
