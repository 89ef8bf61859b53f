import type { PlanKey, User } from '@wildpath/contract'
import { and, eq, like, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { users, verifications } from './account-tables.ts'

export type AccountRepository = {
  /** Rejects with the database's own error when it cannot be reached. */
  ping(): Promise<void>
  findUser(id: string): Promise<User | null>
  findIdByEmail(email: string): Promise<string | null>
  /** Whose reset token this is, while it is good. */
  findResetOwner(token: string): Promise<string | null>
  /** Voids every reset link the person was ever sent. */
  forgetResetTokens(userId: string): Promise<void>
  /** False when nobody has this address. */
  setPlan(email: string, plan: PlanKey): Promise<boolean>
}

export function createAccountRepository({ db }: Database): AccountRepository {
  return {
    async ping() {
      await db.execute(sql`select 1`)
    },
    async findUser(id) {
      const [row] = await db.select().from(users).where(eq(users.id, id))
      return row === undefined ? null : presentUser(row)
    },
    async findIdByEmail(email) {
      const [row] = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.email, email.toLowerCase()))
      return row?.id ?? null
    },
    async findResetOwner(token) {
      const [row] = await db
        .select({ userId: verifications.value })
        .from(verifications)
        .where(eq(verifications.identifier, resetIdentifier(token)))
      return row?.userId ?? null
    },
    async forgetResetTokens(userId) {
      await db
        .delete(verifications)
        .where(
          and(
            eq(verifications.value, userId),
            like(verifications.identifier, resetIdentifier('%')),
          ),
        )
    },
    async setPlan(email, plan) {
      const changed = await db
        .update(users)
        .set({ plan, updatedAt: new Date() })
        .where(eq(users.email, email.toLowerCase()))
        .returning({ id: users.id })
      return changed.length > 0
    },
  }
}

/** How the auth library names a reset token in its table. */
function resetIdentifier(token: string): string {
  return `reset-password:${token}`
}

function presentUser(row: typeof users.$inferSelect): User {
  return {
    id: row.id,
    email: row.email,
    full_name: row.name,
    avatar_url: row.image,
    plan: row.plan,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}
