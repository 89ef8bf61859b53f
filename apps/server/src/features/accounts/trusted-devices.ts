import { createHmac, timingSafeEqual } from 'node:crypto'

import { product } from '@wildpath/contract'

import { bounds } from '../../limits.ts'

/**
 * Remembers in a browser who signed in there, beyond the session: when strangers guess at a
 * password, the person's own browsers are counted apart from everybody else's.
 */
export type TrustedDevices = {
  /** To be set as it is, once the browser has shown that the person uses it. */
  cookieFor(email: string): string
  /** The id of this browser when `email` signed in there last; null otherwise. */
  find(cookie: string | null, email: string): string | null
}

type Options = { secret: string; isSecure: boolean; newId: () => string }

// Named so in people's browsers already.
const cookieName = `${product.name.toLowerCase()}_known_browser`

export function createTrustedDevices({ secret, isSecure, newId }: Options): TrustedDevices {
  const pattern = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)\\.([\\w-]+)`)

  const sign = (id: string, email: string) =>
    createHmac('sha256', secret).update(`known-browser ${id} ${email.toLowerCase()}`).digest()

  return {
    cookieFor(email) {
      const id = newId()
      const value = `${id}.${sign(id, email).toString('base64url')}`
      const rules = `Path=/api/auth; Max-Age=${bounds.accounts.trustedDeviceDays * 86_400}; HttpOnly; SameSite=Lax`
      return `${cookieName}=${value}; ${rules}${isSecure ? '; Secure' : ''}`
    },
    find(cookie, email) {
      const [, id, signature] = pattern.exec(cookie ?? '') ?? []
      if (id === undefined || signature === undefined) return null
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(id, email)
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
    },
  }
}
