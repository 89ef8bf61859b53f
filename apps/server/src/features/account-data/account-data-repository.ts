import { asc, eq, inArray } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { sessions, users, verifications } from '../accounts/index.ts'
import { designToolConnections } from '../design-tool/index.ts'
import { designs } from '../designs/index.ts'
import { funnelDays, funnels, pageVersions } from '../funnels/index.ts'
import { leads } from '../leads/index.ts'
import { outboxEmails } from '../outbox/index.ts'

type Person = { id: string; email: string }

export type AccountRecords = {
  sessions: (typeof sessions.$inferSelect)[]
  funnels: (typeof funnels.$inferSelect)[]
  versions: (typeof pageVersions.$inferSelect)[]
  days: (typeof funnelDays.$inferSelect)[]
  leads: (typeof leads.$inferSelect)[]
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
            leads: await snapshot
              .select()
              .from(leads)
              .where(inArray(leads.funnelId, ids))
              .orderBy(asc(leads.id)),
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
        await transaction.delete(outboxEmails).where(eq(outboxEmails.recipient, email))
        // Sessions, password, subscriptions, billing, designs, the design tool and funnels with their days, versions and leads go with the person.
        await transaction.delete(users).where(eq(users.id, id))
      }),
  }
}
