import type { BusinessInfo, GenerationStage } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { streamGeneration, Written } from '../../entities/funnel/stream-generation.ts'
import { generationData } from './generation-data.ts'

export type GenerationProgress =
  | { phase: 'idle' }
  | { phase: 'writing'; stage: GenerationStage }
  | { phase: 'saving'; isServerWriting: boolean }

export type Generation = {
  store: StoreApi<GenerationProgress>
  begin: () => AbortSignal
  /** Rejects as the stream does, or with the signal's reason. */
  write: (info: BusinessInfo, signal: AbortSignal) => Promise<Written>
  showSaving: (isServerWriting: boolean) => void
  /** The same answers are written anew the next time. */
  forget: () => void
  end: () => void
  cancel: () => void
}

/**
 * Texts for a business, straight from the generator, one at a time. What was written for the same answers
 * is kept, so a failed save does not write again.
 */
export function createGeneration(stream: typeof streamGeneration): Generation {
  const store = createStore<GenerationProgress>(() => ({ phase: 'idle' }))
  const show = (progress: GenerationProgress) => store.setState(progress, true)
  let running: AbortController | null = null
  let latest: { of: string; written: Written } | null = null

  return {
    store,
    begin() {
      running = new AbortController()
      show({ phase: 'writing', stage: 'reading' })
      return running.signal
    },
    async write(info, signal) {
      const key = JSON.stringify(info)
      if (latest?.of === key) return latest.written
      const written = await stream({
        data: generationData(info),
        signal,
        onStage: (stage) => show({ phase: 'writing', stage }),
      })
      latest = { of: key, written }
      return written
    },
    showSaving: (isServerWriting) => show({ phase: 'saving', isServerWriting }),
    forget() {
      latest = null
    },
    end: () => show({ phase: 'idle' }),
    cancel: () => running?.abort(),
  }
}
