import { randomUUIDv7 } from 'node:crypto'

import { type OutboxEmail, toAddressKey } from '@wildpath/contract'
import { desc, type SQL, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { isCheckViolation, isForeignKeyViolation } from '../../db/failure.ts'
import { bounds } from '../../limits.ts'
import { leads } from '../leads/index.ts'
import { mayRead, type Reader } from './may-read.ts'
import { ofLead, outboxEmails } from './outbox-table.ts'

type OutboxEntry = {
  to: string
  subject: string
  text: string
  html: string | null
  calendar: string | null
  leadId: string | null
  userId: string | null
  headers: Record<string, string>
  messageKey: string
}

export type OutboxRepository = {
  /**
   * An email whose key was kept before is the same email. One of a lead or a person who went while it was
   * written is not kept.
   */
  add(entry: OutboxEntry): Promise<void>
  /** Newest first, the latest hundred; those a person may read, or everybody's with null. */
  list(reader: Reader | null): Promise<OutboxEmail[]>
}

export function createOutboxRepository({ db }: Database): OutboxRepository {
  return {
    async add({ to, text, ...entry }) {
      try {
        await db
          .insert(outboxEmails)
          .values({
            ...entry,
            id: randomUUIDv7(),
            recipient: toAddressKey(to),
            body: text,
            funnelId: entry.leadId === null ? null : funnelOf(entry.leadId),
          })
          .onConflictDoNothing()
      } catch (error) {
        // Nobody holds the lead meanwhile: the table itself refuses what would stay behind.
        if (!isForeignKeyViolation(error) && !isCheckViolation(error, ofLead)) throw error
      }
    },
    async list(reader) {
      const rows = await db
        .select()
        .from(outboxEmails)
        .where(reader === null ? undefined : mayRead(reader))
        .orderBy(desc(outboxEmails.id))
        .limit(bounds.lists.outboxEmails)
      return rows.map((row) => ({
        id: row.id,
        to: row.recipient,
        subject: row.subject,
        text: row.body,
        html: row.html,
        calendar: row.calendar,
        headers: row.headers,
        created_at: row.createdAt.toISOString(),
      }))
    },
  }
}

/** Null when the lead is gone, which the table refuses. */
function funnelOf(leadId: string): SQL {
  return sql`(select ${leads.funnelId} from ${leads} where ${leads.id} = ${leadId})`
}
