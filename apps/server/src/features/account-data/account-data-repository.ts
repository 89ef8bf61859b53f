import { eq, inArray, or, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { retryDeadlocks } from '../../db/retry-deadlocks.ts'
import { jobs } from '../../jobs/job-table.ts'
import { ok, type Result } from '../../result.ts'
import { users, verifications } from '../accounts/index.ts'
import { deleteRequestsOf } from '../feature-requests/index.ts'
import { funnels } from '../funnels/index.ts'
import { outboxEmails } from '../outbox/index.ts'
import { closeVisitsOf } from '../support-access/index.ts'
import type { DeletionRule } from './deletion-rules.ts'

type Person = { id: string; email: string }
type WriteRecord = (transaction: Transaction) => Promise<void>

export type AccountDataRepository = {
  /** Whether `rule` lets the person be deleted now; `erase` asks again. */
  check(personId: string, rule: DeletionRule): Promise<Result<null>>
  /** Deletes the person and all that is theirs, or nothing; `record` writes in the same transaction. */
  erase(person: Person, rule: DeletionRule, record?: WriteRecord): Promise<Result<null>>
}

export function createAccountDataRepository(
  { db }: Database,
  now: () => Date,
): AccountDataRepository {
  return {
    check: (personId, rule) => rule(db, personId),

    // Two who answered each other's questions and leave at once lock each other's posts.
    erase: ({ id, email }, rule, record) =>
      retryDeadlocks(() => eraseOnce({ id, email }, rule, record)),
  }

  function eraseOnce(
    { id, email }: Person,
    rule: DeletionRule,
    record?: WriteRecord,
  ): Promise<Result<null>> {
    return db.transaction(async (transaction) => {
      // People who answered each other's questions and leave at once would wait for each other.
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('an account is erased'))`)
      const theirJobs = await lockJobs(transaction, id)
      const theirEmails = await lockEmails(transaction, email)
      const allowed = await rule(transaction, id, 'update')
      if (!allowed.ok) return allowed
      await closeVisitsOf(transaction, id, now())
      await transaction.delete(outboxEmails).where(theirEmails)
      await deleteRequestsOf(transaction, id)
      // Sessions, password, subscriptions, billing, votes, designs, saved sections, the design tool, the sender domain and funnels with their days, versions and leads go with the person; what was written to a lead goes with the lead.
      await transaction.delete(users).where(eq(users.id, id))
      // After the person's row, in the order in which mailed links are redeemed.
      await transaction.delete(verifications).where(eq(verifications.value, id))
      await transaction.delete(jobs).where(theirJobs)
      await record?.(transaction)
      return ok(null)
    })
  }
}

/** Nobody begins or ends a job of the person any more; one that is under way finds at its end that it is gone. */
async function lockJobs(transaction: Transaction, userId: string) {
  const owned = await transaction
    .select({ id: funnels.id })
    .from(funnels)
    .where(eq(funnels.userId, userId))
  const theirs = or(
    eq(sql`${jobs.payload} ->> 'user_id'`, userId),
    inArray(
      sql`${jobs.payload} ->> 'funnel_id'`,
      owned.map(({ id }) => id),
    ),
  )
  await transaction.select({ id: jobs.id }).from(jobs).where(theirs).for('update')
  return theirs
}

/** Before the person's row, as everywhere. */
async function lockEmails(transaction: Transaction, recipient: string) {
  const theirs = eq(outboxEmails.recipient, recipient)
  await transaction.select({ id: outboxEmails.id }).from(outboxEmails).where(theirs).for('update')
  return theirs
}
