import {
  type AuditAction,
  type ModeratedPost,
  type ModerationAct,
  type ModerationView,
  mostCounted,
  type User,
} from '@wildpath/contract'
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'

import type { Database, Transaction } from '../../db/client.ts'
import { retryDeadlocks } from '../../db/retry-deadlocks.ts'
import { bounds } from '../../limits.ts'
import { users } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { isUnanswered } from './community-reader.ts'
import { answers, postReports, questions } from './community-tables.ts'
import { lockQuestion } from './lock-question.ts'
import { readAuthors } from './read-authors.ts'

type Page = {
  show: ModerationView
  question?: string | undefined
  before?: string | undefined
}
type Act = {
  admin: User
  questionId: string
  answerId: string | null
  act: ModerationAct
  reason: string
}

export type CommunityModeration = ReturnType<typeof createCommunityModeration>

/** The very words of the index. */
const reportedPost = sql<string>`coalesce(${postReports.answerId}, ${postReports.questionId})`

/** What admins see of everybody's posts, and do with them. */
export function createCommunityModeration({ db, now }: Pick<Database, 'db'> & { now: () => Date }) {
  /** Ids of questions and answers, the newest first. */
  async function listIds({ show, question, before }: Page, limit: number): Promise<string[]> {
    const newest = (where: SQL | undefined) =>
      db
        .select({ id: questions.id })
        .from(questions)
        .where(and(where, before === undefined ? undefined : lt(questions.id, before)))
        .orderBy(desc(questions.id))
        .limit(limit)
    const newestAnswers = (where?: SQL) =>
      db
        .select({ id: answers.id })
        .from(answers)
        .where(and(where, before === undefined ? undefined : lt(answers.id, before)))
        .orderBy(desc(answers.id))
        .limit(limit)
    const both = async (questionsWhere?: SQL, answersWhere?: SQL) => {
      const found = await unionAll(newest(questionsWhere), newestAnswers(answersWhere))
        .orderBy(sql`id desc`)
        .limit(limit)
      return found.map(({ id }) => id)
    }
    if (question !== undefined) {
      return both(eq(questions.id, question), eq(answers.questionId, question))
    }
    switch (show) {
      case 'all':
        return both()
      case 'hidden':
        return both(
          sql`${questions.hiddenReason} is not null`,
          sql`${answers.hiddenReason} is not null`,
        )
      case 'unanswered':
        return (await newest(isUnanswered)).map(({ id }) => id)
      case 'reported': {
        const reported = await db
          .selectDistinct({ id: reportedPost })
          .from(postReports)
          .where(
            and(
              isNull(postReports.settledAt),
              before === undefined ? undefined : lt(reportedPost, before),
            ),
          )
          .orderBy(desc(reportedPost))
          .limit(limit)
        return reported.map(({ id }) => id)
      }
    }
  }

  const write = <T>(run: (transaction: Transaction) => Promise<T>) =>
    retryDeadlocks(() => db.transaction(run))

  return {
    /** Newest first. */
    async list(page: Page): Promise<{ posts: ModeratedPost[]; next: string | null }> {
      const limit = bounds.lists.postsForReview
      const ids = await listIds(page, limit + 1)
      const shown = ids.slice(0, limit)
      const posts = shown.length === 0 ? [] : await readPosts(db, shown)
      return { posts, next: ids.length > limit ? (shown.at(-1) ?? null) : null }
    },

    /** What waits, counted no further than anybody reads. */
    async count() {
      const waiting = db
        .select({ id: questions.id })
        .from(questions)
        .where(isUnanswered)
        .limit(mostCounted)
        .as('waiting')
      const reported = db
        .selectDistinct({ id: sql`${reportedPost}`.as('post_id') })
        .from(postReports)
        .where(isNull(postReports.settledAt))
        .limit(mostCounted)
        .as('reported')
      const [[first], [second]] = await Promise.all([
        db.select({ number: count() }).from(waiting),
        db.select({ number: count() }).from(reported),
      ])
      return { unanswered: first?.number ?? 0, reported: second?.number ?? 0 }
    },

    /** False when the post is gone. */
    moderate: ({ admin, questionId, answerId, act, reason }: Act): Promise<boolean> =>
      write(async (transaction) => {
        const post = await lock(transaction, questionId, answerId)
        if (post === undefined) return false
        const at = now()
        await apply(transaction, { questionId, answerId, act, reason })
        if (act !== 'close' && act !== 'reopen') {
          await transaction
            .update(postReports)
            .set({ settledAt: at })
            .where(and(eq(reportedPost, answerId ?? questionId), isNull(postReports.settledAt)))
        }
        await recordAudit(transaction, {
          at,
          actor: admin,
          action: actions[act],
          target: { kind: 'user', id: post.authorId, label: post.email },
          reason,
          // Ids alone: what somebody wrote goes with their account, and the log stays.
          details: { question: questionId, answer: answerId },
        })
        return true
      }),
  }
}

