import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../../entities/api/call-api.ts'
import type { QuestionListing } from './question-paths.ts'

const community = ['community'] as const

export const questionsKey = [...community, 'questions'] as const

export const questionsQuery = ({ show, q, before }: QuestionListing) =>
  queryOptions({
    queryKey: [...questionsKey, { show, q, before }],
    queryFn: ({ signal }) =>
      callApi(api.listQuestions, { query: { show, q, before: before ?? undefined } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: [...community, 'question', id],
    queryFn: ({ signal }) => callApi(api.getQuestion, { params: { question: id } }, { signal }),
    staleTime: 0,
  })

export const similarQuery = (text: string) =>
  queryOptions({
    queryKey: [...community, 'similar', text],
    queryFn: ({ signal }) => callApi(api.findSimilarPosts, { query: { text } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const communityNameQuery = queryOptions({
  queryKey: [...community, 'name'],
  queryFn: ({ signal }) => callApi(api.getCommunityName, {}, { signal }),
})
