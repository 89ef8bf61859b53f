import { lt } from 'drizzle-orm'

import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind, schedule } from '../../jobs/job-kind.ts'
import { bounds } from '../../limits.ts'
import { diagnosticDocuments } from './diagnostic-table.ts'

const hourMs = 3_600_000

export const purgeDocuments = jobKind('purge-diagnostic-documents')

/** Once an hour. */
export const schedulePurgeOfDocuments = schedule(purgeDocuments, (now) => ({
  key: now.toISOString().slice(0, 13),
  payload: {},
  runAt: now,
}))

/** From when on a document still counts. */
export const keptSince = (now: Date) =>
  new Date(now.getTime() - bounds.diagnostics.documentHours * hourMs)

export const purgeDiagnosticDocuments: JobHandler = {
  async run(_job, { now }) {
    return async (transaction) => {
      await transaction
        .delete(diagnosticDocuments)
        .where(lt(diagnosticDocuments.createdAt, keptSince(now)))
      return done
    }
  },
}
