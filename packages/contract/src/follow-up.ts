import { z } from 'zod'

import { toDisplayEmail } from './email-address.ts'
import { lineField, textField } from './text.ts'

/** When the email at this place of the series, from 0, goes out (spec 2, section 7). */
export function followUpTiming(position: number): string {
  return position === 0 ? 'immediately' : `${position} day(s) after signup`
}

/** Body of POST /api/send-email (spec 2, section 7). `to` may only be the signed-in person's own address. */
export const testEmailSchema = z.object({
  to: lineField().min(1).max(254),
  subject: lineField().min(1).max(300),
  html: textField().max(100_000),
  text: textField().min(1).max(20_000),
})
export type TestEmail = z.infer<typeof testEmailSchema>

/** An address that gets no follow-ups of this owner any more. */
export const suppressionSchema = z.object({
  email: lineField().overwrite(toDisplayEmail),
  reason: z.enum(['unsubscribed', 'bounced', 'added']),
  created_at: z.iso.datetime(),
})
export type Suppression = z.infer<typeof suppressionSchema>

/** A person's link out of an owner's follow-ups; `GET` asks, `POST` does it (RFC 8058). */
export function unsubscribePath(token: string): string {
  return `/unsubscribe/${token}`
}
