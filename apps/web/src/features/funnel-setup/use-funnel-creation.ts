import { useQueryClient } from '@tanstack/react-query'
import type { BusinessInfo, Funnel, PlanKey } from '@wildpath/contract'
import { useRef } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { funnelKeys } from '../../entities/funnel/funnel-queries.ts'
import { newId } from '../../lib/new-id.ts'
import { createFunnel } from './create-funnel.ts'
import { useGeneration } from './use-generation.ts'

type Outcome =
  | { kind: 'created'; funnel: Funnel }
  | { kind: 'cancelled' }
  | { kind: 'failed'; failure: unknown }

/** Writes and saves a funnel, one at a time. */
export function useFunnelCreation(plan: PlanKey) {
  const queryClient = useQueryClient()
  const writing = useGeneration()
  const attempt = useRef<{ of: string; id: string }>(null)

  /** The same answers are the same funnel, however often they are sent. */
  function idFor(info: BusinessInfo): string {
    const key = JSON.stringify(info)
    if (attempt.current?.of !== key) attempt.current = { of: key, id: newId() }
    return attempt.current.id
  }

  async function create(info: BusinessInfo): Promise<Outcome> {
    const signal = writing.begin()
    const { write, showSaving: onSaving } = writing
    try {
      const funnel = await createFunnel(
        { id: idFor(info), info, plan, signal, write, onSaving },
        callApi,
      )
      queryClient.setQueryData(funnelKeys.one(funnel.id), funnel)
      await queryClient.invalidateQueries({ queryKey: funnelKeys.list })
      return { kind: 'created', funnel }
    } catch (failure) {
      return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', failure }
    } finally {
      writing.end()
    }
  }

  return { progress: writing.progress, create, cancel: writing.cancel }
}
