import { z } from 'zod'

import {
  answerPostSchema,
  communityNameSchema,
  editedAnswerSchema,
  editedQuestionSchema,
  moderationCountsSchema,
  moderationListSchema,
  moderationQuerySchema,
  moderationSchema,
  newAnswerSchema,
  newQuestionSchema,
  postReportSchema,
  questionListQuerySchema,
  questionListSchema,
  questionSchema,
  similarPostsSchema,
} from '../community.ts'
import { endpoint } from '../endpoint.ts'
import { lineField } from '../text.ts'
import { byId, nothing } from './shapes.ts'

/** A question that everybody may read; `:id` is that of what only its author changes. */
const byQuestion = z.object({ question: z.uuid() })

/** The public questions page. */
export const communityEndpoints = {
  listQuestions: endpoint({
    method: 'GET',
    path: '/api/questions',
    query: questionListQuerySchema,
    answer: questionListSchema,
  }),
  /** Help articles and questions that a new question may be answered by. */
  findSimilarPosts: endpoint({
    method: 'GET',
    path: '/api/questions/similar',
    query: z.object({ text: lineField().max(200) }),
    answer: similarPostsSchema,
  }),
  getQuestion: endpoint({
    method: 'GET',
    path: '/api/questions/:question',
    params: byQuestion,
    answer: questionSchema,
  }),
  askQuestion: endpoint({
    method: 'POST',
    path: '/api/questions',
    body: newQuestionSchema,
    answer: questionSchema,
    isRepeatable: true,
  }),
  editQuestion: endpoint({
    method: 'PATCH',
    path: '/api/questions/:id',
    params: byId,
    body: editedQuestionSchema,
    answer: questionSchema,
    isRepeatable: true,
  }),
  /** With its answers. */
  deleteQuestion: endpoint({
    method: 'DELETE',
    path: '/api/questions/:id',
    params: byId,
    answer: nothing,
  }),
  /** The asker says which answer solved it, or with null that none did. */
  setSolution: endpoint({
    method: 'PUT',
    path: '/api/questions/:id/solution',
    params: byId,
    body: z.object({ answerId: z.uuid().nullable() }),
    answer: questionSchema,
    isRepeatable: true,
  }),
  /** Whether the person has the same question. */
  setQuestionVote: endpoint({
    method: 'PUT',
    path: '/api/questions/:question/vote',
    params: byQuestion,
    body: z.object({ isSame: z.boolean() }),
    answer: questionSchema.pick({ votes: true, hasVoted: true }),
    isRepeatable: true,
  }),
  answerQuestion: endpoint({
    method: 'POST',
    path: '/api/questions/:question/answers',
    params: byQuestion,
    body: newAnswerSchema,
    answer: answerPostSchema,
    isRepeatable: true,
  }),
  editAnswer: endpoint({
    method: 'PATCH',
    path: '/api/answers/:id',
    params: byId,
    body: editedAnswerSchema,
    answer: answerPostSchema,
    isRepeatable: true,
  }),
  deleteAnswer: endpoint({
    method: 'DELETE',
    path: '/api/answers/:id',
    params: byId,
    answer: nothing,
  }),
  /** Once a person and post. */
  reportPost: endpoint({
    method: 'POST',
    path: '/api/questions/:question/reports',
    params: byQuestion,
    body: postReportSchema,
    answer: nothing,
    isRepeatable: true,
  }),
  /** How the person is called on the questions page. */
  getCommunityName: endpoint({
    method: 'GET',
    path: '/api/account/community-name',
    answer: communityNameSchema,
  }),
  setCommunityName: endpoint({
    method: 'PUT',
    path: '/api/account/community-name',
    body: communityNameSchema,
    answer: communityNameSchema,
    isRepeatable: true,
  }),

  /** Admins only, as are those below. */
  listPostsForReview: endpoint({
    method: 'GET',
    path: '/api/admin/questions',
    query: moderationQuerySchema,
    answer: moderationListSchema,
  }),
  countPostsForReview: endpoint({
    method: 'GET',
    path: '/api/admin/questions/counts',
    answer: moderationCountsSchema,
  }),
  moderatePost: endpoint({
    method: 'POST',
    path: '/api/admin/questions/:id',
    params: byId,
    body: moderationSchema,
    answer: nothing,
    isRepeatable: true,
  }),
}
