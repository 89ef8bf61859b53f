import { randomUUIDv7 } from 'node:crypto'

import {
  type ChatRole,
  isAdmin,
  type NewTraining,
  type PlanKey,
  type Training,
  type TrainingTime,
  type User,
} from '@wildpath/contract'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { err, ok, type Result } from '../../result.ts'
import { users } from '../accounts/index.ts'
import { recordChatAudit, sayInChat, supportChats } from '../support-chat/index.ts'
import { trainingInvitation } from './training-invitation-job.ts'
import { decideScheduling, isBookable } from './training-rules.ts'
import { trainings } from './training-tables.ts'
import { trainingWords } from './training-words.ts'

type Row = typeof trainings.$inferSelect
type Side = {
  chatId: string
  person: { id: string; plan: PlanKey }
  sender: { id: string; role: ChatRole }
}
type Cancellation = { revision: number; words: string }

const noChat = err({ code: 'chat-not-found' })
const none = err({ code: 'training-not-found' })
const changed = err({ code: 'training-changed' })
const notThen = err({ code: 'training-time-refused' })

/** What is still to come of a training; the words of the unique index. */
const isActive = inArray(trainings.status, ['requested', 'proposed', 'confirmed'])

export type TrainingService = ReturnType<typeof createTrainingService>

/** Each change is said in the chat in the same transaction; who agreed on a time gets a calendar file by email. */
export function createTrainingService({ db, now }: Pick<Database, 'db'> & { now: () => Date }) {
  /** As which side somebody is in a chat; null where it is not theirs. */
  async function sideOf(user: User, chatId: string): Promise<Side | null> {
    const [person] = await db
      .select({ id: users.id, plan: users.plan })
      .from(supportChats)
      .innerJoin(users, eq(users.id, supportChats.userId))
      .where(eq(supportChats.id, chatId))
    if (person === undefined) return null
    const role = person.id === user.id ? 'user' : 'admin'
    return role === 'admin' && !isAdmin(user)
      ? null
      : { chatId, person, sender: { id: user.id, role } }
  }

  /** Of two who change it at once one wins; the other is told. */
  function change(
    side: Side,
    revision: number,
    decide: (training: Row, at: Date) => Result<{ set: Partial<Row>; text: string }>,
  ): Promise<Result<Training>> {
    return db.transaction(async (transaction) => {
      const at = now()
      await endPast(transaction, side.person.id, at)
      const [training] = await transaction
        .select()
        .from(trainings)
        .where(and(eq(trainings.userId, side.person.id), isActive))
        .for('update')
      if (training === undefined) return none
      if (training.revision !== revision) return changed
      const decided = decide(training, at)
      if (!decided.ok) return decided
      const [row] = await transaction
        .update(trainings)
        .set({ ...decided.value.set, revision: revision + 1, updatedAt: at })
        .where(eq(trainings.id, training.id))
        .returning()
      if (row === undefined) return none
      await sayInChat(transaction, { ...side, text: decided.value.text, at })
      if (side.sender.role === 'admin') {
        await recordChatAudit(transaction, {
          adminId: side.sender.id,
          chatId: side.chatId,
          action: 'training-changed',
          at,
          details: { status: row.status, startsAt: row.startsAt?.toISOString() ?? null },
        })
      }
      if (row.status === 'confirmed' || training.status === 'confirmed') {
        await invite(transaction, row, at)
      }
      return ok(present(row))
    })
  }

  return {
    async request(user: User, { about, times, time_zone }: NewTraining): Promise<Result<Training>> {
      if (!times.every((time) => isBookable(time, now()))) return notThen
      return db.transaction(async (transaction) => {
        const at = now()
        await endPast(transaction, user.id, at)
        const wishedTimes = [
          ...new Set(times.map((time) => new Date(time).toISOString())),
        ].toSorted()
        const [row] = await transaction
          .insert(trainings)
          .values({
            id: randomUUIDv7(),
            userId: user.id,
            about,
            timeZone: time_zone,
            wishedTimes,
            createdAt: at,
            updatedAt: at,
          })
          .onConflictDoNothing()
          .returning()
        if (row === undefined) return err({ code: 'training-open' })
        await sayInChat(transaction, {
          person: user,
          sender: { id: user.id, role: 'user' },
          text: trainingWords.requested(row),
          at,
        })
        return ok(present(row))
      })
    },

    async find(user: User, chatId: string): Promise<Result<{ training: Training | null }>> {
      const side = await sideOf(user, chatId)
      if (side === null) return noChat
      const [row] = await db
        .select()
        .from(trainings)
        .where(and(eq(trainings.userId, side.person.id), isActive))
      const isOver = row?.status === 'confirmed' && (row.startsAt?.getTime() ?? 0) < now().getTime()
      return ok({ training: row === undefined || isOver ? null : present(row) })
    },

    async schedule(admin: User, chatId: string, body: TrainingTime): Promise<Result<Training>> {
      const side = await sideOf(admin, chatId)
      if (side === null) return noChat
      const { starts_at, revision, words } = body
      const asTeam: Side = { ...side, sender: { id: admin.id, role: 'admin' } }
      return change(asTeam, revision, (training, at) => {
        if (!isBookable(starts_at, at)) return notThen
        const startsAt = new Date(starts_at)
        const scheduling = decideScheduling(training, starts_at)
        return ok({
          set: {
            startsAt,
            status: scheduling === 'proposes' ? 'proposed' : 'confirmed',
            ...(scheduling === 'moves' && { sequence: training.sequence + 1 }),
          },
          text: trainingWords.scheduled(scheduling, startsAt, training.timeZone, words),
        })
      })
    },

    async accept(user: User, chatId: string, revision: number): Promise<Result<Training>> {
      const side = await sideOf(user, chatId)
      if (side === null || side.sender.role !== 'user') return noChat
      return change(side, revision, ({ status, startsAt, timeZone }, at) => {
        if (status !== 'proposed' || startsAt === null) return changed
        if (!isBookable(startsAt.toISOString(), at)) return notThen
        return ok({
          set: { status: 'confirmed' },
          text: trainingWords.accepted(startsAt, timeZone),
        })
      })
    },

    async cancel(
      user: User,
      chatId: string,
      { revision, words }: Cancellation,
    ): Promise<Result<Training>> {
      const side = await sideOf(user, chatId)
      if (side === null) return noChat
      return change(side, revision, ({ sequence }) =>
        ok({
          set: { status: 'cancelled', sequence: sequence + 1 },
          text: trainingWords.cancelled(side.sender.role, words),
        }),
      )
    },
  }
}

/** What is over stands in the way of nothing. */
async function endPast(transaction: Transaction, userId: string, at: Date): Promise<void> {
  await transaction
    .update(trainings)
    .set({ status: 'held', revision: sql`${trainings.revision} + 1` })
    .where(
      and(
        eq(trainings.userId, userId),
        eq(trainings.status, 'confirmed'),
        lt(trainings.startsAt, at),
      ),
    )
}

async function invite(transaction: Transaction, { id, userId, revision }: Row, at: Date) {
  const payload = { user_id: userId, training_id: id, revision: String(revision) }
  await enqueue(
    transaction,
    trainingInvitation,
    [{ key: `${id}:${revision}`, payload, runAt: at }],
    at,
  )
}

function present(row: Row): Training {
  return {
    id: row.id,
    about: row.about,
    status: row.status,
    time_zone: row.timeZone,
    wished_times: row.wishedTimes,
    starts_at: row.startsAt?.toISOString() ?? null,
    revision: row.revision,
  }
}
