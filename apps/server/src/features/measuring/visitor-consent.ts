import type { IncomingHttpHeaders } from 'node:http'

import { z } from 'zod'

/** An id that a platform put into the address of the visit, by the name of its parameter. */
const clickIdSchema = z
  .string()
  .regex(/^[\w.-]{1,500}$/)
  .optional()
  .catch(undefined)

const consentSchema = z.discriminatedUnion('choice', [
  z.object({
    choice: z.literal('agreed'),
    fbclid: clickIdSchema,
    gclid: clickIdSchema,
    ttclid: clickIdSchema,
    /** To whom, by the words of the question, who they are goes along: the page may be older than the owner's token. */
    contact: z.enum(['meta', 'google', 'meta-google']).optional().catch(undefined),
  }),
  z.object({ choice: z.literal('declined') }),
])

/** What a visitor decided about ad platforms, and what they may hear where it was a yes. */
export type VisitorConsent = z.infer<typeof consentSchema>

/**
 * Reads what the page's script sends along with a form. Null is no decision, which is never taken for a yes. A
 * browser that sends Global Privacy Control (globalprivacycontrol.org) says no, whatever else it says.
 */
export function readVisitorConsent(
  sent: string | undefined,
  headers: IncomingHttpHeaders,
): VisitorConsent | null {
  if (headers['sec-gpc'] === '1') return { choice: 'declined' }
  if (sent === undefined) return null
  const read = consentSchema.safeParse(Object.fromEntries(new URLSearchParams(sent)))
  return read.success ? read.data : null
}
