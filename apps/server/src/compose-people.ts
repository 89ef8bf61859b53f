import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import { createInFlightLimiter } from './concurrency/in-flight-limiter.ts'
import type { composeContent } from './compose-content.ts'
import type { Database } from './db/client.ts'
import type { Leases } from './db/leases.ts'
import {
  createAccountDataRepository,
  createAccountDataService,
  createAccountReader,
  registerAccountDataRoutes,
} from './features/account-data/index.ts'
import {
  composeAccounts,
  createAccountRepository,
  type PasswordHashing,
  registerAccountRoutes,
  registerProfileRoutes,
} from './features/accounts/index.ts'
import { composeBilling } from './features/billing/index.ts'
import type { composeDesignTool } from './features/design-tool/index.ts'
import type { RateLimiters } from './http/rate-limiters.ts'
import type { EmailSender } from './providers/email/email.ts'
import type { Payments } from './providers/payments/payments.ts'

type Options = {
  database: Database
  leases: Leases
  /** Of this installation. */
  secret: string
  publicUrl: string
  /** Whether people may sign up and in with a password. */
  isEnabled: boolean
  passwordHashing: PasswordHashing | undefined
  email: EmailSender
  payments: Payments
  /** What makes time pass at the payment provider; live ones need nothing. */
  driveProvider(call: { atStart: boolean }): Promise<void>
  content: ReturnType<typeof composeContent>
  designTool: ReturnType<typeof composeDesignTool>
  limiters: RateLimiters
  now: () => Date
  log: Logger
}

type Site = Parameters<typeof registerAccountRoutes>[1]['site']

/** Who people are, what they pay for, and all that is theirs, to take along or to delete. */
export function composePeople({ content, designTool, passwordHashing, ...options }: Options) {
  const { database, publicUrl, now } = options
  const { accounts, sessions, passwords, passwordResets, profiles, verification } = composeAccounts(
    {
      ...options,
      ...(passwordHashing && { passwordHashing }),
      isFunnelOf: async (user, id) => (await content.ownedFunnels.get(user, id)).ok,
    },
  )
  const { billing, ...billingFeature } = composeBilling({
    ...options,
    findUser: createAccountRepository(database).findUser,
    newId: randomUUID,
  })
  const accountData = createAccountDataService({
    records: createAccountDataRepository(database),
    reader: createAccountReader(database),
    confirmPassword: passwords.confirm,
    exportBilling: billing.exportFor,
    closeBilling: billing.close,
    deleteFiles: content.mediaAssets.deleteFilesOf,
    disconnectDesignTool: designTool.disconnect,
    publicUrl,
    now,
  })
  return {
    findUser: sessions.findUser,
    billingClock: billingFeature.clock,
    billingJobs: billingFeature.jobs,
    /** Waits for mail that is on its way to people who signed up. */
    settle: verification.settle,
    async register(app: FastifyInstance, site: Site): Promise<void> {
      registerAccountRoutes(app, { accounts, sessions, passwordResets, site })
      registerProfileRoutes(app, { profiles, passwords, verification })
      registerAccountDataRoutes(app, {
        accountData,
        exportLimit: options.limiters.accountExportsOfUser,
        exportsInFlight: createInFlightLimiter(1),
        endSession: sessions.end,
      })
      await billingFeature.register(app)
    },
  }
}
