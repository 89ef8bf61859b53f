import type { Feature } from '../../feature.ts'
import { createUnconfirmedEmailLimit } from '../../http/unconfirmed-email-limit.ts'
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
  limiters: Parameters<typeof createUnconfirmedEmailLimit>[0]
}) {
  return {
    jobs: {
      email: {
        [leadAlert]: createLeadAlert({
          email,
          publicUrl,
          unconfirmedLimit: createUnconfirmedEmailLimit(limiters),
        }),
        [summaryEmail]: createWeeklySummary({ email, publicUrl }),
      },
      other: { [weeklySummary]: planWeeklySummaries },
    },
    schedules: [scheduleWeeklySummary],
  } satisfies Feature
}
