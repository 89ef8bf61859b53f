import type { Feature } from '../../feature.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
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
export function createNotificationsFeature({
  email,
  publicUrl,
  limiters,
}: {
  email: EmailSender
  publicUrl: string
  limiters: Pick<RateLimiters, 'emailsToUnconfirmedAddress'>
}) {
  return {
    jobs: {
      email: {
        [leadAlert]: createLeadAlert({
          email,
          publicUrl,
          unconfirmedLimit: limiters.emailsToUnconfirmedAddress,
        }),
        [summaryEmail]: createWeeklySummary({ email, publicUrl }),
      },
      other: { [weeklySummary]: planWeeklySummaries },
    },
    schedules: [scheduleWeeklySummary],
  } satisfies Feature
}
