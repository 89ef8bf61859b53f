import { z } from 'zod'

import { sameOriginPath } from './same-origin-path.ts'

/**
 * What holds between a person and an outside service in which they have an account. 'reconnect': the service no longer
 * accepts what it once allowed.
 */
export const connectionStatusSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('disconnected') }),
  z.object({
    state: z.enum(['connected', 'reconnect']),
    /** The person's name there, where the service tells it. */
    accountName: z.string().nullable(),
    connectedAt: z.iso.datetime(),
  }),
])
export type ConnectionStatus = z.infer<typeof connectionStatusSchema>

/** Where the person allows the connection. */
export const connectAddressSchema = z.object({ url: z.string() })

/** `isRevoked` is false when the service did not answer: what it allowed is forgotten here all the same. */
export const disconnectedSchema = z.object({ isRevoked: z.boolean() })

/** What a path of this site is depends on no site. */
const anySite = 'https://site.example'

/** `returnTo` is a path of this site to go back to; without it the page closes itself. */
export const connectRequestSchema = z.object({
  returnTo: z
    .string()
    .max(2000)
    .refine((path) => sameOriginPath(path, anySite) !== null, 'This is not a path of this site')
    .nullable()
    .default(null),
})

/** How the page of the way back from a service names itself to the page that waits. */
export const connectionChannel = 'service-connection'
