import { createHmac } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { Reader } from './billing-repository.ts'
import { usedTrials } from './billing-tables.ts'

export type UsedTrials = ReturnType<typeof createUsedTrials>

/**
 * Which addresses have used up their trial, also after their account is gone. The key stays with the
 * installation: without it nobody can tell whether an address is in here.
 */
export function createUsedTrials(instanceSecret: string) {
  const hashOf = (email: string) =>
    createHmac('sha256', instanceSecret)
      .update(`used trial ${email.trim().toLowerCase()}`)
      .digest('hex')

  return {
    async has(db: Reader, email: string): Promise<boolean> {
      const rows = await db
        .select({ usedAt: usedTrials.usedAt })
        .from(usedTrials)
        .where(eq(usedTrials.addressHash, hashOf(email)))
      return rows.length > 0
    },

    async remember(db: Reader, email: string, now: Date): Promise<void> {
      await db
        .insert(usedTrials)
        .values({ addressHash: hashOf(email), usedAt: now })
        .onConflictDoNothing()
    },
  }
}
