import type { JobHandlers } from '../../jobs/job.ts'
import type { Schedule } from '../../jobs/job-runner.ts'
import type { EmailSender } from '../../providers/email/email.ts'
import { createLeadAlert, leadAlertKind } from './lead-alert.ts'
import {
  createWeeklySummary,
  planWeeklySummaries,
  scheduleWeeklySummary,
  summaryEmailKind,
  weeklySummaryKind,
} from './weekly-summary.ts'

export { leadAlertKind } from './lead-alert.ts'

/** What the worker sends to owners. */
export function notificationEmailJobs(options: {
  email: EmailSender
  publicUrl: string
}): JobHandlers {
  return {
    [leadAlertKind]: createLeadAlert(options),
    [summaryEmailKind]: createWeeklySummary(options),
  }
}

/** What the worker plans for owners. */
export const notificationPlanJobs: JobHandlers = { [weeklySummaryKind]: planWeeklySummaries }

export const notificationSchedules: readonly Schedule[] = [scheduleWeeklySummary]
