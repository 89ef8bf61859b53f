import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import { users } from './account-tables.ts'
import { isAnAdmin } from './is-an-admin.ts'

/**
 * Whether an admin who acts is one still. Asked in the transaction of the act after `findAmongAdmins` has locked all
 * admins there: a request that was let in before they were demoted does nothing afterwards.
 */
export async function isStillAdmin(transaction: Transaction, adminId: string): Promise<boolean> {
  const found = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, adminId), isAnAdmin))
  return found.length > 0
}
