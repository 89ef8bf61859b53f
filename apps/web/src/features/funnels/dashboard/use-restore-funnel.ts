import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type DeletedFunnel } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { funnelKeys } from '../../../entities/funnel/funnel-queries.ts'
import { refreshFunnels } from '../../../entities/funnel/refresh-funnels.ts'
import { isPlanRefusal } from '../../../entities/plan/plan-refusal.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'

/** Brings an adventure back as it was; where the plan has no room, the upgrade dialog says so. */
export function useRestoreFunnel() {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: ({ id }: Pick<DeletedFunnel, 'id' | 'title'>) =>
      callApi(api.restoreFunnel, { params: { id } }),
    onSuccess: async (_funnel, { title }) => {
      await refreshFunnels(queryClient, [funnelKeys.all])
      notifySuccess(`${title} is back, with its leads and numbers.`)
    },
    onError: (failure) => {
      if (isPlanRefusal(failure)) return
      notifyError(failureMessage(failure, 'It could not be restored just now. Please try again.'))
    },
  })
}
