import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, plans, unlimitedFunnels } from '@wildpath/contract'
import { useNavigate } from 'react-router'

import { callApi } from '../../../entities/api/call-api.ts'
import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { funnelKeys } from '../../../entities/funnel/funnel-queries.ts'
import { usePerson } from '../../../entities/person/person.ts'
import { cacheFunnel } from '../../../entities/funnel/cache-funnel.ts'
import { requestUpgrade } from '../../../entities/plan/upgrade-request.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'

/** Makes a draft copy and goes there. */
export function useDuplicate(funnelId: string) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const plan = usePerson()?.plan ?? 'free'

  return useMutation({
    mutationFn: () => callApi(api.duplicateFunnel, { params: { id: funnelId } }),
    onSuccess: async (copy) => {
      await cacheFunnel(queryClient, copy)
      void queryClient.invalidateQueries({ queryKey: funnelKeys.list })
      notifySuccess('Funnel duplicated: this is the copy, a private draft')
      await navigate(`/funnel/${copy.id}`)
    },
    onError: (failure) => {
      if (failure instanceof ApiFailure && failure.code === 'funnel-limit') {
        const note = `${plans[plan].label} has room for one adventure. Nothing was copied.`
        requestUpgrade({ feature: unlimitedFunnels, note })
        return
      }
      notifyError(failureMessage(failure, 'Failed to duplicate funnel'))
    },
  })
}
