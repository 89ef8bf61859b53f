import { asc, eq, inArray, or, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { jobs } from '../../jobs/job-table.ts'
import { sessions, users, verifications } from '../accounts/index.ts'
import { designToolConnections } from '../design-tool/index.ts'
import { designs } from '../designs/index.ts'
import { followUps, suppressions } from '../follow-ups/index.ts'
import { formerSlugs, funnelDays, funnels, pageVersions } from '../funnels/index.ts'
import { leads } from '../leads/index.ts'
import { funnelDaySources } from '../numbers/index.ts'
import { outboxEmails } from '../outbox/index.ts'

type Person = { id: string; email: string }

export type AccountRecords = {
  sessions: (typeof sessions.$inferSelect)[]
  funnels: (typeof funnels.$inferSelect)[]
  formerSlugs: (typeof formerSlugs.$inferSelect)[]
  versions: (typeof pageVersions.$inferSelect)[]
  days: (typeof funnelDays.$inferSelect)[]
  daySources: (typeof funnelDaySources.$inferSelect)[]
  leads: (typeof leads.$inferSelect)[]
  followUps: (typeof followUps.$inferSelect)[]
  suppressions: (typeof suppressions.$inferSelect)[]
  designs: (typeof designs.$inferSelect)[]
  designTool: (typeof designToolConnections.$inferSelect)[]
  emails: (typeof outboxEmails.$inferSelect)[]
}

export type AccountDataRepository = {
  /** Everything at one moment, oldest first. */
  read(person: Person): Promise<AccountRecords>
  /** Deletes the person and all that is theirs, or nothing. */
  erase(person: Person): Promise<void>
}

export function createAccountDataRepository({ db }: Database): AccountDataRepository {
  return {
    read: ({ id, email }) =>
      db.transaction(
        async (snapshot) => {
          const owned = await snapshot
            .select()
            .from(funnels)
            .where(eq(funnels.userId, id))
            .orderBy(asc(funnels.createdAt))
          const ids = owned.map((funnel) => funnel.id)
          return {
            funnels: owned,
            sessions: await snapshot
              .select()
              .from(sessions)
              .where(eq(sessions.userId, id))
              .orderBy(asc(sessions.createdAt)),
            formerSlugs: await snapshot
              .select()
              .from(formerSlugs)
              .where(inArray(formerSlugs.funnelId, ids))
              .orderBy(asc(formerSlugs.createdAt)),
            versions: await snapshot
              .select()
              .from(pageVersions)
              .where(inArray(pageVersions.funnelId, ids))
              .orderBy(asc(pageVersions.revision)),
            days: await snapshot
              .select()
              .from(funnelDays)
              .where(inArray(funnelDays.funnelId, ids))
              .orderBy(asc(funnelDays.day)),
            daySources: await snapshot
              .select()
              .from(funnelDaySources)
              .where(inArray(funnelDaySources.funnelId, ids))
              .orderBy(asc(funnelDaySources.day), asc(funnelDaySources.source)),
            leads: await snapshot
              .select()
              .from(leads)
              .where(inArray(leads.funnelId, ids))
              .orderBy(asc(leads.id)),
            followUps: await snapshot
              .select()
              .from(followUps)
              .where(eq(followUps.userId, id))
              .orderBy(asc(followUps.leadId), asc(followUps.step)),
            suppressions: await snapshot
              .select()
              .from(suppressions)
              .where(eq(suppressions.userId, id))
              .orderBy(asc(suppressions.createdAt)),
            designs: await snapshot
              .select()
              .from(designs)
              .where(eq(designs.userId, id))
              .orderBy(asc(designs.createdAt)),
            designTool: await snapshot
              .select()
              .from(designToolConnections)
              .where(eq(designToolConnections.userId, id)),
            emails: await snapshot
              .select()
              .from(outboxEmails)
              .where(eq(outboxEmails.recipient, email))
              .orderBy(asc(outboxEmails.id)),
          }
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),

    erase: ({ id, email }) =>
      db.transaction(async (transaction) => {
        await transaction.delete(verifications).where(eq(verifications.value, id))
        const theirJobs = await lockJobs(transaction, id)
        await transaction.delete(outboxEmails).where(eq(outboxEmails.recipient, email))
        // Sessions, password, subscriptions, billing, designs, the design tool and funnels with their days, versions and leads go with the person; what was written to a lead goes with the lead.
        await transaction.delete(users).where(eq(users.id, id))
        await transaction.delete(jobs).where(theirJobs)
      }),
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
