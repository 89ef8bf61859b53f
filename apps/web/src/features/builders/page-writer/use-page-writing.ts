import type { Funnel, GenerationStage } from '@wildpath/contract'
import { useEffect, useRef, useState } from 'react'

import { streamGeneration } from '../../../entities/funnel/stream-generation.ts'
import { notifyError } from '../../../ui/notify.ts'
import type { Editor } from '../store/editor.ts'
import { type CompleteWish, firstWish, type PageWish } from './page-wish.ts'
import { writePage, type WrittenPage } from './write-page.ts'

export type WritingStep =
  | { kind: 'prompt' }
  | { kind: 'generating'; stage: GenerationStage }
  | { kind: 'result'; written: WrittenPage }

type Kept = { wish: PageWish; step: WritingStep }

/** What a tab shows is gone while another one is open; this stays as long as its editor. */
const keptOf = new WeakMap<Editor, Kept>()

/** The wish, and the way from it to a page. Leaving the tab cancels the writing and keeps the wish. */
export function usePageWriting(funnel: Funnel, editor: Editor) {
  const [{ wish, step }, setKept] = useState<Kept>(
    () => keptOf.get(editor) ?? { wish: firstWish(funnel), step: { kind: 'prompt' } },
  )
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    keptOf.set(editor, { wish, step: step.kind === 'generating' ? { kind: 'prompt' } : step })
  }, [editor, wish, step])

  const go = (step: WritingStep) => setKept((kept) => ({ ...kept, step }))

  async function generate(complete: CompleteWish) {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    go({ kind: 'generating', stage: 'reading' })
    try {
      const written = await writePage(
        {
          funnel,
          wish: complete,
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
    wish,
    step,
    change: (changes: Partial<PageWish>) =>
      setKept((kept) => ({ ...kept, wish: { ...kept.wish, ...changes } })),
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
