import { and, eq, gt, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { diagnosticDocuments } from './diagnostic-table.ts'

export type DiagnosticDocument = typeof diagnosticDocuments.$inferSelect

export type DiagnosticRepository = {
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  create(document: DiagnosticDocument): Promise<void>
  /** Null for one that is gone, or that was stored before `since`. */
  find(id: string, since: Date): Promise<DiagnosticDocument | null>
  /** False when there was none. */
  delete(id: string): Promise<boolean>
}

export function createDiagnosticRepository({ db }: Pick<Database, 'db'>): DiagnosticRepository {
  return {
    async ping() {
      await db.execute(sql`select 1`)
    },
    async create(document) {
      await db.insert(diagnosticDocuments).values(document)
    },
    async find(id, since) {
      const [document] = await db
        .select()
        .from(diagnosticDocuments)
        .where(and(eq(diagnosticDocuments.id, id), gt(diagnosticDocuments.createdAt, since)))
      return document ?? null
    },
    async delete(id) {
      const deleted = await db
        .delete(diagnosticDocuments)
        .where(eq(diagnosticDocuments.id, id))
        .returning({ id: diagnosticDocuments.id })
      return deleted.length > 0
    },
  }
}
