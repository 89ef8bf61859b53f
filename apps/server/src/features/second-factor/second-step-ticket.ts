import { createHmac, timingSafeEqual } from 'node:crypto'

import { product } from '@wildpath/contract'
import { parseCookie, stringifySetCookie } from 'cookie'

import { bounds } from '../../limits.ts'

type Ticket = { userId: string; expiresAtMs: number; signature: string }

/**
 * Shows that a browser gave the right password some minutes ago. It is good for the second step alone, and for
 * nothing once the password is another.
 */
export type SecondStepTickets = {
  /** The cookie that carries it, to be set as it is. */
  issue(person: { userId: string; passwordHash: string }): string
  /** Not to be trusted before `isGood`, which needs the password's hash. */
  read(header: string | null): Ticket | null
  isGood(ticket: Ticket, passwordHash: string): boolean
  clear(): string
}

type Options = { secret: string; isSecure: boolean; now(): Date }

const name = `${product.name.toLowerCase()}_second_step`

export function createSecondStepTickets({ secret, isSecure, now }: Options): SecondStepTickets {
  const sign = ({ userId, expiresAtMs }: Omit<Ticket, 'signature'>, passwordHash: string) =>
    createHmac('sha256', secret)
      .update(`second-step ${userId} ${expiresAtMs} ${passwordHash}`)
      .digest('base64url')
  const set = (value: string, maxAge: number) =>
    stringifySetCookie({
      name,
      value,
      maxAge,
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure,
    })

  return {
    issue({ userId, passwordHash }) {
      const seconds = bounds.accounts.secondStepMinutes * 60
      const expiresAtMs = now().getTime() + seconds * 1000
      const signature = sign({ userId, expiresAtMs }, passwordHash)
      return set(`${userId}.${expiresAtMs}.${signature}`, seconds)
    },
    read(header) {
      const [userId, expires, signature] = (parseCookie(header ?? '')[name] ?? '').split('.')
      if (!userId || expires === undefined || signature === undefined) return null
      return { userId, expiresAtMs: Number(expires), signature }
    },
    isGood(ticket, passwordHash) {
      const given = Buffer.from(ticket.signature)
      const expected = Buffer.from(sign(ticket, passwordHash))
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
      return isOurs && ticket.expiresAtMs > now().getTime()
    },
    clear: () => set('', 0),
  }
}
