import { randomUUIDv7 } from 'node:crypto'

import type { ReportReason, User } from '@wildpath/contract'
import { and, count, eq, isNull, type SQL } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { retryDeadlocks } from '../../db/retry-deadlocks.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { bounds } from '../../limits.ts'
import { err, ok, type Result } from '../../result.ts'
import { questionAnswered } from './answer-job.ts'
import {
  answers,
  communityMembers,
  postReports,
  questions,
  questionVotes,
} from './community-tables.ts'
import { lockQuestion } from './lock-question.ts'
import { maySee } from './present-question.ts'
import { takeReportsAgain } from './take-reports-again.ts'

export type CommunityWriter = ReturnType<typeof createCommunityWriter>

type NewPost = { authorId: string; requestId: string; text: string }
type NewAnswer = { requestId: string; text: string; isTeam: boolean }
type Report = {
  questionId: string
  answerId: string | null
  reporterId: string
  reason: ReportReason
}
type Options = Pick<Database, 'db'> & { now: () => Date }

const noQuestion = err({ code: 'question-not-found' })
const noAnswer = err({ code: 'answer-not-found' })
const done = ok(null)

/** Every write by the people of the questions page; what belongs to others is not there for them. */
export function createCommunityWriter({ db, now }: Options) {
  /** All that is written by somebody's account being deleted, too, which locks in an order of its own. */
  const write = <T>(run: (transaction: Transaction) => Promise<T>) =>
    retryDeadlocks(() => db.transaction(run))

  return {
    async hasAsked(authorId: string, requestId: string): Promise<boolean> {
      const [sent] = await db
        .select({ id: questions.id })
        .from(questions)
        .where(and(eq(questions.authorId, authorId), eq(questions.requestId, requestId)))
      return sent !== undefined
    },

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

    /** What the team closed stays as it judged it. */
    edit: (id: string, authorId: string, change: { title: string; text: string }) =>
      write(async (transaction): Promise<Result<null>> => {
        const question = await lockQuestion(transaction, id)
        if (question?.authorId !== authorId) return noQuestion
        if (question.closedReason !== null) return err({ code: 'question-not-editable' })
        await transaction
          .update(questions)
          .set({ ...change, editedAt: now() })
          .where(eq(questions.id, id))
        await takeReportsAgain(transaction, id, null)
        return done
      }),

    /** With its answers. */
    delete: (id: string, authorId: string): Promise<boolean> =>
      write(async (transaction) => {
        const deleted = await transaction
          .delete(questions)
          .where(and(eq(questions.id, id), eq(questions.authorId, authorId)))
          .returning({ id: questions.id })
        return deleted.length > 0
      }),

    /** Only an answer that everybody sees solves a question. False where there is no such answer. */
    setSolution: (id: string, authorId: string, answerId: string | null): Promise<boolean> =>
      write(async (transaction) => {
        const question = await lockQuestion(transaction, id)
        if (question?.authorId !== authorId) return false
        if (
          answerId !== null &&
          !(await keepAnswer(transaction, id, answerId, isNull(answers.hiddenReason)))
        )
          return false
        await transaction
          .update(questions)
          .set({ solutionId: answerId })
          .where(eq(questions.id, id))
        return true
      }),

    /** Nobody votes for a question of their own: they have it already. */
    setVote: (questionId: string, userId: string, isSame: boolean): Promise<void> =>
      write(async (transaction) => {
        const question = await lockQuestion(transaction, questionId)
        if (question === undefined) return
        if (!isSame) {
          await transaction
            .delete(questionVotes)
            .where(and(eq(questionVotes.questionId, questionId), eq(questionVotes.userId, userId)))
        } else if (question.authorId !== userId) {
          await transaction
            .insert(questionVotes)
            .values({ questionId, userId, createdAt: now() })
            .onConflictDoNothing()
        }
      }),

    async hasAnswered(authorId: string, requestId: string): Promise<boolean> {
      return (await findSent(db, authorId, requestId)) !== undefined
    },

    /** Answers the id, and tells the asker unless they wrote it themselves. */
    answer: (author: User, questionId: string, post: NewAnswer) =>
      write(async (transaction): Promise<Result<string>> => {
        const question = await lockQuestion(transaction, questionId)
        if (question === undefined || !maySee(question, author)) return noQuestion
        const sent = await findSent(transaction, author.id, post.requestId)
        if (sent !== undefined) return sent.questionId === questionId ? ok(sent.id) : sentElsewhere
        if (question.closedReason !== null || (await isFull(transaction, questionId))) {
          return err({ code: 'question-closed' })
        }
        const at = now()
        const written = await transaction
          .insert(answers)
          .values({ ...post, id: randomUUIDv7(), questionId, authorId: author.id, createdAt: at })
          .onConflictDoNothing()
          .returning({ id: answers.id })
        const id = written[0]?.id
        // At the same moment, to another question.
        if (id === undefined) return sentElsewhere
        if (question.authorId !== author.id) {
          const payload = { user_id: question.authorId, answer_id: id }
          await enqueue(transaction, questionAnswered, [{ key: id, payload, runAt: at }], at)
        }
        return ok(id)
      }),

    /** Below a question that its author does not see any more there is nothing to change. */
    editAnswer: (id: string, author: User, text: string) =>
      write(async (transaction): Promise<Result<null>> => {
        const question = await lockQuestionOf(transaction, id)
        if (question === undefined || !maySee(question, author)) return noAnswer
        const changed = await transaction
          .update(answers)
          .set({ text, editedAt: now() })
          .where(and(eq(answers.id, id), eq(answers.authorId, author.id)))
          .returning({ questionId: answers.questionId })
        if (changed[0] === undefined) return noAnswer
        await takeReportsAgain(transaction, changed[0].questionId, id)
        return done
      }),

    deleteAnswer: (id: string, authorId: string): Promise<boolean> =>
      write(async (transaction) => {
        await lockQuestionOf(transaction, id)
        const deleted = await transaction
          .delete(answers)
          .where(and(eq(answers.id, id), eq(answers.authorId, authorId)))
          .returning({ id: answers.id })
        return deleted.length > 0
      }),

    /** Once a person and post, as it is written; a second time changes nothing. */
    report: (report: Report) =>
      write(async (transaction): Promise<Result<null>> => {
        const { questionId, answerId } = report
        if ((await lockQuestion(transaction, questionId)) === undefined) return noQuestion
        if (answerId !== null && !(await keepAnswer(transaction, questionId, answerId))) {
          return noAnswer
        }
        await transaction
          .insert(postReports)
          .values({ ...report, id: randomUUIDv7(), createdAt: now() })
          .onConflictDoNothing()
        return done
      }),

    async setName(userId: string, name: string): Promise<void> {
      await db
        .insert(communityMembers)
        .values({ userId, name })
        .onConflictDoUpdate({ target: communityMembers.userId, set: { name } })
    },
  }
}

