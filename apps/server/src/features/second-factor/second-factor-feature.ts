import type { User } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { createUnconfirmedEmailLimit } from '../../http/unconfirmed-email-limit.ts'
import type { Result } from '../../result.ts'
import { createSealing } from '../../sealing.ts'
import { type ClientContext, createLoginThrottle } from '../accounts/index.ts'
import type { EmailSender } from '../../providers/email/email.ts'
import { createSecurityNotice, securityNotice } from './security-notice.ts'
import { createFactorCheck } from './factor-check.ts'
import { createPasskeyChallenges } from './passkey-challenges.ts'
import { createPasskeyProtocol } from './passkey-protocol.ts'
import { createSecondFactorRepository } from './second-factor-repository.ts'
import { registerSecondFactorRoutes } from './second-factor-routes.ts'
import { createSecondFactorService } from './second-factor-service.ts'
import { createSecondStepService } from './second-step-service.ts'
import { createSecondStepTickets } from './second-step-ticket.ts'

type Options = {
  database: Database
  /** Of this installation; the database does not hold it. */
  secret: string
  /** Passkeys are made for its host. */
  publicUrl: string
  limiters: RateLimiters
  email: EmailSender
  signingIn: Parameters<typeof createSecondStepService>[0]['signingIn']
  confirmPassword(user: User, password: string, client: ClientContext): Promise<Result<null>>
  now(): Date
}

/** What people show besides a password: codes of an authenticator app, passkeys, recovery codes. */
export function createSecondFactorFeature(options: Options) {
  const { database, secret, publicUrl, limiters, now } = options
  const isSecure = publicUrl.startsWith('https:')
  const common = {
    factors: createSecondFactorRepository(database),
    challenges: createPasskeyChallenges({ database, isSecure, now }),
    protocol: createPasskeyProtocol(publicUrl),
    sealing: createSealing({ secret, purpose: 'authenticator app keys' }),
    throttle: createLoginThrottle({
      ofNetwork: limiters.factorsOfNetwork,
      ofNetworkAtAccount: limiters.factorsOfNetworkAtAccount,
      atAccount: limiters.factorsAtAccount,
      fromAllBrowsers: limiters.factorsFromAllBrowsers,
    }),
    secret,
    now,
  }
  const factorCheck = createFactorCheck(common)
  const secondSteps = createSecondStepService({
    ...common,
    factorCheck,
    tickets: createSecondStepTickets({ secret, isSecure, now }),
    signingIn: options.signingIn,
    requestLimit: limiters.passkeyRequestsOfNetwork,
  })
  const secondFactors = createSecondFactorService({
    ...common,
    factorCheck,
    confirmPassword: options.confirmPassword,
  })

  return {
    askForSecondStep: secondSteps.ask,
    jobs: {
      email: {
        [securityNotice]: createSecurityNotice({
          ...options,
          unconfirmedLimit: createUnconfirmedEmailLimit(limiters),
        }),
      },
    },
    register: (app: FastifyInstance) =>
      registerSecondFactorRoutes(app, { secondFactors, secondSteps }),
  }
}
