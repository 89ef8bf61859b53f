import { z } from 'zod'

import { enqueue } from '../../jobs/enqueue.ts'
import { done, type JobHandler } from '../../jobs/job.ts'
import { sendConversion } from '../measuring/index.ts'
import { leadAlert } from '../notifications/index.ts'
import { findNewLead, isSequenceRunning } from './follow-up-repository.ts'
import { dueAt } from './follow-up-rules.ts'
import { addSeries, enqueueDue } from './follow-up-schedule.ts'

const payloadSchema = z.object({
  funnel_id: z.uuid(),
  lead_id: z.uuid(),
  enquiry: z.string().default('1'),
})

/**
 * Handles a new lead or another enquiry: alerts the owner, tells ad platforms about a new lead whose visitor
 * consented, and schedules its follow-ups.
 */
export const handleLeadCreated: JobHandler = {
  run:
    async (job, { now }) =>
    async (transaction) => {
      const payload = payloadSchema.parse(job.payload)
      const { funnel_id: funnelId, lead_id: leadId } = payload
      const lead = await findNewLead(transaction, leadId)
      if (lead === null) return done
      const alert = { key: job.key, payload, runAt: job.createdAt }
      await enqueue(transaction, leadAlert, [alert], now)
      const conversions = (lead.measuringSignals?.platforms ?? []).map((platform) => ({
        key: `${leadId} ${platform}`,
        payload: { ...payload, platform },
        runAt: job.createdAt,
      }))
      if (conversions.length > 0) await enqueue(transaction, sendConversion, conversions, now)

      const { email, userId, isSwitchedOn, suppression, emailCount } = lead
      if (email === null || !isSwitchedOn || suppression !== null) return done
      const series = { funnelId, leadId, userId, email }
      if (lead.status === 'booked' || (await isSequenceRunning(transaction, series, job.createdAt)))
        return done
      const steps = Array.from({ length: emailCount }, (_none, at) => ({
        step: at + 1,
        dueAt: dueAt(job.createdAt, at + 1),
      }))
      await addSeries(transaction, series, steps)
      // The first one is due at once.
      await enqueueDue(transaction, { leadId, now })
      return done
    },
}
