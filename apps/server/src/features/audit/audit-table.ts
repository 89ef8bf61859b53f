import type { AuditDetails } from '@wildpath/contract'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * What was done with the rights of an admin. Triggers refuse to change or to delete an entry, so it names
 * people and things in words of its own: they may be gone when it is read.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** Of version 7, so that entries stand in the order of their time. */
    id: uuid('id').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Null for whoever runs the installation, on its console. */
    actorId: text('actor_id'),
    actorEmail: text('actor_email').notNull(),
    action: text('action').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id').notNull(),
    targetLabel: text('target_label').notNull(),
    reason: text('reason').notNull(),
    details: jsonb('details').$type<AuditDetails>().notNull(),
  },
  (table) => [
    index('audit_entries_action').on(table.action, table.id),
    index('audit_entries_actor_id').on(table.actorId, table.id),
    index('audit_entries_actor_email').on(table.actorEmail, table.id),
    index('audit_entries_target_id').on(table.targetId, table.id),
    index('audit_entries_target_label').on(table.targetLabel, table.id),
  ],
)
