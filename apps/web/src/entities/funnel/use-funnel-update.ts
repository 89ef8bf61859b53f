import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Funnel, type FunnelChange } from '@wildpath/contract'
import { useState } from 'react'

import { notifyError, notifySuccess } from '../../ui/notify.ts'
import { callApi } from '../api/call-api.ts'
import { ApiFailure } from '../api/api-failure.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { funnelQuery } from './funnel-queries.ts'
import { holdsChange } from './holds-change.ts'
import { isPlanRefusal } from '../plan/plan-refusal.ts'
import { cacheFunnel } from './cache-funnel.ts'

export type FunnelSave = {
  /** What the owner's form changes, and the revision that the form was filled from. */
  change: FunnelChange
  /** Said when it is saved. */
  success: string
  /** Said when it is not and the server gives no reason. */
  fallback: string
  /** Said when the session or the funnel is gone (spec 2, section 2). */
  refusal: string
  onSaved: (funnel: Funnel) => void
}

/** Somebody saved the funnel after this form was filled; nothing was overwritten. */
export type UpdateConflict = { theirs: Funnel; save: FunnelSave }

/**
 * Saves what an owner's form changed and says how it went, in every case: a save that did not arrive is
 * never taken for one. What was typed is left alone.
 */
export function useFunnelUpdate(funnelId: string) {
  const queryClient = useQueryClient()
  const [conflict, setConflict] = useState<UpdateConflict | null>(null)
  const [isSessionGone, setSessionGone] = useState(false)

  const update = useMutation({
    mutationFn: ({ change }: FunnelSave) =>
      callApi(api.updateFunnel, { params: { id: funnelId }, body: change }),
    onSuccess: accept,
    onError: async (failure, save) => {
      const code = failure instanceof ApiFailure ? failure.code : null
      if (code === 'revision-conflict') return compare(save)
      if (code === 'not-signed-in') setSessionGone(true)
      if (code === 'not-signed-in' || code === 'funnel-not-found') return notifyError(save.refusal)
      // The upgrade dialog says it: see the query client.
      if (!isPlanRefusal(failure)) notifyError(failureMessage(failure, save.fallback))
    },
  })

  async function accept(funnel: Funnel, save: FunnelSave) {
    setConflict(null)
    setSessionGone(false)
    await cacheFunnel(queryClient, funnel)
    save.onSaved(funnel)
    notifySuccess(save.success)
  }

  async function compare(save: FunnelSave) {
    try {
      const theirs = await queryClient.fetchQuery({ ...funnelQuery(funnelId), staleTime: 0 })
      if (holdsChange(theirs, save.change)) await accept(theirs, save)
      else setConflict({ theirs, save })
    } catch {
      notifyError('This adventure was changed elsewhere. Nothing was overwritten; try again.')
    }
  }

  /** Resolves to whether it was saved. */
  function save(request: FunnelSave): Promise<boolean> {
    return update.mutateAsync(request).then(
      () => true,
      () => false,
    )
  }

  return {
    save,
    isSaving: update.isPending,
    isSessionGone,
    conflict,
    /** Decided later, or decided for theirs. */
    dismissConflict: () => setConflict(null),
    /** Saves this form over what was saved elsewhere. */
    overwrite() {
      if (conflict === null) return
      const { theirs, save: request } = conflict
      setConflict(null)
      void save({ ...request, change: { ...request.change, baseRevision: theirs.revision } })
    },
  }
}
