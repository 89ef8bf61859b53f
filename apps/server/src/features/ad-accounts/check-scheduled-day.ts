import { type AdSchedule, hasScheduledDay, noScheduledDay } from '@wildpath/contract'

import { err, type Failure, ok, type Result } from '../../result.ts'

type Scheduled = {
  /** Null if only the platform can edit it. */
  schedule: AdSchedule | null
  startDate: string | null
  endDate: string | null
}

/** Omitted fields stay unchanged. */
type Change = { schedule?: AdSchedule | undefined; endDate?: string | null | undefined }

/** Rejects a changed schedule or end date if no scheduled day falls between the start and end dates. */
export function checkScheduledDay(
  current: Scheduled,
  change: Change,
  code: Failure['code'],
): Result<null> {
  const { schedule = current.schedule, endDate = current.endDate } = change
  const isChanged = change.schedule !== undefined || endDate !== current.endDate
  if (!isChanged || schedule === null) return ok(null)
  return hasScheduledDay({ schedule, startDate: current.startDate, endDate })
    ? ok(null)
    : err({ code, message: `${noScheduledDay}.` })
}
