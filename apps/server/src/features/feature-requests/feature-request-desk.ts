import type { FeatureRequest, FeatureRequestAnswer, User } from '@wildpath/contract'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { err, ok, type Result } from '../../result.ts'
import { recordAudit } from '../audit/index.ts'
import { createFeatureRequestReader } from './feature-request-reader.ts'
import { featureRequests, featureRequestVotes } from './feature-request-tables.ts'
import { lockMerging } from './feature-request-writer.ts'

type Act = { admin: User; number: number; at: Date }

/** What admins do on the board; each act is in the audit log, or was not done. */
export type FeatureRequestDesk = {
  answer(act: Act, answer: FeatureRequestAnswer): Promise<Result<FeatureRequest>>
  merge(act: Act, into: number): Promise<Result<FeatureRequest>>
  remove(act: Act, reason: string): Promise<Result<null>>
}

const none = err({ code: 'feature-request-not-found' })

export function createFeatureRequestDesk({ db }: Pick<Database, 'db'>): FeatureRequestDesk {
  async function presented(transaction: Transaction, { admin, number }: Omit<Act, 'at'>) {
    const found = await createFeatureRequestReader({ db: transaction }).find(admin.id, number)
    return found === null ? none : ok(found)
  }

  return {
    answer: (act, { status, answer }) =>
      db.transaction(async (transaction) => {
        const [before] = await lock(transaction, [act.number])
        if (before === undefined) return none
        if (before.status === status && before.answer === answer) return presented(transaction, act)
        await transaction
          .update(featureRequests)
          .set({ status, answer, answeredAt: act.at })
          .where(eq(featureRequests.number, act.number))
        await record(transaction, act, {
          action: 'request-answered',
          // What was said to everybody is why.
          reason: answer || 'Without words',
          details: { from: before.status, to: status },
        })
        return presented(transaction, act)
      }),

    merge: (act, into) =>
      db.transaction(async (transaction) => {
        if (into === act.number) return err({ code: 'feature-request-same' })
        await lockMerging(transaction)
        const found = await lock(transaction, [act.number, into])
        if (found.length < 2) return none
        await moveVotes(transaction, { from: act.number, into })
        await transaction
          .update(featureRequests)
          .set({ mergedInto: into })
          .where(
            or(eq(featureRequests.number, act.number), eq(featureRequests.mergedInto, act.number)),
          )
        await record(transaction, act, {
          action: 'request-merged',
          reason: 'It asks for the same',
          details: { into: `#${into}` },
        })
        return presented(transaction, { ...act, number: into })
      }),

    remove: (act, reason) =>
      db.transaction(async (transaction) => {
        const [found] = await lock(transaction, [act.number])
        if (found === undefined) return none
        await transaction.delete(featureRequests).where(eq(featureRequests.number, act.number))
        const { status, voteCount: votes } = found
        await record(transaction, act, {
          action: 'request-removed',
          reason,
          details: { status, votes },
        })
        return ok(null)
      }),
  }
}

/** Those of them that stand on the board; they stay as they were read until the transaction ends. */
async function lock(transaction: Transaction, numbers: number[]) {
  return transaction
    .select()
    .from(featureRequests)
    .where(and(inArray(featureRequests.number, numbers), isNull(featureRequests.mergedInto)))
    .orderBy(featureRequests.number)
    .for('no key update')
}

/** Whoever voted for both keeps one vote. */
async function moveVotes(transaction: Transaction, { from, into }: { from: number; into: number }) {
  const { requestNumber, userId, createdAt } = featureRequestVotes
  // Within the database: there may be more of them than a statement can have parameters.
  await transaction.execute(sql`
    insert into ${featureRequestVotes} (request_number, user_id, created_at)
    select ${into}::int, ${userId}, ${createdAt} from ${featureRequestVotes}
    where ${requestNumber} = ${from}
    on conflict do nothing`)
  await transaction.delete(featureRequestVotes).where(eq(requestNumber, from))
}

type Entry = Pick<Parameters<typeof recordAudit>[1], 'action' | 'reason' | 'details'>

/** By its number alone: what somebody wrote can be deleted, and the log stays. */
async function record(transaction: Transaction, { admin, number, at }: Act, entry: Entry) {
  await recordAudit(transaction, {
    at,
    actor: admin,
    target: { kind: 'feature-request', id: String(number), label: `#${number}` },
    ...entry,
  })
}