const actions = {
  hide: 'post-hidden',
  show: 'post-shown',
  keep: 'post-kept',
  close: 'post-closed',
  reopen: 'post-reopened',
} as const satisfies Record<ModerationAct, AuditAction>

/** The question first, as everywhere. */
async function lock(transaction: Transaction, questionId: string, answerId: string | null) {
  const question = await lockQuestion(transaction, questionId)
  if (question === undefined) return undefined
  if (answerId === null) return findPerson(transaction, question.authorId)
  const [answer] = await transaction
    .select({ authorId: answers.authorId })
    .from(answers)
    .where(and(eq(answers.id, answerId), eq(answers.questionId, questionId)))
    .for('update')
  return answer && findPerson(transaction, answer.authorId)
}

async function findPerson(transaction: Transaction, id: string) {
  const [person] = await transaction
    .select({ authorId: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, id))
  return person
}

async function apply(
  transaction: Transaction,
  { questionId, answerId, act, reason }: Omit<Act, 'admin'>,
): Promise<void> {
  switch (act) {
    case 'keep':
      return
    case 'close':
    case 'reopen':
      await transaction
        .update(questions)
        .set({ closedReason: act === 'close' ? reason : null })
        .where(eq(questions.id, questionId))
      return
    case 'hide':
    case 'show': {
      const hiddenReason = act === 'hide' ? reason : null
      if (answerId === null) {
        await transaction
          .update(questions)
          .set({ hiddenReason })
          .where(eq(questions.id, questionId))
        return
      }
      await transaction.update(answers).set({ hiddenReason }).where(eq(answers.id, answerId))
      if (act === 'show') return
      // What nobody sees solves nothing.
      await transaction
        .update(questions)
        .set({ solutionId: null })
        .where(and(eq(questions.id, questionId), eq(questions.solutionId, answerId)))
    }
  }
}

async function readPosts(db: Database['db'], ids: string[]): Promise<ModeratedPost[]> {
  const [asked, answered, reported] = await Promise.all([
    db.select().from(questions).where(inArray(questions.id, ids)),
    db
      .select({ ...getTableColumns(answers), title: questions.title })
      .from(answers)
      .innerJoin(questions, eq(questions.id, answers.questionId))
      .where(inArray(answers.id, ids)),
    db
      .select({ id: reportedPost, reason: postReports.reason, number: count() })
      .from(postReports)
      .where(and(inArray(reportedPost, ids), isNull(postReports.settledAt)))
      .groupBy(reportedPost, postReports.reason),
  ])
  const posts = [
    ...asked.map((question) => ({
      ...question,
      questionId: question.id,
      answerId: null,
      isClosed: question.closedReason !== null,
    })),
    ...answered.map((answer) => ({ ...answer, answerId: answer.id, isClosed: false })),
  ].toSorted((one, other) => (one.id < other.id ? 1 : -1))
  const authorOf = await readAuthors(
    { db },
    posts.map(({ authorId }) => authorId),
  )
  return posts.map(({ id, questionId, answerId, title, text, isClosed, ...post }) => ({
    questionId,
    answerId,
    title,
    text,
    author: authorOf(post.authorId),
    createdAt: post.createdAt.toISOString(),
    isHidden: post.hiddenReason !== null,
    isClosed,
    reports: Object.fromEntries(
      reported.filter((one) => one.id === id).map(({ reason, number }) => [reason, number]),
    ),
  }))
}
