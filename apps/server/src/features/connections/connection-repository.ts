import { and, eq, gt, lt, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { serviceConnections, type ServiceKey, serviceSignIns } from './connection-tables.ts'

export type StoredConnection = Omit<typeof serviceConnections.$inferSelect, 'service' | 'isDemo'>
export type StoredSignIn = Omit<typeof serviceSignIns.$inferSelect, 'service'>

/** The connections of all people with one service, or with its demo accounts. */
export type ConnectionRepository = {
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

export function createConnectionRepository(
  { db }: Database,
  service: ServiceKey,
  { isDemo = false }: { isDemo?: boolean } = {},
): ConnectionRepository {
  const ownedBy = (userId: string) =>
    and(
      eq(serviceConnections.userId, userId),
      eq(serviceConnections.service, service),
      eq(serviceConnections.isDemo, isDemo),
    )

  return {
    async addSignIn(signIn) {
      await db.insert(serviceSignIns).values({ ...signIn, service })
    },

    async takeSignIn({ stateHash, userId, sessionHash }, now) {
      const [row] = await db
        .delete(serviceSignIns)
        .where(
          and(
            eq(serviceSignIns.stateHash, stateHash),
            eq(serviceSignIns.service, service),
            eq(serviceSignIns.userId, userId),
            eq(serviceSignIns.sessionHash, sessionHash),
            gt(serviceSignIns.expiresAt, now),
          ),
        )
        .returning()
      return row ?? null
    },

    async deleteSignInsBefore(now) {
      await db.delete(serviceSignIns).where(lt(serviceSignIns.expiresAt, now))
    },

    async findConnection(userId) {
      const [row] = await db.select().from(serviceConnections).where(ownedBy(userId))
      return row ?? null
    },

    async saveConnection(connection) {
      await db
        .insert(serviceConnections)
        .values({ ...connection, service, isDemo })
        .onConflictDoUpdate({
          target: [serviceConnections.userId, serviceConnections.service],
          set: { ...connection, isDemo },
        })
    },

    async deleteConnection(userId) {
      await db.delete(serviceConnections).where(ownedBy(userId))
    },

    async replaceTokens({ userId, sealedTokens }, tokens) {
      const isSeen = sql`${serviceConnections.sealedTokens} is not distinct from ${sealedTokens}`
      const rows = await db
        .update(serviceConnections)
        .set(tokens)
        .where(and(ownedBy(userId), isSeen))
        .returning({ userId: serviceConnections.userId })
      return rows.length > 0
    },
  }
}
