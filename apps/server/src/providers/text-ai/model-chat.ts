import type OpenAI from 'openai'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { z } from 'zod'

import { bounds } from '../../limits.ts'

const { textAiAnswerCharacters, textAiTokens } = bounds.outgoing

type Ask = {
  /** What the answer has to look like; without it, text. */
  format?: { name: string; schema: z.ZodType }
  signal: AbortSignal
  onText?: (part: string) => void
}

/** Asks the model and answers its whole text; failures of the network and the provider are thrown. */
export type ModelChat = (messages: ChatCompletionMessageParam[], ask: Ask) => Promise<string>

type Options = {
  client: OpenAI
  model: string
  /** How long the model may be silent before its first word and between two. */
  silenceMs: number
}

export function createModelChat({ client, model, silenceMs }: Options): ModelChat {
  return async (messages, { format, signal, onText = () => {} }) => {
    const silence = new AbortController()
    const timer = setTimeout(() => silence.abort(new Error('silent for too long')), silenceMs)
    try {
      return await listen(AbortSignal.any([signal, silence.signal]))
    } finally {
      clearTimeout(timer)
    }

    async function listen(ended: AbortSignal): Promise<string> {
      const stream = await client.chat.completions.create(
        {
          model,
          messages,
          stream: true,
          max_completion_tokens: textAiTokens,
          ...(format && {
            response_format: {
              type: 'json_schema',
              json_schema: { name: format.name, schema: z.toJSONSchema(format.schema) },
            },
          }),
        },
        { signal: ended },
      )
      const parts: string[] = []
      let length = 0
      for await (const chunk of stream) {
        timer.refresh()
        const part = chunk.choices[0]?.delta.content ?? ''
        parts.push(part)
        length += part.length
        onText(part)
        // Leaving the loop ends the connection.
        if (length >= textAiAnswerCharacters) break
      }
      // The SDK ends an aborted stream without a word.
      ended.throwIfAborted()
      return parts.join('').slice(0, textAiAnswerCharacters)
    }
  }
}
