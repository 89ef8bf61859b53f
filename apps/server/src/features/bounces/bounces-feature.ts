import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import type { BounceAddresses, BouncedEmail } from './bounce-address.ts'
import { createBounceListener } from './bounce-listener.ts'
import { openBounceReader } from './bounce-reader.ts'
import { registerBounceRoutes } from './bounce-routes.ts'

type Options = {
  /** Null where emails have no bounce addresses: then nothing is taken. */
  addresses: BounceAddresses | null
  webhookSecret: string | null
  noteBounce(
    email: BouncedEmail,
    bounce: { kind: 'gone' | 'refused'; reason: string },
  ): Promise<void>
  noteComplaint(complaint: { emails: BouncedEmail[]; unsubscribeLinks: string[] }): Promise<void>
  log: Logger
}

/** Bounces and spam complaints, received from mail servers directly or through a mail service. */
export function createBouncesFeature({ addresses, webhookSecret, log, ...notes }: Options) {
  const reader = openBounceReader()
  const findEmail = (address: string) => addresses?.read(address) ?? null
  const isComplaints = (address: string) => address.toLowerCase() === addresses?.complaints

  async function take(recipients: readonly string[], message: Uint8Array): Promise<void> {
    const email = recipients.map(findEmail).find((found) => found !== null) ?? null
    const bounce = await reader.read({ message, isToComplaints: recipients.some(isComplaints) })
    if (bounce.kind === 'nothing') return
    if (bounce.kind !== 'complaint') {
      if (email !== null) await notes.noteBounce(email, bounce)
      return
    }
    const named = [email, ...bounce.addresses.map(findEmail)]
    const emails = named.flatMap((one) => one ?? [])
    await notes.noteComplaint({ emails, unsubscribeLinks: bounce.links })
  }

  const accepts = (address: string) => findEmail(address) !== null || isComplaints(address)

  const listener = createBounceListener({
    accepts,
    take,
    warn: (error) => log.warn({ err: error }, 'a report of an email could not be taken'),
  })
  return {
    listen: listener.start,
    register: (app: FastifyInstance) =>
      registerBounceRoutes(app, {
        secret: webhookSecret,
        take,
      }),
    async stop() {
      await listener.stop()
      await reader.stop()
    },
  }
}
