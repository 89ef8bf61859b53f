import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../../lib/api-client.ts'
import { isPlanRefusal } from '../../lib/plan-refusal.ts'
import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { showFunnel } from '../../lib/show-funnel.ts'

/** Publishes a funnel or makes it private; every screen shows the answer at once. */
export function usePublication(funnelId: string) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: (isPublic: boolean) =>
      callApi(api.setPublication, { params: { id: funnelId }, body: { isPublic } }),
    onSuccess: async (funnel) => {
      await showFunnel(queryClient, funnel)
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
