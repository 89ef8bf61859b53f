import { randomBytes } from 'node:crypto'

import type { User } from '@wildpath/contract'

import type { AccountRepository } from './account-repository.ts'
import type { SessionCookie } from './session-cookie.ts'
import type { SessionRepository } from './session-repository.ts'

/** Who a request comes from, by the session in its cookie. `cookies` are to be set as they are. */
export type SessionService = {
  /** Null when the password is no longer the one that let the person in. */
  start(
    person: { userId: string; passwordHash: string },
    headers: Headers,
  ): Promise<string[] | null>
  findUser(headers: Headers): Promise<User | null>
  /** The session's own name in the database; null when it is over. */
  findId(headers: Headers): Promise<string | null>
  /** Lets the session of somebody who comes back run on; at most once a day there are cookies to set. */
  extend(headers: Headers): Promise<string[]>
  end(headers: Headers): Promise<string[]>
}

type Options = { sessions: SessionRepository; accounts: AccountRepository; cookie: SessionCookie }

export function createSessionService({ sessions, accounts, cookie }: Options): SessionService {
  const tokenIn = (headers: Headers) => cookie.read(headers.get('cookie'))

  return {
    async start(person, headers) {
      const token = randomBytes(24).toString('base64url')
      const userAgent = headers.get('user-agent')
      const isCreated = await sessions.create({ ...person, token, userAgent })
      if (!isCreated) return null
      await accounts.noteActivity(person.userId)
      return [cookie.write(token)]
    },
    async findUser(headers) {
      const token = tokenIn(headers)
      return token === null ? null : accounts.findUserOfSession(token)
    },
    async findId(headers) {
      const token = tokenIn(headers)
      return token === null ? null : sessions.findId(token)
    },
    async extend(headers) {
      const token = tokenIn(headers)
      return token !== null && (await sessions.extend(token)) ? [cookie.write(token)] : []
    },
    async end(headers) {
      const token = tokenIn(headers)
      if (token !== null) await sessions.delete(token)
      return [cookie.clear()]
    },
  }
}
