import { AsyncLocalStorage } from 'node:async_hooks'

import { product } from '@wildpath/contract'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth, type BetterAuthOptions } from 'better-auth/minimal'

import type { Database } from '../../db/client.ts'
import { accounts, sessions, users, verifications } from './account-tables.ts'
import { guardAuthAdapter } from './auth-adapter.ts'
import { createDatabaseErrors } from './database-errors.ts'
import { resetPrefix, storedResetIdentifier } from './reset-identifier.ts'

/** `name` is null while nobody has shown that the mailbox is theirs: a stranger may have written it. */
export type ResetEmail = { userId: string; to: string; name: string | null; token: string }

/** How a password becomes what is kept of it, and is recognised by that. */
export type PasswordHashing = {
  hash(password: string): Promise<string>
  verify(kept: { hash: string; password: string }): Promise<boolean>
}

type Options = {
  database: Database
  secret: string
  publicUrl: string
  /** scrypt with a cost that guessers feel, unless given. */
  passwordHashing?: PasswordHashing
}

export const resetTokenMinutes = 60

/** Passwords (scrypt), sessions and reset tokens; only the account service calls it. */
export function createAuth({ database, secret, publicUrl, passwordHashing }: Options) {
  const made = new AsyncLocalStorage<{ mail: ResetEmail | null }>()
  const databaseErrors = createDatabaseErrors()
  const openAdapter = drizzleAdapter(database.db, {
    provider: 'pg',
    transaction: true,
    schema: { user: users, session: sessions, account: accounts, verification: verifications },
  })
  const auth = betterAuth({
    appName: product.name,
    baseURL: publicUrl,
    secret,
    database: (options: BetterAuthOptions) =>
      guardAuthAdapter(openAdapter(options), databaseErrors.report),
    user: {
      additionalFields: {
        plan: { type: 'string', required: true, defaultValue: 'free', input: false },
      },
    },
    session: { expiresIn: 60 * 60 * 24 * 30, updateAge: 60 * 60 * 24 },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      ...(passwordHashing && { password: passwordHashing }),
      resetPasswordTokenExpiresIn: 60 * resetTokenMinutes,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        const box = made.getStore()
        const name = user.emailVerified ? user.name : null
        if (box !== undefined) box.mail = { userId: user.id, to: user.email, name, token }
      },
    },
    verification: {
      storeIdentifier: {
        default: 'hashed',
        overrides: {
          [resetPrefix]: {
            hash: async (identifier) => storedResetIdentifier(identifier.slice(resetPrefix.length)),
          },
        },
      },
    },
    advanced: {
      cookiePrefix: product.name.toLowerCase(),
      useSecureCookies: publicUrl.startsWith('https:'),
    },
    telemetry: { enabled: false },
    // Our own handler logs what nobody expected; the library's expected refusals are values.
    logger: { disabled: true },
  })
  return {
    api: auth.api,
    /** Runs calls of the library; when the database is why they fail, its own error is thrown. */
    call: databaseErrors.whileRunning,
    async hashPassword(password: string): Promise<string> {
      return (await auth.$context).password.hash(password)
    },
    async isPassword(password: string, hash: string): Promise<boolean> {
      return (await auth.$context).password.verify({ password, hash })
    },
    /**
     * Makes a reset token and what its email needs; null when nobody has this address. The library
     * swallows the errors of an email it sends itself, so ours is sent by the service.
     */
    async createResetEmail(email: string, headers: Headers): Promise<ResetEmail | null> {
      const box: { mail: ResetEmail | null } = { mail: null }
      await made.run(box, () => auth.api.requestPasswordReset({ body: { email }, headers }))
      return box.mail
    },
  }
}

export type Auth = ReturnType<typeof createAuth>
