import { findPhoneNumber } from '@wildpath/text'

/** The `tel:` link of what somebody wrote as their phone number; empty if it names no number. */
export function phoneHref(text: string): string {
  const number = findPhoneNumber(text)
  return number === null ? '' : `tel:${number}`
}
