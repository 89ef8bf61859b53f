import type { RewriteAnswer, RewriteRequest, WrittenBy } from '@wildpath/contract'
import type { KnownSection, PageDocument } from '@wildpath/page/document'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { failureMessage } from '../../../lib/request-failure.ts'
import { changesOf, type RewriteChange } from './rewrite-changes.ts'
import type { RewritableText } from './section-texts.ts'

/** How texts are to be said: a style or an audience of the list, or words of one's own. */
export type RewriteInstruction = RewriteRequest['instruction']

export type RewritingState =
  | { kind: 'idle' }
  | { kind: 'asking'; instruction: RewriteInstruction }
  | { kind: 'failed'; instruction: RewriteInstruction; message: string }
  | ({ kind: 'answered'; instruction: RewriteInstruction } & Answer)

type Answer = { changes: readonly RewriteChange[]; writtenBy: WrittenBy; keptBack: number }

type RewritingTools = {
  section: KnownSection
  page: PageDocument
  texts: readonly RewritableText[]
  send: (body: RewriteRequest, signal: AbortSignal) => Promise<RewriteAnswer>
}

export type Rewriting = {
  store: StoreApi<RewritingState>
  ask: (instruction: RewriteInstruction) => Promise<void>
  cancel: () => void
}

/** Asks for other words, once at a time: a later instruction takes the place of an earlier one. */
export function createRewriting({ section, page, texts, send }: RewritingTools): Rewriting {
  const store = createStore<RewritingState>(() => ({ kind: 'idle' }))
  const show = (state: RewritingState) => store.setState(state, true)
  let running: AbortController | null = null

  return {
    store,
    async ask(instruction) {
      running?.abort()
      const { signal } = (running = new AbortController())
      show({ kind: 'asking', instruction })
      try {
        const asked = texts.map(({ path, role, text }) => ({ path, role, text }))
        const answer = await send({ instruction, texts: asked }, signal)
        if (signal.aborted) return
        const changes = changesOf(texts, answer.texts, { section, page })
        const { writtenBy, keptBack } = answer
        show({ kind: 'answered', instruction, changes, writtenBy, keptBack })
      } catch (failure) {
        if (signal.aborted) return
        const message = failureMessage(failure, 'The texts could not be rewritten.')
        show({ kind: 'failed', instruction, message })
      }
    },
    cancel() {
      running?.abort()
      show({ kind: 'idle' })
    },
  }
}
