import type { PasswordChange, User } from '@wildpath/contract'

import { err, ok, type Result } from '../../result.ts'
import type { Auth } from './auth.ts'
import { withAuthFailures } from './auth-failures.ts'
import type { Browser } from './browser.ts'
import type { CredentialRepository } from './credential-repository.ts'
import type { PasswordGuesses } from './password-guesses.ts'

export type PasswordService = {
  /** Whether it is really the person who asks for what cannot be undone. */
  confirm(user: User, password: string, browser: Browser): Promise<Result<null>>
  /** Keeps this browser signed in, ends every other session and voids reset links. */
  change(user: User, change: PasswordChange, browser: Browser): Promise<Result<null>>
}

type Options = {
  auth: Auth
  credentials: CredentialRepository
  guesses: PasswordGuesses
}

export function createPasswordService({ auth, credentials, guesses }: Options): PasswordService {
  async function confirm(user: User, password: string, { network }: Browser) {
    const guess = { email: user.email, network, knownAs: 'session' }
    if (!(await guesses.tryGuess(guess))) return err({ code: 'too-many-requests' })
    const hash = await credentials.findPasswordHash(user.id)
    if (hash === null || !(await auth.isPassword(password, hash))) {
      return err({ code: 'wrong-password' })
    }
    await guesses.forgive(guess)
    return ok(null)
  }

  return {
    confirm,

    async change(user, { current_password, new_password }, browser) {
      const confirmed = await confirm(user, current_password, browser)
      if (!confirmed.ok) return confirmed
      const session = await withAuthFailures(auth, () =>
        auth.api.getSession({ headers: browser.headers, query: { disableRefresh: true } }),
      )
      const keptSessionId = session.ok ? session.value?.session.id : undefined
      if (keptSessionId === undefined) return err({ code: 'not-signed-in' })
      const passwordHash = await auth.hashPassword(new_password)
      await credentials.replacePassword({ userId: user.id, passwordHash, keptSessionId })
      return ok(null)
    },
  }
}
