import type { Funnel, GenerationStage } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { type CompletePrompt, initialPrompt, type PagePrompt } from './page-prompt.ts'
import type { WrittenPage } from './write-page.ts'

export type WritingStep =
  | { kind: 'prompt' }
  | { kind: 'generating'; stage: GenerationStage }
  | { kind: 'result'; written: WrittenPage }

type PageWriterState = { prompt: PagePrompt; step: WritingStep }

type PageWriterTools = {
  write: (request: {
    funnel: Funnel
    prompt: CompletePrompt
    signal: AbortSignal
    onStage: (stage: GenerationStage) => void
  }) => Promise<WrittenPage>
  notifyError: (text: string) => void
}

export type PageWriter = {
  store: StoreApi<PageWriterState>
  change: (changes: Partial<PagePrompt>) => void
  generate: (funnel: Funnel, prompt: CompletePrompt) => Promise<void>
  /** Back to the fields, which are kept. */
  startOver: () => void
  /** Cancels what is being written; a page that was written already stays. */
  leave: () => void
}

/** The prompt, and the way from it to a page. */
export function createPageWriter(
  funnel: Pick<Funnel, 'business_info'>,
  { write, notifyError }: PageWriterTools,
): PageWriter {
  const store = createStore<PageWriterState>(() => ({
    prompt: initialPrompt(funnel),
    step: { kind: 'prompt' },
  }))
  const go = (step: WritingStep) => store.setState({ step })
  let running: AbortController | null = null

  return {
    store,
    change: (changes) => store.setState(({ prompt }) => ({ prompt: { ...prompt, ...changes } })),
    async generate(funnel, prompt) {
      running?.abort()
      const { signal } = (running = new AbortController())
      go({ kind: 'generating', stage: 'reading' })
      try {
        const written = await write({
          funnel,
          prompt,
          signal,
          onStage: (stage) => !signal.aborted && go({ kind: 'generating', stage }),
        })
        if (written.writtenBy === 'templates') notifyError('Failed to generate page')
        go({ kind: 'result', written })
      } catch {
        if (signal.aborted) return
        notifyError('Failed to generate page')
        go({ kind: 'prompt' })
      }
    },
    startOver() {
      running?.abort()
      go({ kind: 'prompt' })
    },
    leave() {
      running?.abort()
      if (store.getState().step.kind === 'generating') go({ kind: 'prompt' })
    },
  }
}
