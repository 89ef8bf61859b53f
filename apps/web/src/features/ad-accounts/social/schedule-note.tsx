import { scheduleNeedsTotalBudget } from '@wildpath/contract'

/** In place of the days and hours of an ad with a daily budget. */
export function ScheduleNote() {
  return <p className="text-note text-quiet">{scheduleNeedsTotalBudget}.</p>
}
