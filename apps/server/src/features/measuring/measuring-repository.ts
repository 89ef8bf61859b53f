import { eq } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { measuringAccounts } from './measuring-tables.ts'

export type StoredMeasuring = typeof measuringAccounts.$inferSelect

export type MeasuringRepository = {
  find(userId: string): Promise<StoredMeasuring | null>
  save(stored: StoredMeasuring): Promise<void>
}

export function createMeasuringRepository({ db }: Pick<Database, 'db'>): MeasuringRepository {
  return {
    async find(userId) {
      const [row] = await db
        .select()
        .from(measuringAccounts)
        .where(eq(measuringAccounts.userId, userId))
      return row ?? null
    },

    async save(stored) {
      await db
        .insert(measuringAccounts)
        .values(stored)
        .onConflictDoUpdate({ target: measuringAccounts.userId, set: stored })
    },
  }
}
