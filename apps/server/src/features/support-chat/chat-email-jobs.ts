import { jobKind } from '../../jobs/job-kind.ts'

/** Which messages of a chat an email is about: those up to `position`. */
export type ChatEmailPayload = { user_id: string; chat_id: string; position: string }

/** To the team: somebody wrote and nobody answered. */
export const chatTicket = jobKind<ChatEmailPayload>('chat-ticket')
/** To the person: their message went to the team by email. */
export const chatReceipt = jobKind<ChatEmailPayload>('chat-receipt')
/** To the person: the team answered, and they did not see it. */
export const chatAnswer = jobKind<ChatEmailPayload>('chat-answer')
