import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { callApi } from '../api/call-api.ts'
import { isPlanRefusal } from '../plan/plan-refusal.ts'
import { cacheFunnel } from './cache-funnel.ts'

/** Spec 2, section 8: Publish Settings; the landing page editor has words of its own. */
const settingsWords = {
  published: 'Funnel is now public and accessible via URL',
  failed: 'Failed to update funnel status',
}

/** Publishes a funnel or makes it private; every screen shows the answer at once. */
export function usePublication(funnelId: string, words = settingsWords) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: (isPublic: boolean) =>
      callApi(api.setPublication, { params: { id: funnelId }, body: { isPublic } }),
    onSuccess: async (funnel) => {
      await cacheFunnel(queryClient, funnel)
      notifySuccess(funnel.isPublic ? words.published : 'Funnel is now private')
    },
    onError: (failure) => {
      // The upgrade dialog says it: see the query client.
      if (isPlanRefusal(failure)) return
      notifyError(words.failed)
    },
  })
}
