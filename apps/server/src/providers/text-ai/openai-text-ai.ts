import { generationStages } from '@wildpath/contract'
import { briefOf } from '@wildpath/copywriter/brief'
import OpenAI from 'openai'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'

import type { Copywriter } from '../../copywriter-pool/index.ts'
import { bounds } from '../../limits.ts'
import { followParts } from './follow-parts.ts'
import { createModelChat } from './model-chat.ts'
import { modelContentSchema } from './model-content.ts'
import { gateModelAnswer } from './model-gate.ts'
import { copyInstructions, copyMaterial } from './model-prompt.ts'
import { rewriteByModel } from './model-rewrite.ts'
import type { CopyOptions, CopyResult, TextAi } from './text-ai.ts'

const format = { name: 'funnel_copy', schema: modelContentSchema }

type Options = {
  apiKey: string
  baseUrl: string | null
  model: string
  /** How long the model may be silent; all of one writing may take twice as long. */
  timeoutMs?: number
  /** Tells the model what it read in the answers, and checks what the model writes. */
  copywriter: Copywriter
}

/**
 * Live adapter: any OpenAI-compatible chat endpoint with structured output. Refusals for load or
 * network are retried twice with growing waits (the SDK's rule). An answer that does not fit the schema
 * or that the copywriter's linter would not publish is sent back once with its mistakes; if it stays
 * wrong this fails, and whoever asked lets the copywriter write.
 */
export function createOpenAiTextAi({
  apiKey,
  baseUrl,
  model,
  timeoutMs = bounds.outgoing.textAiMs,
  copywriter,
}: Options): TextAi {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    timeout: timeoutMs,
    maxRetries: bounds.outgoing.textAiRetries,
  })

  const ask = createModelChat({ client, model, silenceMs: timeoutMs })

  return {
    kind: 'live',
    async writeCopy(request, options): Promise<CopyResult> {
      const toStages = followStages(options)
      const toParts = () => followParts((part) => options.onDraft?.({ type: 'part', part }))
      const firstParts = toParts()
      const onText = (text: string) => {
        toStages(text)
        firstParts(text)
      }
      const signal = AbortSignal.any([options.signal, AbortSignal.timeout(timeoutMs * 2)])
      const gate = { copywriter, signal: options.signal }
      try {
        const brief = briefOf(request.business, request.facts)
        const background = await copywriter.run('readBackground', brief, options.signal)
        const messages: ChatCompletionMessageParam[] = [
          { role: 'system', content: copyInstructions },
          { role: 'user', content: copyMaterial(request, background.ok ? background.value : null) },
        ]
        const answer = await ask(messages, { format, signal, onText })
        options.onStage('checking')
        const first = await gateModelAnswer(answer, request, gate)
        if (first.ok) return first
        options.onDraft?.({ type: 'refused', next: 'model' })
        const repaired = await ask(
          [
            ...messages,
            { role: 'assistant', content: answer },
            {
              role: 'user',
              content: `Correct these mistakes and answer with the whole object again:\n${first.mistakes}`,
            },
          ],
          { format, signal, onText: toParts() },
        )
        const second = await gateModelAnswer(repaired, request, { ...gate, isLast: true })
        if (second.ok) return second
        return {
          ok: false,
          failure: { kind: 'failed', reason: `not repaired: ${second.mistakes}` },
        }
      } catch (error) {
        if (options.signal.aborted) return { ok: false, failure: { kind: 'cancelled' } }
        return { ok: false, failure: { kind: 'failed', reason: reasonOf(error) } }
      }
    },
    async rewrite(task, options) {
      const signal = AbortSignal.any([options.signal, AbortSignal.timeout(timeoutMs)])
      try {
        return await rewriteByModel(task, { ask, signal, copywriter })
      } catch (error) {
        if (options.signal.aborted) return { ok: false, failure: { kind: 'cancelled' } }
        return { ok: false, failure: { kind: 'failed', reason: reasonOf(error) } }
      }
    },
  }
}

/** A stage has begun once its key appears in the text that streams in. */
function followStages({ onStage }: CopyOptions): (part: string) => void {
  onStage('reading')
  const waiting = generationStages.filter((stage) => stage !== 'reading' && stage !== 'checking')
  // Only what is new is searched, and before it what may be a key's beginning.
  let tail = ''
  return (part) => {
    tail += part
    for (let [stage] = waiting; stage !== undefined; [stage] = waiting) {
      const key = `"${stage}"`
      const at = tail.indexOf(key)
      if (at === -1) break
      tail = tail.slice(at + key.length)
      waiting.shift()
      onStage(stage)
    }
    const [stage] = waiting
    tail = stage === undefined ? '' : tail.slice(-(stage.length + 1))
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof OpenAI.APIError && error.status !== undefined) return `HTTP ${error.status}`
  return error instanceof Error ? error.name : 'unknown'
}
