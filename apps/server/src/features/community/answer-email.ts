import { product } from '@wildpath/contract'
import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'

import type { Transaction } from '../../db/client.ts'
import { renderEmail } from '../../email-templates/render-email.ts'
import { done, type JobHandler } from '../../jobs/job.ts'
import { type EmailSender, needsConfirmation } from '../../providers/email/email.ts'
import { users } from '../accounts/index.ts'
import { sendToOwner } from '../notifications/index.ts'
import { communityName } from './community-name.ts'
import { answers, communityMembers, questions } from './community-tables.ts'

const payloadSchema = z.object({ answer_id: z.uuid() })

/** Tells the asker of an answer, where they want to be told and it is still there to be read. */
export function createAnswerEmail(options: { email: EmailSender; publicUrl: string }): JobHandler {
  return {
    async run(job, { transaction }) {
      const { answer_id: id } = payloadSchema.parse(job.payload)
      const found = await transaction((tx) => findAnswer(tx, id))
      if (found === null || !found.isWanted || found.isHidden) return done
      if (needsConfirmation(options.email, found.isConfirmed)) return done
      const { asker, answerer, question } = found
      const message = {
        to: asker.email,
        // No word of a stranger: a subject is read without a look at who wrote it.
        subject: `Somebody answered your question on ${product.name}`,
        ...renderEmail([
          { kind: 'words', text: `Hello ${asker.name},\n\nyou asked: ${question.title}` },
          { kind: 'answers', answers: [{ label: answerer, value: found.text }] },
          {
            kind: 'link',
            label: 'Read the answer',
            url: `${options.publicUrl}/questions/${question.id}#answer-${id}`,
          },
          {
            kind: 'footer',
            lines: [
              'You get this because you want to hear of answers to your questions.',
              { label: 'Change that', url: `${options.publicUrl}/account` },
            ],
          },
        ]),
        messageKey: `question-answered-${id}`,
        userId: asker.id,
      }
      return sendToOwner({ email: options.email, owner: asker, message })
    },
  }
}

async function findAnswer(transaction: Transaction, id: string) {
  const writer = alias(users, 'writer')
  const [found] = await transaction
    .select({
      text: answers.text,
      isTeam: answers.isTeam,
      isHidden: sql<boolean>`${answers.hiddenReason} is not null or ${questions.hiddenReason} is not null`,
      question: { id: questions.id, title: questions.title },
      asker: {
        id: users.id,
        name: users.name,
        email: users.email,
        emailProblem: users.emailProblem,
      },
      notifications: users.notifications,
      isConfirmed: users.emailVerified,
      chosenName: communityMembers.name,
      fullName: writer.name,
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(users, eq(users.id, questions.authorId))
    .innerJoin(writer, eq(writer.id, answers.authorId))
    .leftJoin(communityMembers, eq(communityMembers.userId, answers.authorId))
    .where(eq(answers.id, id))
  if (found === undefined) return null
  const { notifications, chosenName, fullName, ...answer } = found
  const name = communityName(chosenName, fullName)
  return {
    ...answer,
    isWanted: notifications.community_answers,
    // A chosen name is quoted, so that it never stands where the team's mark does.
    answerer: answer.isTeam
      ? `The ${product.name} team answered`
      : `A member called "${name.replaceAll('"', "'")}" answered`,
  }
}
