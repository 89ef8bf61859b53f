import type { JobHandlers } from '../../jobs/job.ts'
import type { Schedule } from '../../jobs/job-runner.ts'
import type { EmailSender } from '../../providers/email/email.ts'
import { createLeadAlert, leadAlertKind } from './lead-alert.ts'
import {
  createWeeklySummary,
  planWeeklySummaries,
  scheduleWeeklySummary,
  summaryMailKind,
  weeklySummaryKind,
} from './weekly-summary.ts'

export { leadAlertKind } from './lead-alert.ts'

/** What the worker tells owners. */
export function notificationJobs(options: { email: EmailSender; publicUrl: string }): JobHandlers {
  return {
    [leadAlertKind]: createLeadAlert(options),
    [weeklySummaryKind]: planWeeklySummaries,
    [summaryMailKind]: createWeeklySummary(options),
  }
}

export const notificationSchedules: readonly Schedule[] = [scheduleWeeklySummary]
