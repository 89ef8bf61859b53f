import {
  type BusinessInfo,
  errorTable,
  type Funnel,
  type GeneratedContent,
} from '@wildpath/contract'
import { useEffect, useRef, useState } from 'react'

import { ApiFailure, failureMessage } from '../../../lib/api-failure.ts'
import { streamGeneration, type Written } from '../../../lib/generation-stream.ts'
import { notify, notifyError } from '../../../ui/notify.ts'
import { generationData } from '../generation-data.ts'
import type { CreationProgress } from '../use-funnel-creation.ts'
import { type RegenerationChoice, rewrittenContent } from './regeneration-choice.ts'

export const regenerationRefusal = 'Unable to regenerate content'
export const regenerationFallback = 'Failed to regenerate content'

type Regeneration = {
  info: BusinessInfo
  /** The funnel whose content is written anew. */
  funnel: Funnel
  choice: RegenerationChoice
  /** Saves what was written; resolves to whether it was. */
  save: (content: Partial<GeneratedContent>, writtenBy: Written['writtenBy']) => Promise<boolean>
}

/**
 * Writes parts of a funnel's content anew, straight from the generator, one at a time. What was written is
 * kept until it is saved, so a failed save does not write again. Leaving the screen cancels the writing.
 */
export function useRegeneration() {
  const [progress, setProgress] = useState<CreationProgress>({ phase: 'idle' })
  const [isSessionGone, setSessionGone] = useState(false)
  const running = useRef<AbortController>(null)
  const kept = useRef<{ of: string; written: Written }>(null)
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

  async function regenerate({ info, funnel, choice, save }: Regeneration) {
    const { signal } = (running.current = new AbortController())
    setProgress({ phase: 'writing', stage: 'reading' })
    try {
      const { content: written, writtenBy } = await write(info, signal)
      setProgress({ phase: 'saving', isServerWriting: false })
      const content = rewrittenContent({ old: funnel.generated_content, written, choice })
      if (await save(content, writtenBy)) kept.current = null
      setSessionGone(false)
    } catch (failure) {
      if (signal.aborted) notify(errorTable['generation-cancelled'].message)
      else sayFailure(failure)
    } finally {
      setProgress({ phase: 'idle' })
    }
  }

  function sayFailure(failure: unknown) {
    // The generator has a code of its own for nobody (spec 2, section 5).
    const isGone = failure instanceof ApiFailure && failure.status === 401
    setSessionGone(isGone)
    notifyError(isGone ? regenerationRefusal : failureMessage(failure, regenerationFallback))
  }

  return {
    progress,
    isSessionGone,
    regenerate,
    cancel: () => running.current?.abort(),
  }
}
