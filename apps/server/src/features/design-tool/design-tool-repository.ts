import { and, eq, gt, lt } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
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
  /**
   * The connection as it is when nobody else changes it; what `change` answers is stored. One after
   * another, in all processes: a refresh token works once.
   */
  changeConnection<T>(
    userId: string,
    change: (
      connection: StoredConnection | null,
    ) => Promise<{ tokens?: Pick<StoredConnection, 'sealedTokens' | 'expiresAt'>; answer: T }>,
  ): Promise<T>
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

    findConnection: (userId) => find(db, userId),

    async saveConnection(connection) {
      await db
        .insert(designToolConnections)
        .values(connection)
        .onConflictDoUpdate({ target: designToolConnections.userId, set: connection })
    },

    async deleteConnection(userId) {
      await db.delete(designToolConnections).where(ownedBy(userId))
    },

    changeConnection: (userId, change) =>
      db.transaction(async (transaction) => {
        const { tokens, answer } = await change(await find(transaction, userId, true))
        if (tokens)
          await transaction.update(designToolConnections).set(tokens).where(ownedBy(userId))
        return answer
      }),
  }
}

async function find(
  database: Database['db'] | Transaction,
  userId: string,
  isLocked = false,
): Promise<StoredConnection | null> {
  const query = database
    .select()
    .from(designToolConnections)
    .where(eq(designToolConnections.userId, userId))
  const [row] = await (isLocked ? query.for('update') : query)
  return row ?? null
}
