import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { notifyError } from '../../ui/notify.ts'
import { createRequestVotes, type RequestVotes } from './request-votes.ts'

/** The votes in the cache around: see `createRequestVotes`. */
export function useRequestVotes(): RequestVotes {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: ({ number, has_voted }: { number: number; has_voted: boolean }) =>
      callApi(api.voteForFeatureRequest, { params: { number }, body: { has_voted } }),
  })
  const [votes] = useState(() =>
    createRequestVotes({
      queryClient,
      send: (number, has_voted) => mutateAsync({ number, has_voted }),
      notifyError,
    }),
  )
  return votes
}
