import { z } from 'zod'

import { eventRefused, type GoogleAnswer } from './answers.ts'
import type { GoogleBooks } from './books.ts'

const account = z.strictObject({ accountType: z.literal('GOOGLE_ADS'), accountId: z.string() })
const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** As much of `events:ingest` as is sent; what is unknown is refused, as Google does. */
const requestSchema = z.strictObject({
  destinations: z
    .array(
      z.strictObject({
        operatingAccount: account,
        loginAccount: account.optional(),
        productDestinationId: z.string().regex(/^\d+$/),
      }),
    )
    .length(1),
  encoding: z.literal('HEX'),
  events: z
    .array(
      z.strictObject({
        transactionId: z.string().min(1),
        eventTimestamp: z.iso.datetime({ offset: true }),
        eventSource: z.literal('WEB'),
        consent: z.strictObject({
          adUserData: z.literal('CONSENT_GRANTED'),
          adPersonalization: z.literal('CONSENT_GRANTED'),
        }),
        adIdentifiers: z.strictObject({ gclid: z.string() }).optional(),
        userData: z
          .strictObject({
            userIdentifiers: z.array(
              z.union([
                z.strictObject({ emailAddress: hash }),
                z.strictObject({ phoneNumber: hash }),
              ]),
            ),
          })
          .optional(),
      }),
    )
    .length(1),
})

/** The Data Manager API takes a request as a whole or refuses it as a whole. */
export function takeConversionEvents(books: GoogleBooks, body: string): GoogleAnswer {
  const read = requestSchema.safeParse(JSON.parse(body))
  if (!read.success) return eventRefused('INVALID_ARGUMENT')
  const [destination] = read.data.destinations
  const isKnown = books.conversionActions.some(({ id }) => id === destination?.productDestinationId)
  if (!isKnown) return eventRefused('INVALID_CONVERSION_ACTION_ID')
  const isReached = books.customers.some(({ id }) => id === destination?.operatingAccount.accountId)
  if (!isReached) return eventRefused('PERMISSION_DENIED')
  books.events.push(...read.data.events)
  return { status: 200, body: { requestId: 'r1' } }
}
