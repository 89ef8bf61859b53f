import { randomUUIDv7 } from 'node:crypto'

import type { AuditAction, AuditDetails } from '@wildpath/contract'

import type { Transaction } from '../../db/client.ts'
import { auditEntries } from './audit-table.ts'

type NewAuditEntry = {
  at: Date
  /** `id` is null for whoever runs the installation, on its console. */
  actor: { id: string | null; email: string }
  action: AuditAction
  /** `label` is what people call it: of a person the email address. */
  target: { kind: string; id: string; label: string }
  reason: string
  details?: AuditDetails
}

/** Writes an entry for good, in the transaction of the act: neither is there without the other. */
export async function recordAudit(transaction: Transaction, entry: NewAuditEntry): Promise<void> {
  const { at, actor, action, target, reason, details = {} } = entry
  await transaction.insert(auditEntries).values({
    id: randomUUIDv7(),
    at,
    actorId: actor.id,
    actorEmail: actor.email,
    action,
    targetKind: target.kind,
    targetId: target.id,
    targetLabel: target.label,
    reason,
    details,
  })
}
