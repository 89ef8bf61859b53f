import { termsOf } from './terms.ts'

/**
 * What people ask for beside what we do. Its words stand in articles about other things, so words alone would
 * find one; each line is what a question has to speak of, all of it.
 */
const notOffered = [
  // Visitors send a form; they buy nothing on a page.
  'customers pay',
  'guests pay',
  'visitors pay',
  'text message',
  'sms',
].map(termsOf)

/** Whether a question asks for something that is near to the product and not part of it. */
export function isNotOffered(text: string): boolean {
  const terms = new Set(termsOf(text))
  return notOffered.some((needed) => needed.every((term) => terms.has(term)))
}
