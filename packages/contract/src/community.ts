import { z } from 'zod'

import { displayEmailField } from './display-email-field.ts'
import { auditReasonField } from './audit.ts'
import { lineField, textField } from './text.ts'

/** The public questions page: what people ask each other and the team, and the answers. */

export const longestQuestionTitle = 150
export const longestPost = 5000

const titleField = lineField()
  .min(1, 'Please enter your question')
  .min(10, 'Please ask in a whole sentence of 10 characters or more')
  .max(longestQuestionTitle, `A question can have ${longestQuestionTitle} characters at most`)

const tooLong = `Please keep this under ${longestPost.toLocaleString('en')} characters`

/** What a question is about in more words; the title may say it all. */
const detailsField = textField().max(longestPost, tooLong)
const answerField = textField().min(1, 'Please write your answer').max(longestPost, tooLong)

/** Given by the sender, so that a post that is sent again is the same one. */
const requestField = z.uuid()

export const editedQuestionSchema = z.object({ title: titleField, text: detailsField })
export const newQuestionSchema = editedQuestionSchema.extend({ requestId: requestField })
export type NewQuestion = z.input<typeof newQuestionSchema>

export const editedAnswerSchema = z.object({ text: answerField })
export const newAnswerSchema = editedAnswerSchema.extend({ requestId: requestField })

/** A person's name on the questions page. The server also checks it with `communityNameProblem`. */
export const communityNameSchema = z.object({
  name: lineField()
    .min(1, 'Please enter a name')
    .max(40, 'Please keep the name under 40 characters'),
})

export const questionFilters = ['all', 'unanswered', 'solved'] as const
export type QuestionFilter = (typeof questionFilters)[number]

export const questionListQuerySchema = z.object({
  show: z.enum(questionFilters).default('all'),
  /** Words of its title or text; empty for all. */
  q: lineField().max(100).default(''),
  /** `next` of the page before. */
  before: z.uuid().optional(),
})
export type QuestionListQuery = z.input<typeof questionListQuerySchema>

/** Who wrote something: a name to be called by, and nothing that leads to the account. */
export const postAuthorSchema = z.object({ name: z.string() })

export const questionSummarySchema = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The first words of what it says beside its title. */
  excerpt: z.string(),
  author: postAuthorSchema,
  createdAt: z.iso.datetime(),
  answers: z.int().nonnegative(),
  /** How many others have the same question. */
  votes: z.int().nonnegative(),
  isSolved: z.boolean(),
  isClosed: z.boolean(),
})
export type QuestionSummary = z.infer<typeof questionSummarySchema>

/** Newest first. */
export const questionListSchema = z.object({
  questions: z.array(questionSummarySchema),
  next: z.uuid().nullable(),
})
export type QuestionList = z.infer<typeof questionListSchema>

/** The reason that an admin gave, where a post is hidden; only its author and admins get it at all. */
const hiddenField = z.object({ reason: z.string() }).nullable()

export const answerPostSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  author: postAuthorSchema,
  /** Written for the product by one of its team. */
  isTeam: z.boolean(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  hidden: hiddenField,
  /** Of whoever reads. */
  isOwn: z.boolean(),
  isReported: z.boolean(),
})
export type AnswerPost = z.infer<typeof answerPostSchema>

export const questionSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  author: postAuthorSchema,
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  votes: z.int().nonnegative(),
  hidden: hiddenField,
  /** An admin takes no more answers, and why. */
  closed: z.object({ reason: z.string() }).nullable(),
  /** The answer that the asker says solved it. */
  solutionId: z.uuid().nullable(),
  /** What solved it first, then the oldest. */
  answers: z.array(answerPostSchema),
  /** Of whoever reads. */
  isOwn: z.boolean(),
  hasVoted: z.boolean(),
  isReported: z.boolean(),
})
export type Question = z.infer<typeof questionSchema>

/** What may make a new question needless. */
export const similarPostsSchema = z.object({
  articles: z.array(z.object({ slug: z.string(), title: z.string(), summary: z.string() })),
  questions: z.array(questionSummarySchema),
})
export type SimilarPosts = z.infer<typeof similarPostsSchema>

export const reportReasons = {
  spam: 'It is advertising or spam',
  rude: 'It is rude or hurts somebody',
  private: 'It shows private data',
  wrong: 'It is wrong or does harm',
} as const
export type ReportReason = keyof typeof reportReasons
export const reportReasonSchema = z.enum(
  Object.keys(reportReasons) as [ReportReason, ...ReportReason[]],
)

export const postReportSchema = z.object({
  /** Null for the question itself. */
  answerId: z.uuid().nullable(),
  reason: reportReasonSchema,
})

export const moderationViews = ['reported', 'unanswered', 'hidden', 'all'] as const
export type ModerationView = (typeof moderationViews)[number]

export const moderationQuerySchema = z.object({
  show: z.enum(moderationViews).default('reported'),
  /** Only this one, with its answers. */
  question: z.uuid().optional(),
  before: z.uuid().optional(),
})

/** A question or an answer as admins judge it. */
export const moderatedPostSchema = z.object({
  questionId: z.uuid(),
  answerId: z.uuid().nullable(),
  title: z.string(),
  text: z.string(),
  author: z.object({ name: z.string(), email: displayEmailField() }),
  createdAt: z.iso.datetime(),
  isHidden: z.boolean(),
  isClosed: z.boolean(),
  /** Open ones, by reason. */
  reports: z.partialRecord(reportReasonSchema, z.int().positive()),
})
export type ModeratedPost = z.infer<typeof moderatedPostSchema>

/** Newest first. */
export const moderationListSchema = z.object({
  posts: z.array(moderatedPostSchema),
  next: z.uuid().nullable(),
})

/** 'keep' settles the reports of a post that stays; 'close' and 'reopen' are for questions. */
export const moderationActs = ['hide', 'show', 'keep', 'close', 'reopen'] as const
export type ModerationAct = (typeof moderationActs)[number]

export const moderationSchema = z
  .object({
    answerId: z.uuid().nullable(),
    act: z.enum(moderationActs),
    reason: auditReasonField,
  })
  .refine(({ answerId, act }) => answerId === null || (act !== 'close' && act !== 'reopen'), {
    message: 'Only a question is closed',
    path: ['act'],
  })

/** What waits for the team; neither is counted further than to `mostCounted`. */
export const mostCounted = 99
export const moderationCountsSchema = z.object({
  unanswered: z.int().nonnegative(),
  reported: z.int().nonnegative(),
})
