import { addDays, getTimeZone } from '@wildpath/contract'
import { z } from 'zod'

import { enqueue } from '../../jobs/enqueue.ts'
import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind, schedule } from '../../jobs/job-kind.ts'
import { type EmailSender, needsConfirmation } from '../../providers/email/email.ts'
import { findSummary, listSummaryReaders } from './notification-repository.ts'
import { sendToOwner } from './send-to-owner.ts'
import { isoWeek, nextSummaryWeek, summaryTime } from './week.ts'
import { weeklySummaryEmail } from './weekly-summary-email.ts'

const weekSchema = z.object({ week: z.string(), from: z.iso.date(), before: z.iso.date() })
const summaryEmailSchema = weekSchema.extend({ user_id: z.string() })

export const weeklySummary = jobKind<z.infer<typeof weekSchema>>('weekly-summary')
export const summaryEmail = jobKind<z.infer<typeof summaryEmailSchema>>('weekly-summary-email')

/** Plans the summaries of each week; a worker that was down then catches up. */
export const scheduleWeeklySummary = schedule(weeklySummary, (now) => {
  const { monday, planAt } = nextSummaryWeek(now)
  const week = isoWeek(new Date(monday))
  const payload = { week, from: addDays(monday, -7), before: monday }
  return { key: week, payload, runAt: planAt }
})

/** Enqueues one email per reader for Monday at eight in their zone; each is retried on its own. */
export const planWeeklySummaries: JobHandler = {
  run:
    async (job, { now }) =>
    async (transaction) => {
      const week = weekSchema.parse(job.payload)
      const readers = await listSummaryReaders(transaction)
      const emailJobs = readers.map(({ id: userId, ...reader }) => ({
        key: `${week.week}:${userId}`,
        payload: { ...week, user_id: userId },
        runAt: summaryTime(week.before, getTimeZone(reader)),
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
