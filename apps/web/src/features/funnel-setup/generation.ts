import type {
  BusinessFacts,
  BusinessInfo,
  DraftPart,
  GenerationStage,
  WrittenBy,
} from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import type { streamGeneration, Written } from '../../entities/funnel/stream-generation.ts'
import type { Draft } from './draft-funnel.ts'
import { generationData } from './generation-data.ts'

export type GenerationProgress =
  | { phase: 'idle' }
  | {
      phase: 'writing'
      stage: GenerationStage
      /** What a model has finished, not checked yet; absent where none writes. */
      draft?: Draft
      /** Who writes it again, after a draft that did not hold. */
      again?: WrittenBy
    }
  | { phase: 'saving'; isServerWriting: boolean }

export type Generation = {
  store: StoreApi<GenerationProgress>
  begin: () => AbortSignal
  /** Rejects as the stream does, or with the signal's reason. */
  write: (info: BusinessInfo, signal: AbortSignal, facts?: BusinessFacts) => Promise<Written>
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
  const tell = (news: { stage: GenerationStage } | { draft: Draft }) => {
    const progress = store.getState()
    const writing =
      progress.phase === 'writing' ? progress : ({ phase: 'writing', stage: 'reading' } as const)
    show({ ...writing, ...news })
  }
  const draftNow = () => {
    const progress = store.getState()
    return progress.phase === 'writing' ? progress.draft : undefined
  }
  const add = (info: BusinessInfo, part: DraftPart) =>
    tell({ draft: { info, part: { ...draftNow()?.part, ...part } } })
  /** The page keeps its looks; its texts come anew. */
  const startedAgain = (info: BusinessInfo, again: WrittenBy): GenerationProgress => {
    const plan = draftNow()?.part.plan
    return {
      phase: 'writing',
      stage: 'checking',
      again,
      ...(plan && { draft: { info, part: { plan } } }),
    }
  }
  let running: AbortController | null = null
  let latest: { of: string; written: Written } | null = null

  return {
    store,
    begin() {
      running = new AbortController()
      show({ phase: 'writing', stage: 'reading' })
      return running.signal
    },
    async write(info, signal, facts) {
      const key = JSON.stringify([info, facts])
      if (latest?.of === key) return latest.written
      const written = await stream({
        data: generationData(info, facts),
        signal,
        onStage: (stage) => tell({ stage }),
        onDraft: (event) =>
          event.type === 'part' ? add(info, event.part) : show(startedAgain(info, event.next)),
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
