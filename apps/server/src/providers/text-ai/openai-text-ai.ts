import { generationStages } from '@wildpath/contract'
import OpenAI from 'openai'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { z } from 'zod'

import { modelContentSchema } from './model-content.ts'
import { gateModelAnswer } from './model-gate.ts'
import { copyInstructions, copyMaterial } from './model-prompt.ts'
import type { CopyOptions, CopyResult, TextAi } from './text-ai.ts'

type Options = { apiKey: string; baseUrl: string | null; model: string; timeoutMs?: number }

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
  timeoutMs = 60_000,
}: Options): TextAi {
  const client = new OpenAI({ apiKey, baseURL: baseUrl, timeout: timeoutMs, maxRetries: 2 })

  async function ask(
    messages: ChatCompletionMessageParam[],
    { signal, onText }: Ask,
  ): Promise<string> {
    const stream = await client.chat.completions.create(
      {
        model,
        messages,
        stream: true,
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'funnel_copy', schema: z.toJSONSchema(modelContentSchema) },
        },
      },
      { signal },
    )
    let text = ''
    for await (const chunk of stream) {
      text += chunk.choices[0]?.delta.content ?? ''
      onText(text)
    }
    return text
  }

  return {
    kind: 'live',
    async writeCopy(request, options): Promise<CopyResult> {
      const onText = followStages(options)
      const signal = AbortSignal.any([options.signal, AbortSignal.timeout(timeoutMs * 2)])
      const messages: ChatCompletionMessageParam[] = [
        { role: 'system', content: copyInstructions },
        { role: 'user', content: copyMaterial(request.business) },
      ]
      try {
        const answer = await ask(messages, { signal, onText })
        options.onStage('checking')
        const first = gateModelAnswer(answer, request)
        if (first.ok) return first
        const repaired = await ask(
          [
            ...messages,
            { role: 'assistant', content: answer },
            {
              role: 'user',
              content: `Correct these mistakes and answer with the whole object again:\n${first.mistakes}`,
            },
          ],
          { signal, onText: () => {} },
        )
        const second = gateModelAnswer(repaired, request)
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
  }
}

type Ask = { signal: AbortSignal; onText(text: string): void }

/** A stage has begun once its key appears in the text that streams in. */
function followStages({ onStage }: CopyOptions): (text: string) => void {
  onStage('reading')
  const waiting = generationStages.filter((stage) => stage !== 'reading' && stage !== 'checking')
  return (text) => {
    while (waiting[0] !== undefined && text.includes(`"${waiting[0]}"`)) {
      const [stage] = waiting.splice(0, 1)
      if (stage !== undefined) onStage(stage)
    }
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof OpenAI.APIError && error.status !== undefined) return `HTTP ${error.status}`
  return error instanceof Error ? error.name : 'unknown'
}
