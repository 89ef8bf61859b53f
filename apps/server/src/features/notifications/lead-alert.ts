import { isEmailAddress } from '@wildpath/contract'
import { z } from 'zod'

import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import type { UnconfirmedEmailLimit } from '../../http/unconfirmed-email-limit.ts'
import { bounds } from '../../limits.ts'
import { type EmailSender, needsConfirmation } from '../../providers/email/email.ts'
import { leadAlertEmail } from './lead-alert-email.ts'
import { findAlert } from './notification-repository.ts'
import { sendToOwner } from './send-to-owner.ts'

export const leadAlert = jobKind<{ lead_id: string; funnel_id: string; enquiry: string }>(
  'lead-alert',
)

const payloadSchema = z.object({ lead_id: z.uuid(), enquiry: z.coerce.number().default(1) })

/** Tells the owner of a lead, where they want to be told. */
export function createLeadAlert(options: {
  email: EmailSender
  publicUrl: string
  unconfirmedLimit: UnconfirmedEmailLimit
}): JobHandler {
  return {
    async run(job, { transaction }) {
      const mostUnconfirmed = bounds.emails.alertsToUnconfirmedADay
      const { lead_id: leadId, enquiry } = payloadSchema.parse(job.payload)
      const alert = await transaction((tx) => findAlert(tx, leadId, mostUnconfirmed))
      if (alert === null || alert.isQuarantined || !alert.isWanted) return done
      // Somebody else's address must not be filled with what strangers type.
      const isUnconfirmed = needsConfirmation(options.email, alert.isConfirmed)
      if (isUnconfirmed && alert.leadsBefore >= mostUnconfirmed) return done
      if (isUnconfirmed && !(await options.unconfirmedLimit.consume(alert.owner.email))) return done
      const visitor = alert.visitor !== null && isEmailAddress(alert.visitor) ? alert.visitor : null
      const message = leadAlertEmail({ ...alert, leadId, enquiry, visitor }, options.publicUrl)
      return sendToOwner({ email: options.email, owner: alert.owner, message })
    },
  }
}
