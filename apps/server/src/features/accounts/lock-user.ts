import { eq } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import { users } from './account-tables.ts'

/**
 * Whatever changes a person's password, sessions or mailed links locks their row first, so that two such
 * transactions neither overtake nor wait for each other. 'share' is for what relies on the password only.
 */
export async function lockUser(
  transaction: Transaction,
  userId: string,
  strength: 'share' | 'no key update',
): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for(strength)
}
