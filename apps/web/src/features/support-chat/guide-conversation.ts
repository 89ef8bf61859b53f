import {
  type AskGuide,
  emptyReply,
  type GuideAnswer,
  type GuideSource,
  type GuideTurn,
  longestHistory,
} from '@wildpath/contract'

import { ApiFailure } from '../../entities/api/api-failure.ts'
import type { streamGuide } from './stream-guide.ts'

/** One message of the conversation with the guide: in this browser only, and gone with the page. */
export type GuideMessage = {
  id: string
  role: 'user' | 'assistant'
  content: string
  /** What the answer rests on. */
  sources: readonly GuideSource[]
  timestamp: Date
  /** `partial`: it is being written; `stopped`: the person had enough of it; `failed`: it stands for an answer that did not come. */
  state: 'whole' | 'partial' | 'stopped' | 'failed'
  /** Whether a person may be of more help. */
  offersPerson: boolean
}

export type GuideConversation = {
  read: () => readonly GuideMessage[]
  subscribe: (onChange: () => void) => () => void
  isAnswering: () => boolean
  /** Does nothing for a blank question, nor while another one is answered. */
  ask: (question: string, screen: string) => Promise<void>
  /** What was written so far stays. */
  stop: () => void
  /** Everything but the greeting is gone. */
  clear: () => void
}

/** Spec 1, section 8. */
export const troubleReply =
  "I'm sorry, I'm having trouble connecting right now. Please try again in a moment, or feel free to explore our platform directly!"

type Tools = {
  greeting: string
  stream: typeof streamGuide
  newId: () => string
  now: () => Date
  /** Tells the person that a question was not answered. */
  onFailure: () => void
}

export function createGuideConversation(tools: Tools): GuideConversation {
  const { greeting, stream, newId, now, onFailure } = tools
  const listeners = new Set<() => void>()
  let messages: readonly GuideMessage[] = [begin('assistant', greeting)]
  let answering: AbortController | null = null

  function begin(
    role: GuideMessage['role'],
    content: string,
    state: GuideMessage['state'] = 'whole',
  ): GuideMessage {
    const offersPerson = false
    return { id: newId(), role, content, sources: [], timestamp: now(), state, offersPerson }
  }

  function tell(next: readonly GuideMessage[]): void {
    messages = next
    for (const listener of listeners) listener()
  }

  function update(id: string, change: (message: GuideMessage) => Partial<GuideMessage>): void {
    tell(
      messages.map((message) => (message.id === id ? { ...message, ...change(message) } : message)),
    )
  }

  async function answer(id: string, data: AskGuide['data'], cancel: AbortController) {
    try {
      const whole = await stream({
        data,
        signal: cancel.signal,
        onText: (text) => update(id, ({ content }) => ({ content: content + text })),
      })
      update(id, () => presentAnswer(whole))
    } catch (failure) {
      if (cancel.signal.aborted) {
        update(id, ({ content }) => ({ state: 'stopped', content }))
      } else {
        update(id, () => ({ state: 'failed', content: failedReply(failure), offersPerson: true }))
        onFailure()
      }
    }
  }

  return {
    read: () => messages,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    isAnswering: () => answering !== null,

    async ask(question, screen) {
      const message = question.trim()
      if (message === '' || answering !== null) return
      const cancel = new AbortController()
      answering = cancel
      const conversationHistory = historyOf(messages)
      const reply = begin('assistant', '', 'partial')
      tell([...messages, begin('user', message), reply])
      await answer(reply.id, { message, conversationHistory, screen }, cancel)
      if (answering !== cancel) return
      answering = null
      tell(messages)
    },

    stop: () => answering?.abort(new Error('Stopped by the person')),

    clear() {
      answering?.abort(new Error('Cleared by the person'))
      answering = null
      tell([begin('assistant', greeting)])
    },
  }
}

/** Whoever asked too often is told so, and not that the connection broke. */
function failedReply(failure: unknown): string {
  const isTooMany = failure instanceof ApiFailure && failure.code === 'too-many-requests'
  return isTooMany && failure.message !== '' ? failure.message : troubleReply
}

function presentAnswer({ reply, sources, isAnswered }: GuideAnswer): Partial<GuideMessage> {
  const content = reply.trim() === '' ? emptyReply : reply
  return { content, sources, state: 'whole', offersPerson: !isAnswered }
}

/** What was said before, without the greeting and what is no answer; the latest turns only. */
function historyOf(messages: readonly GuideMessage[]): GuideTurn[] {
  return messages
    .slice(1)
    .filter(({ state, content }) => state !== 'failed' && content !== '')
    .map(({ role, content }) => ({ role, content: content.slice(0, 8000) }))
    .slice(-longestHistory)
}
