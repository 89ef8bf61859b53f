import type { User } from '@wildpath/contract'
import { eq, or } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { users } from './account-tables.ts'

type AmongAdmins = { email: string; plan: User['plan']; isLastAdmin: boolean }

/**
 * A person, and whether the installation would have no admin without them. To be changed or deleted, they are
 * locked with all admins, in one order: two admins cannot demote each other, or both leave, at once.
 */
export async function findAmongAdmins(
  db: Database['db'] | Transaction,
  userId: string,
  lock?: 'update',
): Promise<AmongAdmins | null> {
  const query = db
    .select({ id: users.id, email: users.email, plan: users.plan })
    .from(users)
    .where(or(eq(users.plan, 'admin'), eq(users.id, userId)))
    .orderBy(users.id)
  const people = await (lock === undefined ? query : query.for(lock))
  const user = people.find(({ id }) => id === userId)
  if (user === undefined) return null
  const { email, plan } = user
  return { email, plan, isLastAdmin: plan === 'admin' && people.length === 1 }
}
