import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type SenderDomain } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { isPlanRefusal } from '../../../entities/plan/plan-refusal.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { notify, notifyError, notifySuccess } from '../../../ui/notify.ts'
import { checkText } from './sender-domain-state.ts'

export const senderDomainQuery = queryOptions({
  queryKey: ['sender-domain'],
  queryFn: ({ signal }) => callApi(api.getSenderDomain, {}, { signal }),
})

/** Takes over a sender domain as the server answered it. */
function useSenderCache() {
  const queryClient = useQueryClient()
  const { queryKey } = senderDomainQuery

  return {
    async take(senderDomain: SenderDomain | null) {
      // An answer that is on its way would bring the old state back.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, { senderDomain })
    },
    reload: () => void queryClient.invalidateQueries({ queryKey }),
  }
}

export function useSetSenderDomain(onSet: () => void) {
  const cache = useSenderCache()

  return useMutation({
    mutationFn: (address: string) => callApi(api.setSenderDomain, { body: { address } }),
    onSuccess: async (sender) => {
      await cache.take(sender)
      onSet()
    },
  })
}

export function useCheckSenderDomain() {
  const cache = useSenderCache()

  return useMutation({
    mutationFn: () => callApi(api.verifySenderDomain, {}),
    onSuccess: async (sender) => {
      await cache.take(sender)
      ;(sender.status === 'verified' ? notifySuccess : notify)(checkText(sender))
    },
    onError: (failure) => {
      cache.reload()
      if (!isPlanRefusal(failure)) {
        notifyError(failureMessage(failure, 'Nothing could be checked just now. Please try again.'))
      }
    },
  })
}

export function useRemoveSenderDomain(onRemoved: () => void) {
  const cache = useSenderCache()

  return useMutation({
    mutationFn: () => callApi(api.removeSenderDomain, {}),
    onSuccess: async () => {
      await cache.take(null)
      notifySuccess('Your follow-ups come from our address again.')
      onRemoved()
    },
    onError: (failure) => {
      cache.reload()
      notifyError(failureMessage(failure, 'It could not be removed. Please try again.'))
    },
  })
}
