import { findPhoneNumber } from '@wildpath/text'
import { hash } from 'node:crypto'

/** SHA-256 in hexadecimal, as Meta and Google ask for it. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex')
}

/** An address without blanks and capitals; null where nothing is left. */
export function plainEmail(email: string | null): string | null {
  const plain = email?.replace(/\s/g, '').toLowerCase() ?? ''
  return plain === '' ? null : plain
}

/** The digits of a number with its country; null without one, since nobody could know whose it is. */
export function internationalDigits(number: string | null): string | null {
  const found = findPhoneNumber(number ?? '')
  const digits = found?.match(/^(?:\+|00)(.*)$/)?.[1] ?? ''
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : null
}
