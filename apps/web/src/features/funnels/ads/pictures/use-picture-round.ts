import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, errorTable, type Funnel, type PictureRound } from '@wildpath/contract'
import { useEffect } from 'react'

import { callApi } from '../../../../entities/api/call-api.ts'
import { ApiFailure } from '../../../../entities/api/api-failure.ts'
import { pictureRoundQuery } from '../../../../entities/picture-round/picture-round-query.ts'
import { findRoundProgress } from '../../../../entities/picture-round/round-progress.ts'
import { watchRound } from '../../../../entities/picture-round/watched-rounds.ts'
import { isPlanRefusal } from '../../../../entities/plan/plan-refusal.ts'
import { failureMessage } from '../../../../lib/request-failure.ts'
import { notify, notifyError } from '../../../../ui/notify.ts'
import type { PictureFailed } from './picture-making.ts'
import { problemOf } from './picture-problem.ts'

/** Controls 'Generate All Images'. The server continues after the user leaves the screen. */
export function usePictureRound({ id, title }: Pick<Funnel, 'id' | 'title'>) {
  const queryClient = useQueryClient()
  const round = useQuery(pictureRoundQuery(id)).data
  const isRunning = round?.state === 'running'
  useEffect(() => {
    if (isRunning) watchRound(id, title)
  }, [id, title, isRunning])

  const start = useMutation({
    mutationFn: () => callApi(api.startPictureRound, { params: { id } }),
    onSuccess({ round: started }) {
      if (started === null) return notify('All ads already have images')
      queryClient.setQueryData(pictureRoundQuery(id).queryKey, started)
      watchRound(id, title)
    },
    onError(failure) {
      // The upgrade dialog already explains it.
      if (isPlanRefusal(failure)) return
      notifyError(failureMessage(failure, 'Failed to generate some images'))
    },
  })
  const stop = useMutation({
    mutationFn: () => callApi(api.stopPictureRound, { params: { id } }),
    onSuccess({ round: stopped }) {
      queryClient.setQueryData(pictureRoundQuery(id).queryKey, stopped)
    },
    onError: (failure) =>
      notifyError(failureMessage(failure, 'Failed to stop generating images. Please try again.')),
  })

  return {
    progress: findRoundProgress(round),
    failures: collectFailures(round?.ads ?? []),
    isStarting: start.isPending,
    isStopping: stop.isPending,
    start: start.mutate,
    stop: stop.mutate,
  }
}

export type PictureRoundState = ReturnType<typeof usePictureRound>

function collectFailures(ads: PictureRound['ads']): Record<string, PictureFailed> {
  return Object.fromEntries(
    ads.flatMap(({ id, failure }) => {
      if (failure === undefined) return []
      const { code, message, prompt } = failure
      const { status } = errorTable[code]
      const problem = problemOf(new ApiFailure({ code, message, status }), message)
      return [[id, { ...problem, prompt }]]
    }),
  )
}
