import { z } from 'zod'

import { chatRoleSchema } from './chat.ts'

/** Answers `text/event-stream` with what changed of the signed-in person's, as it happens. */
export const liveEventsPath = '/api/events'

/** News only name what changed; whoever hears them reads it again, through the same rules as always. */
export const liveEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('leads-changed'), funnel_id: z.uuid() }),
  /** `position` is that of its newest message: whoever has it already reads the chat's state only. */
  z.object({ kind: z.literal('chat-changed'), chat_id: z.uuid(), position: z.int() }),
  z.object({
    kind: z.literal('chat-typing'),
    chat_id: z.uuid(),
    role: chatRoleSchema,
    sender_id: z.string(),
    sender_name: z.string(),
  }),
  /** They are an admin now, or none any more; the stream ends with it. */
  z.object({ kind: z.literal('access-changed') }),
])
export type LiveEvent = z.infer<typeof liveEventSchema>

/** Name of the event that every stream begins with. News of the last `complete_for_ms` follow it at once. */
export const liveHelloEvent = 'hello'
export const liveHelloSchema = z.object({ complete_for_ms: z.number().nonnegative() })
