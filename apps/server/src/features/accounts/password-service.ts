import type { PasswordChange, User } from '@wildpath/contract'

import { err, ok, type Result } from '../../result.ts'
import type { ClientContext } from './client-context.ts'
import type { CredentialRepository } from './credential-repository.ts'
import type { LoginThrottle } from './login-throttle.ts'
import type { PasswordHashing } from './password-hashing.ts'
import type { SessionService } from './session-service.ts'

export type PasswordService = {
  /** Whether it is really the person who asks for what cannot be undone. */
  confirm(user: User, password: string, client: ClientContext): Promise<Result<null>>
  /** Keeps this client signed in, ends every other session and voids reset links. */
  change(user: User, change: PasswordChange, client: ClientContext): Promise<Result<null>>
}

type Options = {
  sessions: SessionService
  passwordHashing: PasswordHashing
  credentials: CredentialRepository
  loginThrottle: LoginThrottle
}

export function createPasswordService({
  sessions,
  passwordHashing,
  credentials,
  loginThrottle,
}: Options): PasswordService {
  /** Answers the hash of the password that was confirmed. */
  async function confirm(
    user: User,
    password: string,
    { network }: ClientContext,
  ): Promise<Result<string>> {
    const guess = { email: user.email, network, trustedDevice: 'session' }
    if (!(await loginThrottle.consume(guess))) return err({ code: 'too-many-requests' })
    const hash = await credentials.findPasswordHash(user.id)
    if (hash === null || !(await passwordHashing.verify({ hash, password }))) {
      return err({ code: 'wrong-password' })
    }
    await loginThrottle.reset(guess)
    return ok(hash)
  }

  return {
    async confirm(user, password, client) {
      const confirmed = await confirm(user, password, client)
      return confirmed.ok ? ok(null) : confirmed
    },

    async change(user, { current_password, new_password }, client) {
      const confirmed = await confirm(user, current_password, client)
      if (!confirmed.ok) return confirmed
      const keptSessionId = await sessions.findId(client.headers)
      if (keptSessionId === null) return err({ code: 'not-signed-in' })
      const passwordHash = await passwordHashing.hash(new_password)
      const isReplaced = await credentials.replacePassword({
        userId: user.id,
        confirmedHash: confirmed.value,
        passwordHash,
        keptSessionId,
      })
      // Another change or a reset was faster: this password is no longer the current one.
      return isReplaced ? ok(null) : err({ code: 'wrong-password' })
    },
  }
}
