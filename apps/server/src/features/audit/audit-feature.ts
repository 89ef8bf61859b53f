import { api, type AuditEntry, type auditQuerySchema, toAddressKey } from '@wildpath/contract'
import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'

import type { Database } from '../../db/client.ts'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/route.ts'
import { ok } from '../../result.ts'
import { auditEntries } from './audit-table.ts'

/** Lets admins read what was done; what writes entries is `recordAudit`. */
export function createAuditFeature({ database: { db } }: { database: Pick<Database, 'db'> }) {
  async function list(query: z.output<typeof auditQuerySchema>) {
    const { action, person, before, limit } = query
    const rows = await db
      .select()
      .from(auditEntries)
      .where(
        and(
          action === undefined ? undefined : eq(auditEntries.action, action),
          person === undefined || person === '' ? undefined : concerns(person),
          before === undefined ? undefined : lt(auditEntries.id, before),
        ),
      )
      .orderBy(desc(auditEntries.id))
      .limit(limit + 1)
    const entries = rows.slice(0, limit).map(presentEntry)
    return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
  }

  return {
    register(app: FastifyInstance) {
      route(app, api.listAudit, { kind: 'admin' }, async ({ query }) => ok(await list(query)))
    },
  } satisfies Feature
}

/** Whoever acted or was acted on. Addresses are kept in lower case. */
function concerns(person: string): SQL | undefined {
  const address = toAddressKey(person)
  return or(
    eq(auditEntries.actorId, person),
    eq(auditEntries.actorEmail, address),
    eq(auditEntries.targetId, person),
    eq(auditEntries.targetLabel, address),
  )
}

function presentEntry({ at, ...entry }: typeof auditEntries.$inferSelect): AuditEntry {
  return { ...entry, at: at.toISOString() }
}
