import { useQueryClient } from '@tanstack/react-query'
import type { BusinessInfo, Funnel, GenerationStage, PlanKey } from '@wildpath/contract'
import { useEffect, useRef, useState } from 'react'

import { callApi } from '../../lib/api-client.ts'
import { funnelKeys } from '../../lib/funnel-queries.ts'
import { newId } from '../../lib/new-id.ts'
import { streamGeneration, type Written } from '../../lib/generation-stream.ts'
import { createFunnel } from './create-funnel.ts'
import { generationData } from './generation-data.ts'

export type CreationProgress =
  | { phase: 'idle' }
  | { phase: 'writing'; stage: GenerationStage }
  | { phase: 'saving'; isServerWriting: boolean }

type Outcome =
  | { kind: 'created'; funnel: Funnel }
  | { kind: 'cancelled' }
  | { kind: 'failed'; failure: unknown }

/**
 * Writes and saves a funnel, one at a time. What was written for the same answers is kept until it is
 * saved, so a failed save does not write again. Leaving the screen cancels the writing.
 */
export function useFunnelCreation(plan: PlanKey) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<CreationProgress>({ phase: 'idle' })
  const running = useRef<AbortController>(null)
  const kept = useRef<{ of: string; written: Written }>(null)
  const attempt = useRef<{ of: string; id: string }>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function write(info: BusinessInfo, signal: AbortSignal): Promise<Written> {
    const key = JSON.stringify(info)
    if (kept.current?.of === key) return kept.current.written
    const written = await streamGeneration({
      data: generationData(info),
      signal,
      onStage: (stage) => setProgress({ phase: 'writing', stage }),
    })
    kept.current = { of: key, written }
    return written
  }

  /** The same answers are the same funnel, however often they are sent. */
  function idFor(info: BusinessInfo): string {
    const key = JSON.stringify(info)
    if (attempt.current?.of !== key) attempt.current = { of: key, id: newId() }
    return attempt.current.id
  }

  async function create(info: BusinessInfo): Promise<Outcome> {
    const { signal } = (running.current = new AbortController())
    const onSaving = (isServerWriting: boolean) => setProgress({ phase: 'saving', isServerWriting })
    setProgress({ phase: 'writing', stage: 'reading' })
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
      setProgress({ phase: 'idle' })
    }
  }

  return { progress, create, cancel: () => running.current?.abort() }
}
