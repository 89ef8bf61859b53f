import { product, trainingMinutes, trainingTimeText } from '@wildpath/contract'
import { eq } from 'drizzle-orm'
import { z } from 'zod'

import type { Transaction } from '../../db/client.ts'
import { renderEmail } from '../../email-templates/render-email.ts'
import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import { type EmailSender, needsConfirmation } from '../../providers/email/email.ts'
import { users } from '../accounts/index.ts'
import { sendToOwner } from '../notifications/index.ts'
import { writeInvitation } from './training-invitation.ts'
import { trainings } from './training-tables.ts'

/** To the person: the calendar file of what was agreed, moved or cancelled. */
export const trainingInvitation = jobKind<{
  user_id: string
  training_id: string
  revision: string
}>('training-invitation')

type Options = {
  email: EmailSender
  publicUrl: string
  supportEmail: string | null
  now: () => Date
}

const payloadSchema = z.object({ training_id: z.uuid(), revision: z.coerce.number().int() })

export function createTrainingInvitation(options: Options): JobHandler {
  const { email, publicUrl, supportEmail, now } = options
  const host = new URL(publicUrl).hostname

  return {
    async run(job, { transaction }) {
      const { training_id, revision } = payloadSchema.parse(job.payload)
      const found = await transaction((tx) => findTraining(tx, training_id))
      // It was changed again meanwhile, which has an email of its own.
      if (found?.training.startsAt == null || found.training.revision !== revision) return done
      const { training, person } = found
      if (needsConfirmation(email, person.isConfirmed)) return done
      const isCancelled = training.status === 'cancelled'
      const { id, about, sequence, startsAt, timeZone } = training
      const when = trainingTimeText(startsAt ?? now(), timeZone)
      return sendToOwner({
        email,
        owner: person,
        message: {
          to: person.email,
          subject: subjectOf({ isCancelled, sequence }),
          ...renderEmail([
            {
              kind: 'words',
              text: `Hello ${person.name},\n\n${newsOf({ isCancelled, sequence, when })}`,
            },
            { kind: 'answers', answers: [{ label: 'About', value: about }] },
            { kind: 'link', label: 'Open the chat', url: `${publicUrl}/dashboard?chat` },
            {
              kind: 'footer',
              lines: [
                `You get this because you booked a training with the team of ${product.name}.`,
              ],
            },
          ]),
          calendar: writeInvitation({
            training: { id, about, sequence, startsAt: startsAt ?? now(), isCancelled },
            person,
            chatUrl: `${publicUrl}/dashboard?chat`,
            organizer: { email: supportEmail ?? `no-reply@${host}` },
            host,
            now: now(),
          }),
          ...(supportEmail !== null && { replyTo: supportEmail }),
          messageKey: `training-${id}-${revision}`,
          userId: person.id,
        },
      })
    },
  }
}

type News = { isCancelled: boolean; sequence: number }

function subjectOf({ isCancelled, sequence }: News): string {
  if (isCancelled) return 'Your training is cancelled'
  return sequence === 0 ? 'Your training' : 'Your training was moved'
}

/** What the team wrote about it stands in the chat, such as where one meets. */
function newsOf({ isCancelled, sequence, when }: News & { when: string }): string {
  if (isCancelled) return `the training on ${when} is cancelled. Why stands in the chat.`
  const time = `${when}, ${trainingMinutes} minutes`
  const news =
    sequence === 0 ? `your training is on ${time}.` : `your training was moved. It is on ${time}.`
  return `${news} How you meet stands in the chat. The calendar file of this email puts it into your calendar.`
}

async function findTraining(transaction: Transaction, id: string) {
  const [found] = await transaction
    .select({
      training: trainings,
      person: {
        id: users.id,
        name: users.name,
        email: users.email,
        emailProblem: users.emailProblem,
        isConfirmed: users.emailVerified,
      },
    })
    .from(trainings)
    .innerJoin(users, eq(users.id, trainings.userId))
    .where(eq(trainings.id, id))
  return found
}
