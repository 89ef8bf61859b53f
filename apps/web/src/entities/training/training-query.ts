import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../api/call-api.ts'

/** Of a chat's person. Whatever changes it is said in the chat, so each new message is a reason to read it again. */
export function trainingQuery(chatId: string, lastPosition: number) {
  return queryOptions({
    queryKey: ['training', chatId, lastPosition],
    queryFn: ({ signal }) => callApi(api.getTraining, { params: { id: chatId } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
