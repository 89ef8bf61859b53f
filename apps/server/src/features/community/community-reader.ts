import type { QuestionFilter, QuestionList, QuestionSummary } from '@wildpath/contract'
import { foldText } from '@wildpath/text'
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { bounds } from '../../limits.ts'
import { answers, postReports, questions, questionVotes } from './community-tables.ts'
import { excerptOf } from './excerpt-of.ts'
import { readAuthors } from './read-authors.ts'

export type CommunityReader = ReturnType<typeof createCommunityReader>
export type QuestionRow = NonNullable<Awaited<ReturnType<CommunityReader['find']>>>
export type AnswerRow = QuestionRow['answers'][number]

/** The very words of the indexes. */
const isShown = sql`${questions.hiddenReason} is null`
export const isUnanswered = sql`${isShown} and ${questions.answerCount} = 0 and ${questions.closedReason} is null`
const ofFilter: Record<QuestionFilter, SQL> = {
  all: isShown,
  unanswered: isUnanswered,
  solved: sql`${isShown} and ${questions.solutionId} is not null`,
}

type List = { show: QuestionFilter; q: string; before?: string | undefined }

/** What is asked and answered. `viewerId` is null for visitors. */
export function createCommunityReader({ db }: Pick<Database, 'db'>) {
  async function summarize(where: SQL | undefined, order: SQL[], limit: number) {
    const rows = await db
      .select({
        id: questions.id,
        title: questions.title,
        text: questions.text,
        createdAt: questions.createdAt,
        answers: questions.answerCount,
        votes: questions.voteCount,
        solutionId: questions.solutionId,
        closedReason: questions.closedReason,
        authorId: questions.authorId,
      })
      .from(questions)
      .where(where)
      .orderBy(...order)
      .limit(limit)
    const authorOf = await readAuthors({ db }, idsOf(rows))
    return rows.map(
      ({ authorId, text, createdAt, solutionId, closedReason, ...row }): QuestionSummary => ({
        ...row,
        excerpt: excerptOf(text),
        author: { name: authorOf(authorId).name },
        createdAt: createdAt.toISOString(),
        isSolved: solutionId !== null,
        isClosed: closedReason !== null,
      }),
    )
  }

  /** By the index of words first: walking through all by their time, a rare word would be looked for in each. */
  const newestWithWords = (q: string, where: SQL | undefined, limit: number) =>
    sql`${questions.id} = any(array(
      with found as materialized (
        select id from ${questions}
        where ${where} and words @@ websearch_to_tsquery('english', ${foldText(q)}))
      select id from found order by id desc limit ${limit}))`

  return {
    /** Newest first; of a search those that have all its words. */
    async list({ show, q, before }: List): Promise<QuestionList> {
      const limit = bounds.lists.questions
      const where = and(ofFilter[show], before === undefined ? undefined : lt(questions.id, before))
      const found = await summarize(
        q === '' ? where : newestWithWords(q, where, limit + 1),
        [desc(questions.id)],
        limit + 1,
      )
      const page = found.slice(0, limit)
      return { questions: page, next: found.length > limit ? (page.at(-1)?.id ?? null) : null }
    },

    /** Those that share the most telling words with a text, best first. */
    async listSimilar(text: string): Promise<QuestionSummary[]> {
      // Any of its words will do; their order is what ranking is for.
      const anyWord = sql`replace(plainto_tsquery('english', ${foldText(text)})::text, '&', '|')::tsquery`
      const newest = db
        .select({ id: questions.id, words: questions.words })
        .from(questions)
        .where(and(isShown, sql`${questions.words} @@ ${anyWord}`))
        .orderBy(desc(questions.id))
        .limit(bounds.community.rankedQuestions)
        .as('newest')
      const best = await db
        .select({ id: newest.id })
        .from(newest)
        .orderBy(sql`ts_rank(${newest.words}, ${anyWord}) desc`, desc(newest.id))
        .limit(bounds.lists.similarPosts)
      const ids = best.map(({ id }) => id)
      const found = await summarize(inArray(questions.id, ids), [], ids.length)
      return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    },

    /** A question with its answers, hidden ones included; what of it somebody may see is decided elsewhere. */
    async find(id: string, viewerId: string | null) {
      const mine = (column: SQL) =>
        viewerId === null ? sql<boolean>`false` : sql<boolean>`${column}`
      const [question] = await db
        .select({
          id: questions.id,
          authorId: questions.authorId,
          title: questions.title,
          text: questions.text,
          votes: questions.voteCount,
          solutionId: questions.solutionId,
          hiddenReason: questions.hiddenReason,
          closedReason: questions.closedReason,
          createdAt: questions.createdAt,
          editedAt: questions.editedAt,
          hasVoted: mine(sql`exists(select from ${questionVotes}
            where ${questionVotes.questionId} = ${questions.id}
              and ${questionVotes.userId} = ${viewerId})`),
          isReported: mine(sql`exists(select from ${postReports}
            where ${postReports.questionId} = ${questions.id}
              and ${postReports.answerId} is null and ${postReports.reporterId} = ${viewerId})`),
        })
        .from(questions)
        .where(eq(questions.id, id))
      if (question === undefined) return null
      const found = await db
        .select({
          id: answers.id,
          authorId: answers.authorId,
          text: answers.text,
          isTeam: answers.isTeam,
          hiddenReason: answers.hiddenReason,
          createdAt: answers.createdAt,
          editedAt: answers.editedAt,
          isReported: mine(sql`exists(select from ${postReports}
            where ${postReports.answerId} = ${answers.id}
              and ${postReports.reporterId} = ${viewerId})`),
        })
        .from(answers)
        .where(eq(answers.questionId, id))
        .orderBy(asc(answers.id))
      const authorOf = await readAuthors({ db }, idsOf([question, ...found]))
      const named = <Row extends { authorId: string }>(row: Row) => {
        return { ...row, author: { name: authorOf(row.authorId).name } }
      }
      return { ...named(question), answers: found.map(named) }
    },

    /** The question of an answer, for whoever knows only that. */
    async findQuestionOf(answerId: string): Promise<string | null> {
      const [found] = await db
        .select({ id: answers.questionId })
        .from(answers)
        .where(eq(answers.id, answerId))
      return found?.id ?? null
    },

    /** For search engines: the newest, each with the time of its last change by its author. */
    listAddresses: (most: number) =>
      db
        .select({
          id: questions.id,
          changedAt: sql<Date>`coalesce(${questions.editedAt}, ${questions.createdAt})`.mapWith(
            questions.createdAt,
          ),
        })
        .from(questions)
        .where(isShown)
        .orderBy(desc(questions.id))
        .limit(most),

    async findName(userId: string): Promise<string> {
      const authorOf = await readAuthors({ db }, [userId])
      return authorOf(userId).name
    },
  }
}

const idsOf = (rows: readonly { authorId: string }[]) => rows.map(({ authorId }) => authorId)
