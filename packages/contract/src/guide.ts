import { z } from 'zod'

import { errorCodes } from './errors.ts'
import { textField } from './text.ts'

export const longestQuestion = 2000
/** So much of a conversation goes along with a question, so that a follow-up is understood. */
export const longestHistory = 12

export const guideTurnSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: textField().max(8000),
})
export type GuideTurn = z.infer<typeof guideTurnSchema>

/**
 * Body of POST /api/openai-proxy for action sendChatMessage (spec 1, section 7). Who asks is known to the server, so a
 * `userContext` that is sent along is not read.
 */
export const askGuideSchema = z.object({
  action: z.literal('sendChatMessage'),
  data: z.object({
    message: textField()
      .min(1, 'Please write a message first')
      .max(longestQuestion, 'This question is too long'),
    conversationHistory: z.array(guideTurnSchema).max(longestHistory).default([]),
    /** The path of the screen that the person looks at. */
    screen: textField().max(200).default('/'),
  }),
})
export type AskGuide = z.infer<typeof askGuideSchema>

/** A help article that an answer rests on. */
export const guideSourceSchema = z.object({ slug: z.string(), title: z.string() })
export type GuideSource = z.infer<typeof guideSourceSchema>

export const guideAnswerSchema = z.object({
  /** Plain paragraphs, lists and links in Markdown. */
  reply: z.string(),
  sources: z.array(guideSourceSchema),
  /** Whether it was answered; otherwise the reply says so, and a person may help. */
  isAnswered: z.boolean(),
})
export type GuideAnswer = z.infer<typeof guideAnswerSchema>

/** One server-sent event of the same call made with `Accept: text/event-stream`: texts, then one `done` or `failed`. */
export const guideEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('done'), answer: guideAnswerSchema }),
  z.object({ type: z.literal('failed'), code: z.enum(errorCodes), message: z.string() }),
])
export type GuideEvent = z.infer<typeof guideEventSchema>

/** Product decision: said where a writer answers nothing. */
export const emptyReply =
  "I'm sorry, I couldn't come up with an answer. Please try asking in another way."
