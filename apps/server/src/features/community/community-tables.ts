import type { ReportReason } from '@wildpath/contract'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

import { users } from '../accounts/index.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const author = () =>
  text('author_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** How people want to be called on the questions page; whoever is not here goes by their first name. */
export const communityMembers = pgTable('community_members', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
})

/** Ids are of version 7, so that posts stand in the order of their time. */
export const questions = pgTable(
  'questions',
  {
    id: uuid('id').primaryKey(),
    authorId: author(),
    /** The sender's own: what is sent again is the same question. */
    requestId: uuid('request_id').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Of the answers that are not hidden, kept by a trigger, as is the number of votes. */
    answerCount: integer('answer_count').notNull().default(0),
    voteCount: integer('vote_count').notNull().default(0),
    solutionId: uuid('solution_id').references((): AnyPgColumn => answers.id, {
      onDelete: 'set null',
    }),
    /** Why admins hid it, for its author; null while everybody sees it. */
    hiddenReason: text('hidden_reason'),
    /** Why it takes no more answers; null while it does. */
    closedReason: text('closed_reason'),
    createdAt: time('created_at').notNull(),
    editedAt: time('edited_at'),
    words: tsvector('words')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(to_tsvector('english', fold_text(title)), 'A') || setweight(to_tsvector('english', fold_text(text)), 'B')`,
      ),
  },
  (table) => [
    unique('questions_request').on(table.authorId, table.requestId),
    index('questions_shown')
      .on(table.id)
      .where(sql`${table.hiddenReason} is null`),
    index('questions_unanswered')
      .on(table.id)
      .where(
        sql`${table.hiddenReason} is null and ${table.answerCount} = 0 and ${table.closedReason} is null`,
      ),
    index('questions_solved')
      .on(table.id)
      .where(sql`${table.hiddenReason} is null and ${table.solutionId} is not null`),
    index('questions_hidden')
      .on(table.id)
      .where(sql`${table.hiddenReason} is not null`),
    index('questions_solution').on(table.solutionId),
    // Searches are far more frequent than questions, and one must not wait for what others left to be sorted in.
    index('questions_words').using('gin', table.words).with({ fastupdate: false }),
  ],
)

export const answers = pgTable(
  'question_answers',
  {
    id: uuid('id').primaryKey(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    authorId: author(),
    requestId: uuid('request_id').notNull(),
    text: text('text').notNull(),
    /** Its author answered as one of the team; a later change of their plan does not make it less so. */
    isTeam: boolean('is_team').notNull(),
    hiddenReason: text('hidden_reason'),
    createdAt: time('created_at').notNull(),
    editedAt: time('edited_at'),
  },
  (table) => [
    unique('question_answers_request').on(table.authorId, table.requestId),
    index('question_answers_question').on(table.questionId, table.id),
    index('question_answers_hidden')
      .on(table.id)
      .where(sql`${table.hiddenReason} is not null`),
  ],
)

/** Who has the same question. */
export const questionVotes = pgTable(
  'question_votes',
  {
    questionId: uuid('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.userId] }),
    index('question_votes_user').on(table.userId),
  ],
)

/** What somebody finds wrong with a question, or with one of its answers. */
export const postReports = pgTable(
  'post_reports',
  {
    id: uuid('id').primaryKey(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** Null for the question itself. */
    answerId: uuid('answer_id').references(() => answers.id, { onDelete: 'cascade' }),
    reporterId: text('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    createdAt: time('created_at').notNull(),
    /** When an admin decided about the post; null for one that waits. */
    settledAt: time('settled_at'),
  },
  (table) => [
    unique('post_reports_once')
      .on(table.questionId, table.answerId, table.reporterId)
      .nullsNotDistinct(),
    index('post_reports_open')
      .on(sql`coalesce(${table.answerId}, ${table.questionId})`)
      .where(sql`${table.settledAt} is null`),
    index('post_reports_answer').on(table.answerId),
    index('post_reports_reporter').on(table.reporterId),
  ],
)
