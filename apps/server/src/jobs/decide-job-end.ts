import type { JobOutcome } from './job.ts'
import type { JobRow } from './job-leases.ts'
import { retryDelayMs } from './retry-policy.ts'

type Ended = {
  job: Pick<JobRow, 'attempts'>
  outcome: JobOutcome
  /** Of work that comes again and again. */
  everyMs: number | undefined
  now: Date
}

export type JobEnd = { changes: Partial<JobRow>; isGivenUp: boolean }

/** What is written of a job after a try, beside that nobody does it any more. */
export function decideJobEnd({ job, outcome, everyMs, now }: Ended): JobEnd {
  const kept = (changes: Partial<JobRow>): JobEnd => ({ changes, isGivenUp: false })
  const inMs = (ms: number) => new Date(now.getTime() + ms)
  if (everyMs !== undefined) {
    const lastError = outcome.kind === 'failed' ? shortened(outcome.reason) : null
    const latest = inMs(everyMs)
    const isEarlier = outcome.kind === 'reschedule' && outcome.at < latest
    return kept({ attempts: 0, lastError, runAt: isEarlier ? outcome.at : latest })
  }
  if (outcome.kind === 'done') return kept({ finishedAt: now })
  if (outcome.kind === 'reschedule') return kept({ runAt: outcome.at })
  const attempts = job.attempts + 1
  const lastError = shortened(outcome.reason)
  const delayMs = outcome.isFinal ? null : retryDelayMs(attempts)
  return delayMs === null
    ? { changes: { attempts, lastError, failedAt: now }, isGivenUp: true }
    : kept({ attempts, lastError, runAt: inMs(delayMs) })
}

function shortened(reason: string): string {
  return reason.slice(0, 300)
}
