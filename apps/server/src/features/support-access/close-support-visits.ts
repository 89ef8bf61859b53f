import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import type { SupportVisitRepository } from './support-visit-repository.ts'

export const closeSupportVisits = jobKind('close-support-visits')

/** Sessions end by themselves; what is written of their end is late by a minute at most. */
export function createCloseSupportVisits({
  closeOver,
}: Pick<SupportVisitRepository, 'closeOver'>): JobHandler {
  return {
    everyMs: 60_000,
    async run(_job, { now }) {
      await closeOver(now)
      return done
    },
  }
}
