import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { funnelKeys } from '../../../entities/funnel/funnel-queries.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'

/** Deletes what is among the recently deleted for good. */
export function usePurgeFunnel(onPurged: () => void) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: (id: string) => callApi(api.purgeFunnel, { params: { id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: funnelKeys.deleted })
      notifySuccess('Deleted for good')
      onPurged()
    },
    onError: (failure) =>
      notifyError(failureMessage(failure, 'It could not be deleted just now. Please try again.')),
  })
}
