import { isWellFormed } from '../lint/text-rules.ts'

const addresses = /https?:|www\.|^[^\p{L}\d"'(€$£¥]/iu

/** Whether a line of an answer can be shown as it is: well formed, and no leftovers of a form or an address. */
export function isSound(text: string): boolean {
  return !addresses.test(text) && isWellFormed(text)
}
