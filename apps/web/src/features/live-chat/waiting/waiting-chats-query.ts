import { queryOptions } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'

export const waitingChatsQuery = queryOptions({
  queryKey: ['live-chat', 'waiting'],
  queryFn: async ({ signal }) => {
    const query = { today: new Date().toISOString(), limit: 1 }
    return (await callApi(api.listChats, { query }, { signal })).counts.pending
  },
  // In case the live connection is down.
  refetchInterval: 60_000,
})
