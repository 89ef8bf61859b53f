import { createHash, randomBytes } from 'node:crypto'

import { and, desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'

import { sandboxAdObjects as objects } from './sandbox-ads-tables.ts'

export type SandboxPlatform = (typeof objects.$inferSelect)['platform']

/** What a token is for: calls, or another token. */
type GrantKind = 'grant' | 'renewal'

type Kept<T> = { id: string; data: T; createdAt: Date }

export type SandboxAdsStore = ReturnType<typeof createSandboxAdsStore>

type Options = { db: NodePgDatabase; platform: SandboxPlatform; now: () => Date }

/** The objects of one sandbox of ads, each of one person. */
export function createSandboxAdsStore({ db, platform, now }: Options) {
  const ownedBy = (userId: string, kind: string) =>
    and(eq(objects.userId, userId), eq(objects.platform, platform), eq(objects.kind, kind))
  const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

  async function add(userId: string, kind: string, object: { id: string; data: object }) {
    await db.insert(objects).values({ ...object, userId, platform, kind, createdAt: now() })
  }

  return {
    add,

    /** Once: false when it is there already. */
    async addOnce(
      userId: string,
      kind: string,
      object: { id: string; data: object },
    ): Promise<boolean> {
      const added = await db
        .insert(objects)
        .values({ ...object, userId, platform, kind, createdAt: now() })
        .onConflictDoNothing()
        .returning({ id: objects.id })
      return added.length > 0
    },

    async list<T>(userId: string, kind: string, schema: z.ZodType<T>): Promise<Kept<T>[]> {
      const rows = await db
        .select()
        .from(objects)
        .where(ownedBy(userId, kind))
        .orderBy(desc(objects.createdAt), desc(objects.id))
      return rows.map(({ id, data, createdAt }) => ({ id, data: schema.parse(data), createdAt }))
    },

    async find<T>(
      { userId, kind, id }: { userId: string; kind: string; id: string },
      schema: z.ZodType<T>,
    ): Promise<Kept<T> | null> {
      const [row] = await db
        .select()
        .from(objects)
        .where(and(ownedBy(userId, kind), eq(objects.id, id)))
      return row === undefined ? null : { ...row, data: schema.parse(row.data) }
    },

    /** Changes its data as one step; false when it is not there. */
    async change<T extends object>(
      { userId, kind, id }: { userId: string; kind: string; id: string },
      schema: z.ZodType<T>,
      change: (data: T) => T,
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        const isIt = and(ownedBy(userId, kind), eq(objects.id, id))
        const [row] = await tx.select().from(objects).where(isIt).for('update')
        if (row === undefined) return false
        await tx
          .update(objects)
          .set({ data: change(schema.parse(row.data)) })
          .where(isIt)
        return true
      })
    },

    async remove(userId: string, kind: string, id: string): Promise<boolean> {
      const rows = await db
        .delete(objects)
        .where(and(ownedBy(userId, kind), eq(objects.id, id)))
        .returning({ id: objects.id })
      return rows.length > 0
    },

    /** A token for what the person allowed; only its hash is kept. */
    async grant(userId: string, kind: GrantKind): Promise<string> {
      const token = `demo-${randomBytes(24).toString('base64url')}`
      await add(userId, kind, { id: hashOf(token), data: {} })
      return token
    },

    async findGranted(token: string, kind: GrantKind): Promise<string | null> {
      const [row] = await db
        .select({ userId: objects.userId })
        .from(objects)
        .where(
          and(
            eq(objects.id, hashOf(token)),
            eq(objects.platform, platform),
            eq(objects.kind, kind),
          ),
        )
      return row?.userId ?? null
    },

    async revoke(token: string): Promise<void> {
      await db.delete(objects).where(eq(objects.id, hashOf(token)))
    },

    /** Before the person goes. */
    async forget(userId: string): Promise<void> {
      await db
        .delete(objects)
        .where(and(eq(objects.userId, userId), eq(objects.platform, platform)))
    },
  }
}
