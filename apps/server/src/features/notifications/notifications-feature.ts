import type { Feature } from '../../feature.ts'
import type { EmailSender } from '../../providers/email/email.ts'
import { createLeadAlert, leadAlert } from './lead-alert.ts'
import {
  createWeeklySummary,
  planWeeklySummaries,
  scheduleWeeklySummary,
  summaryEmail,
  weeklySummary,
} from './weekly-summary.ts'

/** Emails to owners. */
export function createNotificationsFeature(options: { email: EmailSender; publicUrl: string }) {
  return {
    jobs: {
      email: {
        [leadAlert]: createLeadAlert(options),
        [summaryEmail]: createWeeklySummary(options),
      },
      other: { [weeklySummary]: planWeeklySummaries },
    },
    schedules: [scheduleWeeklySummary],
  } satisfies Feature
}
