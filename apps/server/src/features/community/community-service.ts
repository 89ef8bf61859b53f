import {
  type AnswerPost,
  isAdmin,
  type Question,
  type ReportReason,
  type SimilarPosts,
  type User,
} from '@wildpath/contract'
import { communityNameProblem } from '@wildpath/contract/names'
import type { HelpSearch } from '@wildpath/help'

import type { RateLimiters } from '../../http/rate-limiters.ts'
import { bounds } from '../../limits.ts'
import { type EmailSender, needsConfirmation } from '../../providers/email/email.ts'
import { err, ok, type Result } from '../../result.ts'
import type { CommunityReader } from './community-reader.ts'
import type { CommunityWriter } from './community-writer.ts'
import { presentQuestion } from './present-question.ts'

type Options = {
  reader: CommunityReader
  writer: CommunityWriter
  limiters: Pick<
    RateLimiters,
    | 'questionsOfUser'
    | 'answersOfUser'
    | 'postEditsOfUser'
    | 'postReportsOfUser'
    | 'questionVotesOfUser'
  >
  email: EmailSender
  help: HelpSearch
}

export type CommunityService = ReturnType<typeof createCommunityService>

/** Of the score of the article that fits best. */
const leastShareOfBest = 0.2

const noQuestion = err({ code: 'question-not-found' })
const noAnswer = err({ code: 'answer-not-found' })
const tooMany = err({ code: 'too-many-requests' })
const nothing = ok({})

/** Asking, answering and what goes with it. */
export function createCommunityService({ reader, writer, limiters, email, help }: Options) {
  async function find(id: string, viewer: User | null): Promise<Result<Question>> {
    const row = await reader.find(id, viewer?.id ?? null)
    const question = row && presentQuestion(row, viewer)
    return question === null ? noQuestion : ok(question)
  }

  /** One that the viewer sees, out of its question. */
  async function findAnswer(id: string, viewer: User): Promise<Result<AnswerPost>> {
    const questionId = await reader.findQuestionOf(id)
    const question = questionId === null ? noQuestion : await find(questionId, viewer)
    const answer = question.ok ? question.value.answers.find((one) => one.id === id) : undefined
    return answer === undefined ? noAnswer : ok(answer)
  }

  const mayPost = (user: User) => !needsConfirmation(email, user.email_verified)
  const notConfirmed = err({ code: 'post-not-confirmed' })

  return {
    find,

    async listSimilar(text: string): Promise<Result<SimilarPosts>> {
      const found = help.search(text, { limit: bounds.lists.similarPosts })
      // What shares a word by chance is far behind what the text is about.
      const least = (found[0]?.score ?? 0) * leastShareOfBest
      const articles = found.filter(({ score }) => score >= least)
      return ok({
        articles: articles.map(({ slug, title, summary }) => ({ slug, title, summary })),
        questions: text === '' ? [] : await reader.listSimilar(text),
      })
    },

    async ask(user: User, post: { requestId: string; title: string; text: string }) {
      if (!mayPost(user)) return notConfirmed
      const isNew = !(await writer.hasAsked(user.id, post.requestId))
      if (isNew && !(await limiters.questionsOfUser.consume(user.id))) return tooMany
      return find(await writer.ask({ ...post, authorId: user.id }), user)
    },

    async edit(user: User, id: string, change: { title: string; text: string }) {
      if (!(await limiters.postEditsOfUser.consume(user.id))) return tooMany
      const edited = await writer.edit(id, user.id, change)
      return edited.ok ? find(id, user) : edited
    },

    async delete(user: User, id: string): Promise<Result<Record<string, never>>> {
      return (await writer.delete(id, user.id)) ? nothing : noQuestion
    },

    async setSolution(user: User, id: string, answerId: string | null): Promise<Result<Question>> {
      const question = await find(id, user)
      if (!question.ok || !question.value.isOwn) return noQuestion
      return (await writer.setSolution(id, user.id, answerId)) ? find(id, user) : noAnswer
    },

    async setVote(user: User, id: string, isSame: boolean) {
      const before = await find(id, user)
      if (!before.ok) return before
      if (!limiters.questionVotesOfUser.consume(user.id)) return tooMany
      await writer.setVote(id, user.id, isSame)
      const after = await find(id, user)
      if (!after.ok) return after
      return ok({ votes: after.value.votes, hasVoted: after.value.hasVoted })
    },

    async answer(
      user: User,
      questionId: string,
      post: { requestId: string; text: string },
    ): Promise<Result<AnswerPost>> {
      const question = await find(questionId, user)
      if (!question.ok) return question
      if (!mayPost(user)) return notConfirmed
      const isNew = !(await writer.hasAnswered(user.id, post.requestId))
      if (isNew && !(await limiters.answersOfUser.consume(user.id))) return tooMany
      const written = await writer.answer(user, questionId, { ...post, isTeam: isAdmin(user) })
      return written.ok ? findAnswer(written.value, user) : written
    },

    async editAnswer(user: User, id: string, text: string): Promise<Result<AnswerPost>> {
      if (!(await limiters.postEditsOfUser.consume(user.id))) return tooMany
      const edited = await writer.editAnswer(id, user, text)
      return edited.ok ? findAnswer(id, user) : edited
    },

    async deleteAnswer(user: User, id: string): Promise<Result<Record<string, never>>> {
      return (await writer.deleteAnswer(id, user.id)) ? nothing : noAnswer
    },

    async report(
      user: User,
      questionId: string,
      { answerId, reason }: { answerId: string | null; reason: ReportReason },
    ): Promise<Result<Record<string, never>>> {
      const question = await find(questionId, user)
      if (!question.ok) return question
      const isThere = answerId === null || question.value.answers.some(({ id }) => id === answerId)
      if (!isThere) return noAnswer
      if (!(await limiters.postReportsOfUser.consume(user.id))) return tooMany
      const reported = await writer.report({ questionId, answerId, reporterId: user.id, reason })
      return reported.ok ? nothing : reported
    },

    async findName(user: User) {
      return ok({ name: await reader.findName(user.id) })
    },

    async setName(user: User, name: string) {
      const problem = communityNameProblem(name)
      if (problem !== null)
        return err({ code: 'invalid-input' as const, fields: { name: problem } })
      await writer.setName(user.id, name)
      return ok({ name })
    },
  }
}
