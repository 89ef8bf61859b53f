import { planKeys, supportTier, supportTiers } from '@wildpath/contract'
import { and, eq, exists, inArray, ne, notExists, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/client.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { done, type JobHandler } from '../../jobs/job.ts'
import { jobKind } from '../../jobs/job-kind.ts'
import { bounds } from '../../limits.ts'
import { isAnAdmin, users } from '../accounts/index.ts'
import { chatAnswer, chatReceipt, chatTicket } from './chat-email-jobs.ts'
import { supportChats } from './chat-tables.ts'
import { isTeamThere } from './support-hours.ts'

export const checkChats = jobKind('check-chats')

const { checkEveryMs, unansweredMs, unansweredAwayMs, unseenMs, unseenUntilMs, chatsARun } =
  bounds.supportChat

type DueChat = { id: string; userId: string; position: number }

/** Work without an end: what nobody answered or saw here goes by email. Without a support address there is nobody to write to. */
export function createCheckChats({ supportEmail }: { supportEmail: string | null }): JobHandler {
  return {
    everyMs: checkEveryMs,
    run:
      async (_job, { now }) =>
      async (transaction) => {
        await releaseAbandoned(transaction, now)
        await followPlans(transaction)
        if (supportEmail !== null) {
          const waitMs = isTeamThere(now) ? unansweredMs : unansweredAwayMs
          for (const chat of await findUnanswered(transaction, new Date(now.getTime() - waitMs))) {
            await note(transaction, chat, { ticketedPosition: chat.position })
            await ask(transaction, chatTicket, chat, now)
            await ask(transaction, chatReceipt, chat, now)
          }
        }
        for (const chat of await findUnseen(transaction, now)) {
          await note(transaction, chat, { mailedPosition: chat.position })
          await ask(transaction, chatAnswer, chat, now)
        }
        return done
      },
  }
}

/** Whoever answered is no admin any more, or has no account: the chat waits for somebody again. */
async function releaseAbandoned(transaction: Transaction, now: Date): Promise<void> {
  const answerers = transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, supportChats.adminId), isAnAdmin))
  await transaction
    .update(supportChats)
    .set({ status: 'pending_admin', adminId: null, updatedAt: now })
    .where(and(eq(supportChats.status, 'assigned'), notExists(answerers)))
}

/** Moves waiting chats within the queue when their person's plan changes. */
async function followPlans(transaction: Transaction): Promise<void> {
  for (const [rank, tier] of supportTiers.entries()) {
    const people = transaction
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.id, supportChats.userId),
          inArray(
            users.plan,
            planKeys.filter((plan) => supportTier(plan) === tier),
          ),
        ),
      )
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await transaction
      .update(supportChats)
      .set({ tier: rank })
      .where(
        and(eq(supportChats.status, 'pending_admin'), ne(supportChats.tier, rank), exists(people)),
      )
  }
}

function note(
  transaction: Transaction,
  { id }: DueChat,
  positions: { ticketedPosition: number } | { mailedPosition: number },
) {
  return transaction.update(supportChats).set(positions).where(eq(supportChats.id, id))
}

function ask(
  transaction: Transaction,
  kind: typeof chatTicket,
  { id, userId, position }: DueChat,
  now: Date,
) {
  const payload = { user_id: userId, chat_id: id, position: String(position) }
  return enqueue(transaction, kind, [{ key: `${id}:${position}`, payload, runAt: now }], now)
}

/** Open chats whose last word is the person's, said before `before` and not sent on yet. */
export async function findUnanswered(transaction: Transaction, before: Date): Promise<DueChat[]> {
  const { rows } = await transaction.execute<DueChat>(sql`
    select chat.id, chat.user_id as "userId", last.position
    from support_chats as chat
    cross join lateral (
      select position, sender_role, created_at from support_messages
      where chat_id = chat.id and not is_note order by position desc limit 1) as last
    where chat.status <> 'closed' and last.sender_role = 'user'
      and last.position > chat.ticketed_position and last.created_at <= ${before}
    order by chat.updated_at limit ${chatsARun}
    for update of chat skip locked`)
  return rows
}

/** Chats in which the team wrote something that the person neither saw nor got by email. */
export async function findUnseen(transaction: Transaction, now: Date): Promise<DueChat[]> {
  const { rows } = await transaction.execute<DueChat>(sql`
    select chat.id, chat.user_id as "userId", last.position
    from support_chats as chat
    cross join lateral (
      select position, created_at from support_messages
      where chat_id = chat.id and not is_note and sender_role = 'admin'
        and position > greatest(chat.seen_by_user, chat.mailed_position)
      order by position desc limit 1) as last
    where chat.updated_at > ${new Date(now.getTime() - unseenUntilMs)}
      and chat.last_position > greatest(chat.seen_by_user, chat.mailed_position)
      and last.created_at <= ${new Date(now.getTime() - unseenMs)}
    order by chat.updated_at limit ${chatsARun}
    for update of chat skip locked`)
  return rows
}
