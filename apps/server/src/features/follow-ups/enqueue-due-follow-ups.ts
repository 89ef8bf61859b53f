import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import { enqueueDue, enqueuedAtOnce, findNextDue } from './follow-up-schedule.ts'

export const enqueueDueFollowUps = jobKind('enqueue-due-follow-ups')

/** What is postponed to a time before the next look is late by so much at most. */
const everyMs = 5_000

/** Work without an end: whatever is due gets its job. It comes again as soon as the next one is due. */
export const enqueueDueJob: JobHandler = {
  everyMs,
  async run(_job, { transaction, now }) {
    let enqueued: number
    do {
      enqueued = await transaction((tx) => enqueueDue(tx, { now }))
    } while (enqueued === enqueuedAtOnce)
    const at = await transaction((tx) => findNextDue(tx, now))
    return at === null ? done : { kind: 'reschedule', at }
  },
}
