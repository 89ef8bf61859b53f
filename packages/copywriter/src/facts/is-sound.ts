import { isWellFormed } from '../lint/text-rules.ts'

const addresses = /https?:|www\.|^[^\p{L}\d"'(€$£¥]/iu

/** What speaks to whoever writes is no fact about a business. */
const commanding =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous)\b|\bsystem prompt\b|\b(?:write|say|pretend|claim) that (?:we|I|you|this|our)\b|\byou are (?:now )?(?:an? )?(?:AI|assistant|chatbot|language model)\b/iu

/** Whether a line of an answer can be shown as it is: well formed, and no leftovers of a form or an address. */
export function isSound(text: string, { isEnglish = true } = {}): boolean {
  return !addresses.test(text) && !commanding.test(text) && isWellFormed(text, { isEnglish })
}
