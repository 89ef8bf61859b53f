import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Funnel } from '@wildpath/contract'

import { callApi } from '../../lib/api-client.ts'
import { funnelKeys, funnelListQuery, funnelQuery } from '../../lib/funnel-queries.ts'
import { isPlanRefusal } from '../../lib/plan-refusal.ts'
import { notifyError, notifySuccess } from '../../ui/notify.ts'

/** Publishes a funnel or makes it private; every screen shows the answer at once. */
export function usePublication(funnelId: string) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: (isPublic: boolean) =>
      callApi(api.setPublication, { params: { id: funnelId }, body: { isPublic } }),
    onSuccess: async (funnel) => {
      // A refetch that began before would bring the old state back.
      await queryClient.cancelQueries({ queryKey: funnelKeys.list })
      await queryClient.cancelQueries({ queryKey: funnelKeys.one(funnelId) })
      queryClient.setQueryData(funnelQuery(funnelId).queryKey, funnel)
      queryClient.setQueryData(funnelListQuery.queryKey, (list) => list && replaced(list, funnel))
      notifySuccess(
        funnel.isPublic ? 'Funnel is now public and accessible via URL' : 'Funnel is now private',
      )
    },
    onError: (failure) => {
      // The upgrade dialog says it: see the query client.
      if (isPlanRefusal(failure)) return
      notifyError('Failed to update funnel status')
    },
  })
}

function replaced(funnels: readonly Funnel[], changed: Funnel): Funnel[] {
  return funnels.map((funnel) => (funnel.id === changed.id ? changed : funnel))
}
