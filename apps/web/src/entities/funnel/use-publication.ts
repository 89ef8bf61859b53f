import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { ApiFailure } from '../api/api-failure.ts'
import { callApi } from '../api/call-api.ts'
import { isPlanRefusal } from '../plan/plan-refusal.ts'
import { cacheFunnel } from './cache-funnel.ts'
import { funnelKeys } from './funnel-queries.ts'

/** Spec 2, section 8: Publish Settings; the landing page editor has words of its own. */
const settingsWords = {
  published: 'Funnel is now public and accessible via URL',
  failed: 'Failed to update funnel status',
}

const staleText =
  'This adventure was changed elsewhere. Review the latest changes, then publish again.'

type Options = {
  words?: typeof settingsWords
  /** What runs that leads to it, in sentences: who closes it hears that it goes on. */
  runningAds?: string
  /** The revision that the owner reviewed. Publishing fails if the funnel changed since. */
  baseRevision?: number
}

/** Publishes a funnel or makes it private; every screen shows the answer at once. */
export function usePublication(funnelId: string, options: Options = {}) {
  const { words = settingsWords, runningAds = '', baseRevision } = options
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: (isPublic: boolean) =>
      callApi(api.setPublication, {
        params: { id: funnelId },
        body: { isPublic, ...(isPublic && baseRevision !== undefined && { baseRevision }) },
      }),
    onSuccess: async (funnel) => {
      await cacheFunnel(queryClient, funnel)
      if (funnel.isPublic) notifySuccess(words.published)
      else if (runningAds === '') notifySuccess('Funnel is now private')
      else notifySuccess(`Funnel is now private. Ads that lead to it run on: ${runningAds}`)
    },
    onError: (failure) => {
      // The upgrade dialog says it: see the query client.
      if (isPlanRefusal(failure)) return
      const isStale = failure instanceof ApiFailure && failure.code === 'revision-conflict'
      if (isStale) void queryClient.invalidateQueries({ queryKey: funnelKeys.one(funnelId) })
      notifyError(isStale ? staleText : words.failed)
    },
  })
}
