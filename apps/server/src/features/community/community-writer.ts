import { randomUUIDv7 } from 'node:crypto'

import type { ReportReason } from '@wildpath/contract'
import { and, count, eq, isNull, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { bounds } from '../../limits.ts'
import { questionAnswered } from './answer-job.ts'
import {
  answers,
  communityMembers,
  postReports,
  questions,
  questionVotes,
} from './community-tables.ts'

export type CommunityWriter = ReturnType<typeof createCommunityWriter>

type NewPost = { authorId: string; requestId: string; text: string }
type Options = Pick<Database, 'db'> & { now: () => Date }

/**
 * Every write by the people of the questions page; what belongs to others answers false. Where both are locked,
 * answers come before their question, because a trigger counts them there.
 */
export function createCommunityWriter({ db, now }: Options) {
  return {
    /** Answers the id; what was sent before is the same question. */
    async ask(post: NewPost & { title: string }): Promise<string> {
      await db
        .insert(questions)
        .values({ ...post, id: randomUUIDv7(), createdAt: now() })
        .onConflictDoNothing()
      const [found] = await db
        .select({ id: questions.id })
        .from(questions)
        .where(and(eq(questions.authorId, post.authorId), eq(questions.requestId, post.requestId)))
      if (found === undefined) throw new Error('A question that was written is not there')
      return found.id
    },

    async edit(id: string, authorId: string, change: { title: string; text: string }) {
      const changed = await db
        .update(questions)
        .set({ ...change, editedAt: now() })
        .where(and(eq(questions.id, id), eq(questions.authorId, authorId)))
        .returning({ id: questions.id })
      return changed.length > 0
    },

    /** With its answers, which are locked first, as everywhere. */
    delete: (id: string, authorId: string): Promise<boolean> =>
      db.transaction(async (transaction) => {
        await transaction
          .select({ id: answers.id })
          .from(answers)
          .innerJoin(questions, eq(questions.id, answers.questionId))
          .where(and(eq(answers.questionId, id), eq(questions.authorId, authorId)))
          .orderBy(answers.id)
          .for('update', { of: answers })
        const deleted = await transaction
          .delete(questions)
          .where(and(eq(questions.id, id), eq(questions.authorId, authorId)))
          .returning({ id: questions.id })
        return deleted.length > 0
      }),

    /** Only an answer that everybody sees solves a question. False where there is no such answer. */
    setSolution: (id: string, authorId: string, answerId: string | null): Promise<boolean> =>
      db.transaction(async (transaction) => {
        if (answerId !== null) {
          const [shown] = await transaction
            .select({ id: answers.id })
            .from(answers)
            .where(
              and(
                eq(answers.id, answerId),
                eq(answers.questionId, id),
                isNull(answers.hiddenReason),
              ),
            )
            .for('share')
          if (shown === undefined) return false
        }
        const changed = await transaction
          .update(questions)
          .set({ solutionId: answerId })
          .where(and(eq(questions.id, id), eq(questions.authorId, authorId)))
          .returning({ id: questions.id })
        return changed.length > 0
      }),

    /** Nobody votes for a question of their own: they have it already. */
    async setVote(questionId: string, userId: string, isSame: boolean): Promise<void> {
      if (!isSame) {
        await db
          .delete(questionVotes)
          .where(and(eq(questionVotes.questionId, questionId), eq(questionVotes.userId, userId)))
        return
      }
      await db.execute(sql`
        insert into ${questionVotes} (question_id, user_id, created_at)
        select id, ${userId}, ${now().toISOString()}::timestamptz from ${questions}
        where id = ${questionId} and author_id <> ${userId}
        on conflict do nothing`)
    },

    /** Answers the id, and tells the asker unless they wrote it themselves; null where nothing more is taken. */
    answer: (questionId: string, post: NewPost & { isTeam: boolean }): Promise<string | null> =>
      db.transaction(async (transaction) => {
        const [question] = await transaction
          .select({ authorId: questions.authorId, closedReason: questions.closedReason })
          .from(questions)
          .where(eq(questions.id, questionId))
          .for('update')
        if (question === undefined) return null
        const [sent] = await transaction
          .select({ id: answers.id })
          .from(answers)
          .where(and(eq(answers.authorId, post.authorId), eq(answers.requestId, post.requestId)))
        if (sent !== undefined) return sent.id
        const [{ written } = { written: 0 }] = await transaction
          .select({ written: count() })
          .from(answers)
          .where(eq(answers.questionId, questionId))
        if (question.closedReason !== null || written >= bounds.community.answersOfQuestion) {
          return null
        }
        const at = now()
        const id = randomUUIDv7()
        await transaction.insert(answers).values({ ...post, id, questionId, createdAt: at })
        if (question.authorId !== post.authorId) {
          const payload = { user_id: question.authorId, answer_id: id }
          await enqueue(transaction, questionAnswered, [{ key: id, payload, runAt: at }], at)
        }
        return id
      }),

    async editAnswer(id: string, authorId: string, text: string): Promise<boolean> {
      const changed = await db
        .update(answers)
        .set({ text, editedAt: now() })
        .where(and(eq(answers.id, id), eq(answers.authorId, authorId)))
        .returning({ id: answers.id })
      return changed.length > 0
    },

    async deleteAnswer(id: string, authorId: string): Promise<boolean> {
      const deleted = await db
        .delete(answers)
        .where(and(eq(answers.id, id), eq(answers.authorId, authorId)))
        .returning({ id: answers.id })
      return deleted.length > 0
    },

    /** Once a person and post; a second time changes nothing. */
    async report(report: {
      questionId: string
      answerId: string | null
      reporterId: string
      reason: ReportReason
    }): Promise<void> {
      await db
        .insert(postReports)
        .values({ ...report, id: randomUUIDv7(), createdAt: now() })
        .onConflictDoNothing()
    },

    async setName(userId: string, name: string): Promise<void> {
      await db
        .insert(communityMembers)
        .values({ userId, name })
        .onConflictDoUpdate({ target: communityMembers.userId, set: { name } })
    },
  }
}
