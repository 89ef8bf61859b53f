import { createHmac, timingSafeEqual } from 'node:crypto'

import { z } from 'zod'

const quoteSchema = z.object({
  userId: z.string(),
  subscriptionId: z.string(),
  /** The price that is changed from and the plan that is changed to. */
  fromPriceId: z.string(),
  to: z.string(),
  /** The plan's last change before this quote, in milliseconds: a quote holds until the next one. */
  changedAtMs: z.int().nullable(),
  /** Seconds since 1970. */
  prorationTime: z.int(),
  /** US cents; negative is credit. */
  dueNowCents: z.int(),
})

/** What was shown as the cost of a change of plan, and all that the amount depends on. */
export type PlanChangeQuote = z.infer<typeof quoteSchema>

export type QuoteSigner = ReturnType<typeof createQuoteSigner>

/** Quotes travel through the browser; the signature says that the amount was computed here. */
export function createQuoteSigner(instanceSecret: string) {
  const sign = (text: string) =>
    createHmac('sha256', instanceSecret).update(`plan change ${text}`).digest('base64url')

  return {
    write(quote: PlanChangeQuote): string {
      const text = Buffer.from(JSON.stringify(quote)).toString('base64url')
      return `${text}.${sign(text)}`
    },

    /** Null for everything that `write` did not make. */
    read(written: string): PlanChangeQuote | null {
      const [text = '', given = ''] = written.split('.')
      const expected = Buffer.from(sign(text))
      const signature = Buffer.from(given)
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null
      // An earlier version may have signed other facts.
      const facts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
      return quoteSchema.safeParse(facts).data ?? null
    },
  }
}
