import { and, eq, gt, lt, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { designToolConnections, designToolSignIns } from './design-tool-tables.ts'

export type StoredConnection = typeof designToolConnections.$inferSelect
export type StoredSignIn = typeof designToolSignIns.$inferSelect

export type DesignToolRepository = {
  addSignIn(signIn: StoredSignIn): Promise<void>
  /** It is gone afterwards. Null when there is none, it is over, or it belongs to another session. */
  takeSignIn(
    key: Pick<StoredSignIn, 'stateHash' | 'userId' | 'sessionHash'>,
    now: Date,
  ): Promise<StoredSignIn | null>
  /** Forgets ways from which nobody came back in time. */
  deleteSignInsBefore(now: Date): Promise<void>
  findConnection(userId: string): Promise<StoredConnection | null>
  saveConnection(connection: StoredConnection): Promise<void>
  deleteConnection(userId: string): Promise<void>
  /** False when the tokens are not those of `seen` any more: nothing is written then. */
  replaceTokens(
    seen: StoredConnection,
    tokens: Pick<StoredConnection, 'sealedTokens' | 'expiresAt'>,
  ): Promise<boolean>
}

export function createDesignToolRepository({ db }: Database): DesignToolRepository {
  const ownedBy = (userId: string) => eq(designToolConnections.userId, userId)

  return {
    async addSignIn(signIn) {
      await db.insert(designToolSignIns).values(signIn)
    },

    async takeSignIn({ stateHash, userId, sessionHash }, now) {
      const [row] = await db
        .delete(designToolSignIns)
        .where(
          and(
            eq(designToolSignIns.stateHash, stateHash),
            eq(designToolSignIns.userId, userId),
            eq(designToolSignIns.sessionHash, sessionHash),
            gt(designToolSignIns.expiresAt, now),
          ),
        )
        .returning()
      return row ?? null
    },

    async deleteSignInsBefore(now) {
      await db.delete(designToolSignIns).where(lt(designToolSignIns.expiresAt, now))
    },

    async findConnection(userId) {
      const [row] = await db.select().from(designToolConnections).where(ownedBy(userId))
      return row ?? null
    },

    async saveConnection(connection) {
      await db
        .insert(designToolConnections)
        .values(connection)
        .onConflictDoUpdate({ target: designToolConnections.userId, set: connection })
    },

    async deleteConnection(userId) {
      await db.delete(designToolConnections).where(ownedBy(userId))
    },

    async replaceTokens({ userId, sealedTokens }, tokens) {
      const isSeen = sql`${designToolConnections.sealedTokens} is not distinct from ${sealedTokens}`
      const rows = await db
        .update(designToolConnections)
        .set(tokens)
        .where(and(ownedBy(userId), isSeen))
        .returning({ userId: designToolConnections.userId })
      return rows.length > 0
    },
  }
}
