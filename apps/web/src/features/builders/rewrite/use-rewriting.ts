import { api, type RewriteRequest, type WrittenBy } from '@wildpath/contract'
import type { KnownSection, PageDocument } from '@wildpath/page/document'
import { useEffect, useRef, useState } from 'react'

import { failureMessage } from '../../../lib/request-failure.ts'
import { callApi } from '../../../entities/api/call-api.ts'
import { changesOf, type RewriteChange } from './rewrite-changes.ts'
import type { RewritableText } from './section-texts.ts'

type Wish = RewriteRequest['wish']

export type RewritingState =
  | { kind: 'idle' }
  | { kind: 'asking'; wish: Wish }
  | { kind: 'failed'; wish: Wish; message: string }
  | ({ kind: 'answered'; wish: Wish } & Answer)

type Answer = { changes: readonly RewriteChange[]; writtenBy: WrittenBy; keptBack: number }

type Place = { funnelId: string; section: KnownSection; page: PageDocument }

/** Asks for other words, one wish at a time: a later wish takes the place of an earlier one. */
export function useRewriting(place: Place, texts: readonly RewritableText[]) {
  const [state, setState] = useState<RewritingState>({ kind: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function ask(wish: Wish) {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setState({ kind: 'asking', wish })
    try {
      const answer = await callApi(
        api.rewriteSection,
        {
          params: { id: place.funnelId },
          body: { wish, texts: texts.map(({ path, role, text }) => ({ path, role, text })) },
        },
        { signal },
      )
      const changes = changesOf(texts, answer.texts, place)
      const { writtenBy, keptBack } = answer
      setState({ kind: 'answered', wish, changes, writtenBy, keptBack })
    } catch (failure) {
      if (signal.aborted) return
      const message = failureMessage(failure, 'The texts could not be rewritten.')
      setState({ kind: 'failed', wish, message })
    }
  }

  return {
    state,
    ask,
    cancel() {
      running.current?.abort()
      setState({ kind: 'idle' })
    },
  }
}
