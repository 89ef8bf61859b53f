import { randomUUIDv7 } from 'node:crypto'

import type { OutboxEmail } from '@wildpath/contract'
import { desc, eq } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import type { Email } from '../../providers/email/email.ts'
import { outboxEmails } from './outbox-table.ts'

export type OutboxRepository = {
  add(email: Email): Promise<void>
  /** Newest first, the latest hundred; of one recipient, or of everybody with null. */
  list(recipient: string | null): Promise<OutboxEmail[]>
}

export function createOutboxRepository({ db }: Database): OutboxRepository {
  return {
    async add({ to, subject, text }) {
      await db
        .insert(outboxEmails)
        .values({ id: randomUUIDv7(), recipient: to.toLowerCase(), subject, body: text })
    },
    async list(recipient) {
      const rows = await db
        .select()
        .from(outboxEmails)
        .where(recipient === null ? undefined : eq(outboxEmails.recipient, recipient.toLowerCase()))
        .orderBy(desc(outboxEmails.id))
        .limit(100)
      return rows.map((row) => ({
        id: row.id,
        to: row.recipient,
        subject: row.subject,
        text: row.body,
        created_at: row.createdAt.toISOString(),
      }))
    },
  }
}
