import { queryOptions } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../../entities/api/call-api.ts'

export const chatAdminsQuery = queryOptions({
  queryKey: ['live-chat', 'admins'],
  queryFn: ({ signal }) => callApi(api.listChatAdmins, {}, { signal }),
})

export const cannedAnswersQuery = queryOptions({
  queryKey: ['live-chat', 'canned-answers'],
  queryFn: ({ signal }) => callApi(api.listCannedAnswers, {}, { signal }),
})

export const chatContextQuery = (chatId: string) =>
  queryOptions({
    queryKey: ['live-chat', 'context', chatId],
    queryFn: ({ signal }) => callApi(api.getChatContext, { params: { id: chatId } }, { signal }),
  })
