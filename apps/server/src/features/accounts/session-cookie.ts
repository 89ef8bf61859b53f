import { createHmac, timingSafeEqual } from 'node:crypto'

import { product } from '@wildpath/contract'
import { parseCookie, stringifySetCookie } from 'cookie'

import { bounds } from '../../limits.ts'

const plainName = `${product.name.toLowerCase()}.session_token`
/** Of a visit of support, beside the admin's own session. */
const visitName = `${product.name.toLowerCase()}.support_visit`
/** Browsers keep a name with this prefix only when it comes by https. */
const secure = '__Secure-'
const secureName = `${secure}${plainName}`

export type SessionCookie = {
  /** The session's token in a Cookie header; null when there is none, or one that is not ours. */
  read(header: string | null): string | null
  /** To be set as it is. */
  write(token: string): string
  clear(): string
}

/**
 * The cookie's name and token are signed together, so that invented tokens are rejected without a query and one kind of
 * cookie cannot be used as the other. Session cookies from before the name was signed are valid until they are renewed.
 */
export function createSessionCookie(options: {
  secret: string
  isSecure: boolean
  isVisit?: boolean
}): SessionCookie {
  const { secret, isSecure, isVisit = false } = options
  const name = `${isSecure ? secure : ''}${isVisit ? visitName : plainName}`
  const kind = isVisit ? visitName : plainName
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest('base64')
  const sign = (token: string) => digest(`${kind} ${token}`)
  const set = (value: string, maxAge: number) =>
    stringifySetCookie({
      name,
      value,
      maxAge,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
    })

  return {
    read(header) {
      const value = parseCookie(header ?? '')[name] ?? ''
      const dot = value.lastIndexOf('.')
      if (dot < 1) return null
      const token = value.slice(0, dot)
      const given = value.slice(dot + 1)
      const isSigned = isEqual(given, sign(token)) || (!isVisit && isEqual(given, digest(token)))
      return isSigned ? token : null
    },
    write: (token) => set(`${token}.${sign(token)}`, bounds.accounts.sessionDays * 86_400),
    clear: () => set('', 0),
  }
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Whether a Cookie header carries a session of the product, valid or not. */
export function carriesSession(header: string | null | undefined): boolean {
  return sessionKeyOf(header) !== null
}

/** What stands for the session in a Cookie header: the same in all its requests, secret, and nobody else's. */
export function sessionKeyOf(header: string | null | undefined): string | null {
  const cookies = parseCookie(header ?? '')
  const value = cookies[secureName] ?? cookies[plainName] ?? ''
  return value === '' ? null : value
}
