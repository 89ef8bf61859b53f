import type { User } from '@wildpath/contract'
import { and, eq, ne } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import { users } from './account-tables.ts'

/** Null when mail arrives at the person's address. */
export async function setEmailProblem(
  transaction: Transaction,
  userId: string,
  problem: string | null,
): Promise<void> {
  await transaction.update(users).set({ emailProblem: problem }).where(eq(users.id, userId))
}

/** Whatever plan it was, 'admin' included. */
export async function assignPlan(
  transaction: Transaction,
  userId: string,
  { plan, now }: { plan: User['plan']; now: Date },
): Promise<void> {
  await transaction.update(users).set({ plan, updatedAt: now }).where(eq(users.id, userId))
}

/** Admins stay what they are. */
export async function setPlan(
  transaction: Transaction,
  userId: string,
  { plan, now }: { plan: User['plan']; now: Date },
): Promise<void> {
  await transaction
    .update(users)
    .set({ plan, updatedAt: now })
    .where(and(eq(users.id, userId), ne(users.plan, 'admin'), ne(users.plan, plan)))
}
