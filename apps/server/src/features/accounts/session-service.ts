import { randomBytes } from 'node:crypto'

import type { FactorKind, User } from '@wildpath/contract'

import type { SignedIn } from '../../http/signed-in.ts'
import type { AccountRepository } from './account-repository.ts'
import type { SessionCookie } from './session-cookie.ts'
import type { SessionRepository } from './session-repository.ts'

type Person = {
  userId: string
  passwordHash: string
  /** How the second step was passed; null where there was none. */
  secondFactor: FactorKind | null
}

/**
 * Who a request comes from, by the session in its cookie. `cookies` are to be set as they are. While support visits
 * an account, the visit's cookie stands before the admin's own: a visit that is over is nobody, until the browser
 * has heard of its end.
 */
export type SessionService = {
  /** Null when the password is no longer the one that let the person in. */
  start(person: Person, headers: Headers): Promise<string[] | null>
  find(headers: Headers): Promise<SignedIn | null>
  findUser(headers: Headers): Promise<User | null>
  /** The session's own name in the database; null when it is over. */
  findId(headers: Headers): Promise<string | null>
  /**
   * For a browser that begins: lets the session of somebody who comes back run on, at most once a day, and
   * takes the cookie of a visit that is over.
   */
  refresh(headers: Headers): Promise<{ signedIn: SignedIn | null; cookies: string[] }>
  /** Of a visit as well as the admin's own. */
  end(headers: Headers): Promise<string[]>
}

type Options = {
  sessions: SessionRepository
  accounts: Pick<AccountRepository, 'findSignedIn' | 'noteActivity'>
  cookie: SessionCookie
  visitCookie: SessionCookie
}

export function createSessionService(options: Options): SessionService {
  const { sessions, accounts, cookie, visitCookie } = options
  const ownTokenIn = (headers: Headers) => cookie.read(headers.get('cookie'))
  const visitTokenIn = (headers: Headers) => visitCookie.read(headers.get('cookie'))
  const findBy = async (token: string | null, kind: 'own' | 'visit') =>
    token === null ? null : accounts.findSignedIn(token, kind)
  const find = async (headers: Headers) => {
    const visitToken = visitTokenIn(headers)
    return visitToken === null ? findBy(ownTokenIn(headers), 'own') : findBy(visitToken, 'visit')
  }

  return {
    async start(person, headers) {
      const token = randomBytes(24).toString('base64url')
      const userAgent = headers.get('user-agent')
      const isCreated = await sessions.create({ ...person, token, userAgent })
      if (!isCreated) return null
      await accounts.noteActivity(person.userId)
      // Whoever signs in is themselves.
      return [cookie.write(token), ...forgottenVisit(headers)]
    },
    find,
    findUser: async (headers) => (await find(headers))?.user ?? null,
    findId: async (headers) => (await find(headers))?.sessionId ?? null,
    async refresh(headers) {
      const visit = await findBy(visitTokenIn(headers), 'visit')
      if (visit !== null) return { signedIn: visit, cookies: [] }
      const token = ownTokenIn(headers)
      const signedIn = await findBy(token, 'own')
      const isExtended = signedIn !== null && token !== null && (await sessions.extend(token))
      const extended = isExtended ? [cookie.write(token)] : []
      return { signedIn, cookies: [...extended, ...forgottenVisit(headers)] }
    },
    async end(headers) {
      const tokens = [visitTokenIn(headers), ownTokenIn(headers)].filter((token) => token !== null)
      await Promise.all(tokens.map((token) => sessions.delete(token)))
      return [cookie.clear(), ...forgottenVisit(headers)]
    },
  }

  function forgottenVisit(headers: Headers): string[] {
    return visitTokenIn(headers) === null ? [] : [visitCookie.clear()]
  }
}
