import { useQueryClient } from '@tanstack/react-query'
import {
  api,
  type BusinessInfo,
  canCreateFunnel,
  errorTable,
  type Funnel,
  type GenerationStage,
  type User,
} from '@wildpath/contract'
import { useEffect, useRef, useState } from 'react'

import { callApi } from '../../lib/api-client.ts'
import { ApiFailure } from '../../lib/api-failure.ts'
import { funnelKeys } from '../../lib/funnel-queries.ts'
import { streamGeneration } from '../../lib/generation-stream.ts'

export type CreationProgress =
  | { phase: 'idle' }
  | { phase: 'writing'; stage: GenerationStage }
  | { phase: 'saving' }

type Outcome =
  | { kind: 'created'; funnel: Funnel }
  | { kind: 'cancelled' }
  | { kind: 'failed'; failure: unknown }

type Written = { of: string } & Awaited<ReturnType<typeof streamGeneration>>

/**
 * Writes and saves a funnel, one at a time. What was written for the same answers is kept until it is
 * saved, so a failed save does not write again. Leaving the screen cancels the writing.
 */
export function useFunnelCreation(user: User) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<CreationProgress>({ phase: 'idle' })
  const running = useRef<AbortController>(null)
  const written = useRef<Written>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function write(info: BusinessInfo, signal: AbortSignal): Promise<Written> {
    const key = JSON.stringify(info)
    if (written.current?.of === key) return written.current
    const result = await streamGeneration({
      data: generationData(info),
      signal,
      onStage: (stage) => setProgress({ phase: 'writing', stage }),
    })
    written.current = { of: key, ...result }
    return written.current
  }

  async function create(info: BusinessInfo): Promise<Outcome> {
    const { signal } = (running.current = new AbortController())
    setProgress({ phase: 'writing', stage: 'reading' })
    try {
      await refuseBeyondPlan(user, signal)
      const { content, writtenBy } = await write(info, signal)
      signal.throwIfAborted()
      setProgress({ phase: 'saving' })
      const body = { business_info: info, generated_content: content, written_by: writtenBy }
      const funnel = await callApi(api.createFunnel, { body })
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

/** The server refuses too; asking first spares the person a minute of writing for nothing. */
async function refuseBeyondPlan(user: User, signal: AbortSignal): Promise<void> {
  const { funnels } = await callApi(api.listFunnels, {}, { signal, attempts: 1 })
  if (canCreateFunnel(user.plan, funnels.length)) return
  throw new ApiFailure({ code: 'funnel-limit', ...errorTable['funnel-limit'] })
}

function generationData(info: BusinessInfo) {
  return {
    businessName: info.business_name,
    industry: info.industry,
    productService: info.product_service,
    mainOffer: info.main_offer,
    targetCustomer: info.target_customer,
    brandTone: info.brand_tone,
  }
}
