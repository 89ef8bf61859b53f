import { inArray } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { err, ok, type Result } from '../../result.ts'
import { findAmongAdmins, isAnAdmin, users } from '../accounts/index.ts'

/**
 * Whether an account may be deleted. It is asked before anything is ended elsewhere, and again with 'update'
 * in the transaction that deletes: the person is locked then, and stays what they are until it ends.
 */
export type DeletionRule = (
  db: Database['db'] | Transaction,
  userId: string,
  lock?: 'update',
) => Promise<Result<null>>

/** Everybody may leave, but the last admin: nobody could make another one in the product. */
export const mayLeave: DeletionRule = async (db, userId, lock) => {
  const person = await findAmongAdmins(db, userId, lock)
  if (person === null) return err({ code: 'person-not-found' })
  return person.isLastAdmin ? err({ code: 'last-admin' }) : ok(null)
}

/** Admins delete everybody but admins, for as long as they are admins themselves. */
export function mayBeDeletedBy(adminId: string): DeletionRule {
  return async (db, userId, lock) => {
    // Locked first and read afterwards: what was committed while this waited has to be seen.
    await findAmongAdmins(db, userId, lock)
    const people = await db
      .select({ id: users.id, isAdmin: isAnAdmin })
      .from(users)
      .where(inArray(users.id, [userId, adminId]))
    const person = people.find(({ id }) => id === userId)
    if (people.find(({ id }) => id === adminId)?.isAdmin !== true) {
      return err({ code: 'admins-only' })
    }
    if (person === undefined) return err({ code: 'person-not-found' })
    return person.isAdmin ? err({ code: 'admin-not-deletable' }) : ok(null)
  }
}
