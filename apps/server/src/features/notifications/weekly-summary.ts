import { z } from 'zod'

import { enqueue } from '../../jobs/enqueue.ts'
import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind, schedule } from '../../jobs/job-kind.ts'
import { type EmailSender, needsConfirmation } from '../../providers/email/email.ts'
import { findSummary, listSummaryReaders } from './notification-repository.ts'
import { sendToOwner } from './send-to-owner.ts'
import { isoWeek, nextSummaryTime, weekBefore } from './week.ts'
import { weeklySummaryEmail } from './weekly-summary-email.ts'

const weekSchema = z.object({ week: z.string(), from: z.iso.date(), before: z.iso.date() })
const summaryEmailSchema = weekSchema.extend({ user_id: z.string() })

export const weeklySummary = jobKind<z.infer<typeof weekSchema>>('weekly-summary')
export const summaryEmail = jobKind<z.infer<typeof summaryEmailSchema>>('weekly-summary-email')

/** Mondays at eight; a worker that was down then makes up for it. */
export const scheduleWeeklySummary = schedule(weeklySummary, (now) => {
  const runAt = nextSummaryTime(now)
  const week = isoWeek(runAt)
  return { key: week, payload: { week, ...weekBefore(runAt) }, runAt }
})

/** Asks for one email a person, so that each is sent, or tried again, by itself. */
export const planWeeklySummaries: JobHandler = {
  run:
    async (job, { now }) =>
    async (transaction) => {
      const week = weekSchema.parse(job.payload)
      const readers = await listSummaryReaders(transaction)
      const emailJobs = readers.map((userId) => ({
        key: `${week.week}:${userId}`,
        payload: { ...week, user_id: userId },
        runAt: now,
      }))
      // A statement has a limit of parameters.
      for (let at = 0; at < emailJobs.length; at += 1_000) {
        await enqueue(transaction, summaryEmail, emailJobs.slice(at, at + 1_000), now)
      }
      return done
    },
}

/** Sends one person their week, unless nothing at all happened in it, or the address may not be theirs. */
export function createWeeklySummary(options: {
  email: EmailSender
  publicUrl: string
}): JobHandler {
  return {
    async run(job, { transaction }) {
      const { user_id: userId, ...week } = summaryEmailSchema.parse(job.payload)
      const summary = await transaction((tx) => findSummary(tx, userId, week))
      if (summary === null || !isWorthSending(summary, options.email)) return done
      const message = weeklySummaryEmail({ ...summary, ...week }, options.publicUrl)
      return sendToOwner({
        email: options.email,
        owner: summary.owner,
        message: { ...message, messageKey: `weekly-summary-${week.week}-${userId}`, userId },
      })
    },
  }
}

type Summary = NonNullable<Awaited<ReturnType<typeof findSummary>>>

function isWorthSending(summary: Summary, email: EmailSender): boolean {
  const hasNews = summary.funnels.some(({ views, leads }) => views > 0 || leads > 0)
  return summary.isWanted && hasNews && !needsConfirmation(email, summary.isConfirmed)
}
