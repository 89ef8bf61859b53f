import { type ChatRole, plans, product } from '@wildpath/contract'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import { z } from 'zod'

import type { Transaction } from '../../db/client.ts'
import { type EmailPart, renderEmail } from '../../email-templates/render-email.ts'
import { done, type Job, type JobHandler } from '../../jobs/job.ts'
import { bounds } from '../../limits.ts'
import { type Email, type EmailSender, needsConfirmation } from '../../providers/email/email.ts'
import { users } from '../accounts/index.ts'
import { sendToOwner } from '../notifications/index.ts'
import { supportChats, supportMessages } from './chat-tables.ts'

type Options = { email: EmailSender; publicUrl: string; supportEmail: string | null }

const payloadSchema = z.object({ chat_id: z.uuid(), position: z.coerce.number().int() })

/** Tells the team; their answer by email goes to the person. */
export function createChatTicket({ email, publicUrl, supportEmail }: Options): JobHandler {
  return {
    async run(job, { transaction }) {
      const chat = await transaction((tx) => findChat(tx, job))
      if (chat === null || supportEmail === null) return done
      const sent = await email.send({
        to: supportEmail,
        subject: `A chat waits for an answer (${plans[chat.person.plan].label})`,
        replyTo: chat.person.email,
        ...renderEmail([
          { kind: 'words', text: `${chat.person.name} <${chat.person.email}> wrote:` },
          thread(chat, 'You'),
          {
            kind: 'link',
            label: 'Answer in the chat',
            url: `${publicUrl}/admin/chats?chat=${chat.id}`,
          },
          {
            kind: 'words',
            text: 'You can also answer this email: your answer goes to them by email, and not into the chat.',
          },
        ]),
        messageKey: keyOf('chat-ticket', chat),
      })
      if (sent.ok) return done
      const { kind, reason } = sent.failure
      return { kind: 'failed', reason, isFinal: kind === 'refused-message' }
    },
  }
}

/** Tells the person that a person will read it. */
export function createChatReceipt(options: Options): JobHandler {
  return toPerson(options, 'chat-receipt', ({ supportEmail }) => ({
    subject: `We have your message`,
    before:
      'Nobody of our team could answer right away, so your message went to us by email. We answer as soon as we can, here or in the chat.',
    replyTo: supportEmail,
  }))
}

/** Brings the person what they did not see in the chat. */
export function createChatAnswer(options: Options): JobHandler {
  return toPerson(options, 'chat-answer', () => ({
    subject: `Our team answered you`,
    before: 'Our team wrote to you in the chat:',
    replyTo: null,
  }))
}

type Words = { subject: string; before: string; replyTo: string | null }

function toPerson(
  { email, publicUrl, supportEmail }: Options,
  key: string,
  wordsFor: (options: Pick<Options, 'supportEmail'>) => Words,
): JobHandler {
  return {
    async run(job, { transaction }) {
      const chat = await transaction((tx) => findChat(tx, job))
      if (chat === null || needsConfirmation(email, chat.isConfirmed)) return done
      const { subject, before, replyTo } = wordsFor({ supportEmail })
      const message: Email = {
        to: chat.person.email,
        subject,
        ...renderEmail([
          { kind: 'words', text: `Hello ${chat.person.name},\n\n${before}` },
          thread(chat, 'Our team'),
          { kind: 'link', label: 'Open the chat', url: `${publicUrl}/dashboard?chat` },
          {
            kind: 'footer',
            lines: [`You get this because you wrote to the team of ${product.name}.`],
          },
        ]),
        ...(replyTo !== null && { replyTo }),
        messageKey: keyOf(key, chat),
        userId: chat.person.id,
      }
      return sendToOwner({ email, owner: chat.person, message })
    },
  }
}

type MailedChat = NonNullable<Awaited<ReturnType<typeof findChat>>>

const keyOf = (name: string, { id, position }: MailedChat) => `${name}-${id}-${position}`

/** As it is when the email is written, notes left out; null when the chat is gone. */
async function findChat(transaction: Transaction, job: Job) {
  const { chat_id: id, position } = payloadSchema.parse(job.payload)
  const [found] = await transaction
    .select({
      id: supportChats.id,
      person: {
        id: users.id,
        name: users.name,
        email: users.email,
        emailProblem: users.emailProblem,
        plan: users.plan,
      },
      isConfirmed: users.emailVerified,
    })
    .from(supportChats)
    .innerJoin(users, eq(users.id, supportChats.userId))
    .where(eq(supportChats.id, id))
  if (found === undefined) return null
  const latest = await transaction
    .select({ senderRole: supportMessages.senderRole, text: supportMessages.text })
    .from(supportMessages)
    .where(
      and(
        eq(supportMessages.chatId, id),
        lte(supportMessages.position, sql`${position}::int`),
        eq(supportMessages.isNote, false),
      ),
    )
    .orderBy(desc(supportMessages.position))
    .limit(bounds.supportChat.mailedMessages)
  return { ...found, position, messages: latest.toReversed() }
}

function thread({ messages, person }: MailedChat, team: string): EmailPart {
  const nameOf = (role: ChatRole) => (role === 'admin' ? team : person.name)
  return {
    kind: 'answers',
    answers: messages.map(({ senderRole, text }) => ({
      label: nameOf(senderRole),
      value: text === '' ? '(a picture)' : text,
    })),
  }
}
