import {
  type FeatureRequest,
  type NewFeatureRequest,
  takesVotes,
  type User,
} from '@wildpath/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { err, ok, type Result } from '../../result.ts'
import { createFeatureRequestReader } from './feature-request-reader.ts'
import { featureRequests, featureRequestVotes } from './feature-request-tables.ts'

type Own = { userId: string; number: number }

/** What people themselves do on the board. */
export type FeatureRequestWriter = {
  create(author: User, draft: NewFeatureRequest, at: Date): Promise<FeatureRequest>
  vote(
    user: User,
    number: number,
    vote: { hasVoted: boolean; at: Date },
  ): Promise<Result<FeatureRequest>>
  update(own: Own, draft: NewFeatureRequest): Promise<Result<FeatureRequest>>
  delete(own: Own): Promise<Result<null>>
}

const none = err({ code: 'feature-request-not-found' })

export function createFeatureRequestWriter({ db }: Pick<Database, 'db'>): FeatureRequestWriter {
  return {
    create: (author, draft, at) =>
      db.transaction(async (transaction) => {
        const [created] = await transaction
          .insert(featureRequests)
          .values({ ...draft, authorId: author.id, createdAt: at })
          .returning({ number: featureRequests.number })
        const number = created?.number ?? 0
        await transaction
          .insert(featureRequestVotes)
          .values({ requestNumber: number, userId: author.id, createdAt: at })
        return mustFind(transaction, author.id, number)
      }),

    vote: (user, number, { hasVoted, at }) =>
      db.transaction(async (transaction) => {
        await keepFromMerging(transaction)
        await keepRequest(transaction, number)
        const found = await createFeatureRequestReader({ db: transaction }).find(user.id, number)
        if (found === null) return none
        if (found.has_voted === hasVoted) return ok(found)
        if (hasVoted && !takesVotes(found.status)) return err({ code: 'feature-request-settled' })
        await (hasVoted
          ? addVote(transaction, { requestNumber: found.number, userId: user.id, createdAt: at })
          : takeBack(transaction, { userId: user.id, number: found.number }))
        return ok(await mustFind(transaction, user.id, found.number))
      }),

    update: (own, draft) =>
      db.transaction(async (transaction) => {
        const free = await lockOwn(transaction, own)
        if (!free.ok) return free
        await transaction
          .update(featureRequests)
          .set(draft)
          .where(eq(featureRequests.number, own.number))
        return ok(await mustFind(transaction, own.userId, own.number))
      }),

    delete: (own) =>
      db.transaction(async (transaction) => {
        const free = await lockOwn(transaction, own)
        if (!free.ok) return free
        await transaction.delete(featureRequests).where(eq(featureRequests.number, own.number))
        return ok(null)
      }),
  }
}

/**
 * Before the account of their author goes: what nobody else voted for goes with it, the rest stays without a
 * name. The count is that of the row when it is locked, so that a vote of the same moment counts.
 */
export async function deleteRequestsOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(featureRequests).where(
    and(
      eq(featureRequests.authorId, userId),
      sql`${featureRequests.voteCount} <= (
        select count(*) from ${featureRequestVotes} as vote
        where vote.request_number = ${featureRequests.number} and vote.user_id = ${userId})`,
    ),
  )
}

const mergingLock = sql`hashtext('feature requests are merged')`

/** Until the transaction ends, a vote counts where it is given. */
export async function keepFromMerging(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${mergingLock})`)
}

/**
 * Locks the request that a vote for `number` counts for, before the vote: whoever deletes it takes them in this
 * order, and is either waited for or waits.
 */
async function keepRequest(transaction: Transaction, number: number): Promise<void> {
  const { number: own, mergedInto } = featureRequests
  await transaction
    .select({ number: own })
    .from(featureRequests)
    .where(
      sql`${own} = (select coalesce(${mergedInto}, ${own}) from ${featureRequests} where ${own} = ${number})`,
    )
    .for('no key update')
}

/** Waits for votes that are being given, and keeps others waiting. */
export async function lockMerging(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${mergingLock})`)
}

/** With a lock that waits for a vote that is being given, and keeps further ones waiting. */
async function lockOwn(transaction: Transaction, { userId, number }: Own): Promise<Result<null>> {
  await transaction
    .select({ number: featureRequests.number })
    .from(featureRequests)
    .where(eq(featureRequests.number, number))
    .for('update')
  // Read afterwards: what was committed while this waited has to be seen.
  const [own] = await transaction
    .select({
      others: sql<number>`${featureRequests.voteCount} - (
        select count(*) from ${featureRequestVotes} as vote
        where vote.request_number = ${featureRequests.number} and vote.user_id = ${userId})::int`,
    })
    .from(featureRequests)
    .where(
      and(
        eq(featureRequests.number, number),
        eq(featureRequests.authorId, userId),
        isNull(featureRequests.mergedInto),
      ),
    )
  if (own === undefined) return none
  return own.others > 0 ? err({ code: 'feature-request-voted' }) : ok(null)
}

async function addVote(transaction: Transaction, vote: typeof featureRequestVotes.$inferInsert) {
  // Pressed in two windows at once it is one vote.
  await transaction.insert(featureRequestVotes).values(vote).onConflictDoNothing()
}

async function takeBack(transaction: Transaction, { userId, number }: Own) {
  await transaction
    .delete(featureRequestVotes)
    .where(
      and(eq(featureRequestVotes.requestNumber, number), eq(featureRequestVotes.userId, userId)),
    )
}

async function mustFind(transaction: Transaction, readerId: string, number: number) {
  const found = await createFeatureRequestReader({ db: transaction }).find(readerId, number)
  if (found === null) throw new Error(`Request ${number} is gone in its own transaction`)
  return found
}
