import { product, type AppSetup } from '@wildpath/contract'
import { Secret, TOTP } from 'otpauth'

const stepMs = 30_000

/** 160 bits, in base32 (RFC 4226, section 4). */
export function newAppKey(): string {
  return new Secret({ size: 20 }).base32
}

export function presentAppSetup(key: string, email: string): AppSetup {
  return { key, address: totpOf(key, email).toString() }
}

/**
 * The 30 seconds since 1970 that the code belongs to; null when it is not a code of this key. Clocks of phones are
 * off: the code before and the one to come are taken, too (RFC 6238, section 5.2).
 */
export function stepOfCode({ key, code, now }: { key: string; code: string; now: Date }) {
  const timestamp = now.getTime()
  const delta = totpOf(key, '').validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / stepMs) + delta
}

function totpOf(key: string, label: string): TOTP {
  return new TOTP({ issuer: product.name, label, secret: Secret.fromBase32(key) })
}