const sentElsewhere = err({ code: 'answer-sent-elsewhere' })

async function lockQuestionOf(transaction: Transaction, answerId: string) {
  const [answer] = await transaction
    .select({ questionId: answers.questionId })
    .from(answers)
    .where(eq(answers.id, answerId))
  return answer && lockQuestion(transaction, answer.questionId)
}

async function findSent(db: Pick<Database['db'], 'select'>, authorId: string, requestId: string) {
  const [sent] = await db
    .select({ id: answers.id, questionId: answers.questionId })
    .from(answers)
    .where(and(eq(answers.authorId, authorId), eq(answers.requestId, requestId)))
  return sent
}

async function isFull(transaction: Transaction, questionId: string): Promise<boolean> {
  const [{ written } = { written: 0 }] = await transaction
    .select({ written: count() })
    .from(answers)
    .where(eq(answers.questionId, questionId))
  return written >= bounds.community.answersOfQuestion
}

/** Whether the answer is there, and stays until the transaction ends. */
async function keepAnswer(transaction: Transaction, questionId: string, id: string, where?: SQL) {
  const found = await transaction
    .select({ id: answers.id })
    .from(answers)
    .where(and(eq(answers.id, id), eq(answers.questionId, questionId), where))
    .for('share')
  return found.length > 0
}
