import { may } from '@wildpath/contract'
import { and, desc, eq, gte, inArray, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import { users } from '../accounts/index.ts'
import { type AccountPlace, isCreatedIn, isInAccount } from './account-place.ts'
import { adCreations, adSpendingLog } from './ad-account-tables.ts'
import { isOfAd } from './ad-spending-repository.ts'

export type StoredAdCreation = typeof adCreations.$inferSelect
type End = { state: 'created'; adId: string } | { state: 'failed' }
/** What the log says of a creation besides the creation itself. */
export type CreationLog = {
  action: 'create' | 'create-paused'
  currency: string
  dailyCents: number
}

/** Goes on with an ad whose process died, or whose platform did not answer. */
export const finishAd = jobKind<{ creation_id: string; user_id: string }>('finish-ad')

export type AdCreationRepository = {
  /** With its line in the log, and the job that finishes it if nobody else does. False when the id is known already, also to the log. */
  add(
    creation: StoredAdCreation,
    log: CreationLog & { isDemo: boolean },
    finishAt: Date,
  ): Promise<boolean>
  find(id: string): Promise<StoredAdCreation | null>
  /** Whether the plan of its person allows what spends, as it is now. */
  mayGoOn(creation: StoredAdCreation): Promise<boolean>
  /** Whether it is to be taken back, or its owner's last word of the ad was that it stops: nothing else switches it on any more. */
  isStopped(creation: StoredAdCreation, adId: string): Promise<boolean>
  /** Whether an ad of the account was deleted since it was asked for of which nobody knows which one it is. */
  mayBeDeleted(creation: StoredAdCreation): Promise<boolean>
  /** Notes what was begun of it. */
  noteParts(id: string, parts: object, at: Date): Promise<void>
  /** From now on it is taken back, whoever works on it. The first reason stays. */
  withdraw(id: string, message: string | null, at: Date): Promise<void>
  /** Its end, in the log as well; false where it was withdrawn before it was whole. */
  settle(id: string, end: End, at: Date): Promise<boolean>
  /** What is made or taken back just now, in all accounts of a person at a platform. */
  listBegun(owner: Pick<AccountPlace, 'userId' | 'platform'>): Promise<StoredAdCreation[]>
  /** What is not whole, or failed, newest first. */
  listUnfinished(place: AccountPlace): Promise<StoredAdCreation[]>
  /** Those that are whole. */
  listCreated(place: AccountPlace): Promise<StoredAdCreation[]>
  /** Of the failed ones; false where there is none of them. */
  delete(owner: Pick<AccountPlace, 'userId' | 'platform'>, id: string): Promise<boolean>
}

export function createAdCreationRepository({ db }: Database): AdCreationRepository {
  return {
    add(creation, log, finishAt) {
      return db.transaction(async (tx) => {
        const added = await tx
          .insert(adCreations)
          .values(creation)
          .onConflictDoNothing()
          .returning({ id: adCreations.id })
        if (added.length === 0) return false
        const { id, userId, platform, accountId, name, askedAt: at } = creation
        const logged = await tx
          .insert(adSpendingLog)
          .values({
            ...log,
            id,
            userId,
            platform,
            accountId,
            name,
            at,
            outcome: 'asked',
          })
          .onConflictDoNothing()
          .returning({ id: adSpendingLog.id })
        if (logged.length === 0) {
          await tx.delete(adCreations).where(eq(adCreations.id, id))
          return false
        }
        const payload = { creation_id: creation.id, user_id: creation.userId }
        await enqueue(
          tx,
          finishAd,
          [{ key: creation.id, payload, runAt: finishAt }],
          creation.askedAt,
        )
        return true
      })
    },

    async find(id) {
      const [row] = await db.select().from(adCreations).where(eq(adCreations.id, id))
      return row ?? null
    },

    async mayGoOn({ userId }) {
      const [row] = await db.select({ plan: users.plan }).from(users).where(eq(users.id, userId))
      return row !== undefined && may(row.plan, { to: 'use', feature: 'ad-accounts' }).isAllowed
    },

    async isStopped(creation, adId) {
      const [known] = await db
        .select({ state: adCreations.state })
        .from(adCreations)
        .where(eq(adCreations.id, creation.id))
      if (known?.state !== 'creating') return true
      const { action, outcome, at } = adSpendingLog
      const isActivated = and(eq(action, 'activate'), ne(outcome, 'refused'))
      const [last] = await db
        .select({ action })
        .from(adSpendingLog)
        .where(and(isOfAd(creation, adId), or(inArray(action, ['pause', 'delete']), isActivated)))
        // Of two at once, the stop.
        .orderBy(desc(at), sql`${action} = 'activate'`)
        .limit(1)
      return last !== undefined && last.action !== 'activate'
    },

    async mayBeDeleted(creation) {
      const ofOthers = db
        .select({ adId: adCreations.adId })
        .from(adCreations)
        .where(and(isCreatedIn(creation), isNotNull(adCreations.adId)))
      const [row] = await db
        .select({ id: adSpendingLog.id })
        .from(adSpendingLog)
        .where(
          and(
            isInAccount(adSpendingLog, creation),
            isNotNull(adSpendingLog.adId),
            eq(adSpendingLog.action, 'delete'),
            gte(adSpendingLog.at, creation.askedAt),
            notInArray(adSpendingLog.adId, ofOthers),
          ),
        )
        .limit(1)
      return row !== undefined
    },

    async noteParts(id, parts, at) {
      await db.update(adCreations).set({ parts, updatedAt: at }).where(eq(adCreations.id, id))
    },

    async withdraw(id, message, at) {
      await db
        .update(adCreations)
        .set({ state: 'undoing', message, updatedAt: at })
        .where(isIn(id, 'creating'))
    },

    settle(id, end, at) {
      return db.transaction(async (tx) => {
        const [settled] = await tx
          .update(adCreations)
          .set({ ...end, updatedAt: at })
          .where(isIn(id, end.state === 'created' ? 'creating' : 'undoing'))
          .returning({ message: adCreations.message })
        if (settled === undefined) return false
        const outcome = end.state === 'created' ? 'done' : 'refused'
        await tx
          .update(adSpendingLog)
          .set({ outcome, message: settled.message })
          .where(eq(adSpendingLog.id, id))
        return true
      })
    },

    listBegun: ({ userId, platform }) =>
      db
        .select()
        .from(adCreations)
        .where(
          and(
            eq(adCreations.userId, userId),
            eq(adCreations.platform, platform),
            inArray(adCreations.state, ['creating', 'undoing']),
          ),
        ),

    listUnfinished: (place) =>
      db
        .select()
        .from(adCreations)
        .where(
          and(isCreatedIn(place), inArray(adCreations.state, ['creating', 'undoing', 'failed'])),
        )
        .orderBy(desc(adCreations.askedAt)),

    listCreated: (place) =>
      db
        .select()
        .from(adCreations)
        .where(and(isCreatedIn(place), eq(adCreations.state, 'created'))),

    async delete({ userId, platform }, id) {
      const rows = await db
        .delete(adCreations)
        .where(
          and(
            eq(adCreations.id, id),
            eq(adCreations.userId, userId),
            eq(adCreations.platform, platform),
            eq(adCreations.state, 'failed'),
          ),
        )
        .returning({ id: adCreations.id })
      return rows.length > 0
    },
  }
}

const isIn = (id: string, state: StoredAdCreation['state']) =>
  and(eq(adCreations.id, id), eq(adCreations.state, state))
