import type { Feature } from '../../feature.ts'
import type { EmailSender } from '../../providers/email/email.ts'
import { createLeadAlert, leadAlertKind } from './lead-alert.ts'
import {
  createWeeklySummary,
  planWeeklySummaries,
  scheduleWeeklySummary,
  summaryEmailKind,
  weeklySummaryKind,
} from './weekly-summary.ts'

/** Emails to owners. */
export function createNotificationsFeature(options: { email: EmailSender; publicUrl: string }) {
  return {
    jobs: {
      email: {
        [leadAlertKind]: createLeadAlert(options),
        [summaryEmailKind]: createWeeklySummary(options),
      },
      other: { [weeklySummaryKind]: planWeeklySummaries },
    },
    schedules: [scheduleWeeklySummary],
  } satisfies Feature
}
