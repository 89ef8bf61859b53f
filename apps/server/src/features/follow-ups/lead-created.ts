import { z } from 'zod'

import { enqueueJobs } from '../../jobs/enqueue-jobs.ts'
import { done, type JobHandler } from '../../jobs/job.ts'
import { addSeries, findNewLead, isSeriesTaken } from './follow-up-repository.ts'
import { dueAt } from './follow-up-rules.ts'
import { followUpKind } from './send-follow-up.ts'

/** Asked for by the statement that stores a lead, when the lead first counts. */
export const leadCreatedKind = 'lead-created'

const payloadSchema = z.object({ funnel_id: z.uuid(), lead_id: z.uuid() })

type Options = {
  /** The job that tells the owner. */
  alertKind: string
}

/** What a new lead sets going: the owner is told, and its emails are planned from this moment on. */
export function createLeadCreated({ alertKind }: Options): JobHandler {
  return {
    run:
      async (job, { now }) =>
      async (transaction) => {
        const payload = payloadSchema.parse(job.payload)
        const { funnel_id: funnelId, lead_id: leadId } = payload
        const lead = await findNewLead(transaction, leadId)
        if (lead === null) return done
        const alert = { kind: alertKind, key: leadId, payload, runAt: job.createdAt }
        await enqueueJobs(transaction, [alert], now)

        const { email, userId, isSwitchedOn, suppression, emailCount } = lead
        if (email === null || !isSwitchedOn || suppression !== null) return done
        const series = { funnelId, leadId, userId, email }
        if (await isSeriesTaken(transaction, series)) return done
        const steps = Array.from({ length: emailCount }, (_none, at) => ({
          step: at + 1,
          dueAt: dueAt(job.createdAt, at + 1),
        }))
        await addSeries(transaction, series, steps)
        const sends = steps.map(({ step, dueAt: runAt }) => ({
          kind: followUpKind,
          key: `${leadId}:${step}`,
          payload: { ...payload, step: String(step) },
          runAt,
        }))
        await enqueueJobs(transaction, sends, now)
        return done
      },
  }
}
