import { scheduleNeedsTotalBudget } from '@wildpath/contract'

/** Replaces the schedule fields for a daily budget. */
export function ScheduleNote() {
  return <p className="text-note text-quiet">{scheduleNeedsTotalBudget}.</p>
}
