import { isWellFormed } from '../lint/text-rules.ts'
import { isOrder } from './without-orders.ts'

const addresses = /https?:|www\.|^[^\p{L}\d"'(€$£¥]/iu

/** Whether a line of an answer can be shown as it is: well formed, and no leftovers of a form or an address. */
export function isSound(text: string, { isEnglish = true } = {}): boolean {
  return !addresses.test(text) && !isOrder(text) && isWellFormed(text, { isEnglish })
}
