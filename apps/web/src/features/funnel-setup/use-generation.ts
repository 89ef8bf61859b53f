import type { BusinessInfo, GenerationStage } from '@wildpath/contract'
import { useEffect, useRef, useState } from 'react'

import { streamGeneration, type Written } from '../../entities/funnel/stream-generation.ts'
import { generationData } from './generation-data.ts'

export type GenerationProgress =
  | { phase: 'idle' }
  | { phase: 'writing'; stage: GenerationStage }
  | { phase: 'saving'; isServerWriting: boolean }

/**
 * Texts for a business, straight from the generator, one at a time. What was written for the same answers
 * is kept, so a failed save does not write again. Leaving the screen cancels the writing.
 */
export function useGeneration() {
  const [progress, setProgress] = useState<GenerationProgress>({ phase: 'idle' })
  const running = useRef<AbortController>(null)
  const kept = useRef<{ of: string; written: Written }>(null)
  useEffect(() => () => running.current?.abort(), [])

  return {
    progress,
    begin(): AbortSignal {
      running.current = new AbortController()
      setProgress({ phase: 'writing', stage: 'reading' })
      return running.current.signal
    },
    /** Rejects as the stream does, or with the signal's reason. */
    async write(info: BusinessInfo, signal: AbortSignal): Promise<Written> {
      const key = JSON.stringify(info)
      if (kept.current?.of === key) return kept.current.written
      const written = await streamGeneration({
        data: generationData(info),
        signal,
        onStage: (stage) => setProgress({ phase: 'writing', stage }),
      })
      kept.current = { of: key, written }
      return written
    },
    showSaving: (isServerWriting: boolean) => setProgress({ phase: 'saving', isServerWriting }),
    /** The same answers are written anew the next time. */
    forget() {
      kept.current = null
    },
    end: () => setProgress({ phase: 'idle' }),
    cancel: () => running.current?.abort(),
  }
}
