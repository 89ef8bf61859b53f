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

/** The token is signed, so that invented ones are told without asking the database. */
export function createSessionCookie(options: {
  secret: string
  isSecure: boolean
  isVisit?: boolean
}): SessionCookie {
  const { secret, isSecure, isVisit = false } = options
  const name = `${isSecure ? secure : ''}${isVisit ? visitName : plainName}`
  const sign = (token: string) => createHmac('sha256', secret).update(token).digest('base64')
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
      const given = Buffer.from(value.slice(dot + 1))
      const expected = Buffer.from(sign(token))
      return given.length === expected.length && timingSafeEqual(given, expected) ? token : null
    },
    write: (token) => set(`${token}.${sign(token)}`, bounds.accounts.sessionDays * 86_400),
    clear: () => set('', 0),
  }
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
