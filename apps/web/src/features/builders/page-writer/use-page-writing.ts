import type { Funnel, GenerationStage } from '@wildpath/contract'
import { useEffect, useRef, useState } from 'react'

import { streamGeneration } from '../../../entities/funnel/stream-generation.ts'
import { notifyError } from '../../../ui/notify.ts'
import type { Editor } from '../store/editor.ts'
import { type CompletePrompt, initialPrompt, type PagePrompt } from './page-prompt.ts'
import { writePage, type WrittenPage } from './write-page.ts'

export type WritingStep =
  | { kind: 'prompt' }
  | { kind: 'generating'; stage: GenerationStage }
  | { kind: 'result'; written: WrittenPage }

type Kept = { prompt: PagePrompt; step: WritingStep }

/** What a tab shows is gone while another one is open; this stays as long as its editor. */
const keptOf = new WeakMap<Editor, Kept>()

/** The prompt, and the way from it to a page. Leaving the tab cancels the writing and keeps the prompt. */
export function usePageWriting(funnel: Funnel, editor: Editor) {
  const [{ prompt, step }, setKept] = useState<Kept>(
    () => keptOf.get(editor) ?? { prompt: initialPrompt(funnel), step: { kind: 'prompt' } },
  )
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    keptOf.set(editor, { prompt, step: step.kind === 'generating' ? { kind: 'prompt' } : step })
  }, [editor, prompt, step])

  const go = (step: WritingStep) => setKept((kept) => ({ ...kept, step }))

  async function generate(complete: CompletePrompt) {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    go({ kind: 'generating', stage: 'reading' })
    try {
      const written = await writePage(
        {
          funnel,
          prompt: complete,
          signal,
          onStage: (stage) => !signal.aborted && go({ kind: 'generating', stage }),
        },
        { write: streamGeneration, wait },
      )
      if (written.writtenBy === 'templates') notifyError('Failed to generate page')
      go({ kind: 'result', written })
    } catch {
      if (signal.aborted) return
      notifyError('Failed to generate page')
      go({ kind: 'prompt' })
    }
  }

  return {
    prompt,
    step,
    change: (changes: Partial<PagePrompt>) =>
      setKept((kept) => ({ ...kept, prompt: { ...kept.prompt, ...changes } })),
    generate,
    /** Back to the fields, which are kept. */
    startOver() {
      running.current?.abort()
      go({ kind: 'prompt' })
    },
  }
}

function wait(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, durationMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
