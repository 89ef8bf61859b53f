import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type DeletedFunnel } from '@wildpath/contract'

import { callApi } from '../../../lib/api-client.ts'
import { failureMessage } from '../../../lib/api-failure.ts'
import { funnelKeys } from '../../../lib/funnel-queries.ts'
import { isPlanRefusal } from '../../../lib/plan-refusal.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'

/** Brings an adventure back as it was; where the plan has no room, the upgrade dialog says so. */
export function useRestoreFunnel() {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: ({ id }: Pick<DeletedFunnel, 'id' | 'title'>) =>
      callApi(api.restoreFunnel, { params: { id } }),
    onSuccess: async (_funnel, { title }) => {
      await queryClient.invalidateQueries({ queryKey: funnelKeys.all })
      notifySuccess(`${title} is back, with its leads and numbers.`)
    },
    onError: (failure) => {
      if (isPlanRefusal(failure)) return
      notifyError(failureMessage(failure, 'It could not be restored just now. Please try again.'))
    },
  })
}
