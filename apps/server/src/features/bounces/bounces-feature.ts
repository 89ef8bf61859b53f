import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import type { BounceAddresses, BouncedEmail } from './bounce-address.ts'
import { createBounceListener } from './bounce-listener.ts'
import { registerBounceRoutes } from './bounce-routes.ts'
import { type Bounce, readBounce } from './read-bounce.ts'

type Options = {
  /** Null where emails have no bounce addresses: then nothing is taken. */
  addresses: BounceAddresses | null
  webhookSecret: string | null
  noteBounce(email: BouncedEmail, bounce: Exclude<Bounce, { kind: 'nothing' }>): Promise<void>
  log: Logger
}

/** Reports of emails that did not arrive, from mail servers themselves or by a mail service. */
export function createBouncesFeature({ addresses, webhookSecret, noteBounce, log }: Options) {
  const findEmail = (address: string) => addresses?.read(address) ?? null

  async function take(email: BouncedEmail, message: Uint8Array): Promise<void> {
    const bounce = await readBounce(message)
    if (bounce.kind !== 'nothing') await noteBounce(email, bounce)
  }

  const listener = createBounceListener({
    findEmail,
    take,
    warn: (error) => log.warn({ err: error }, 'a report of an email could not be taken'),
  })
  return {
    listen: listener.start,
    register: (app: FastifyInstance) =>
      registerBounceRoutes(app, {
        secret: webhookSecret,
        findEmail,
        take,
      }),
    stop: listener.stop,
  }
}
