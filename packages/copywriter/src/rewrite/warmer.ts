import { eachLine, type Swap, swapWords } from './sentence-parts.ts'

/** Spoken instead of official; who is meant stays who is meant. */
const spoken: readonly Swap[] = [
  [/\b(?:please )?do not hesitate to (?:contact|call|write to|ask) us\b/giu, 'just ask us'],
  [/\bit is possible to\b/giu, 'you can'],
  [/\bwe look forward to welcoming you\b/giu, "we'd love to meet you"],
  [/\bwe look forward to hearing from you\b/giu, "we'd love to hear from you"],
  [/\bplease be advised that /giu, ''],
  [/\bplease note(?: that)?:? /giu, 'good to know: '],
  [/^contact us$/giu, 'Say hello'],
  [/^submit$/giu, 'Send it to us'],
  [/^(?:send|submit) (?:request|enquiry|inquiry|form)$/giu, 'Send it to us'],
  [/^learn more$/giu, 'Tell me more'],
  [/^book now$/giu, 'Save my place'],
  [/\bwe will\b/giu, "we'll"],
  [/\bwe are\b/giu, "we're"],
  [/\bwe have\b(?= \p{L}+(?:ed|en)\b)/giu, "we've"],
  [/\byou will\b/giu, "you'll"],
  [/\byou are\b/giu, "you're"],
  [/\bthey are\b/giu, "they're"],
  [/\bit is\b(?! possible)/giu, "it's"],
  [/\bthat is\b/giu, "that's"],
  [/\bI am\b/gu, "I'm"],
  [/\bI will\b/gu, "I'll"],
  [/\bdo not\b/giu, "don't"],
  [/\bdoes not\b/giu, "doesn't"],
  [/\bis not\b/giu, "isn't"],
  [/\bare not\b/giu, "aren't"],
  [/\bcannot\b/giu, "can't"],
  [/\bwill not\b/giu, "won't"],
]

/** Cool headings, each with a friendly one. */
const headings = new Map([
  ...['price and terms', 'fees', 'rates', 'the arrangement', 'terms', 'the deal'].map(
    (title) => [title, 'What you pay'] as const,
  ),
  ...['conditions', 'before you book', 'please note', 'particulars', 'the rules', 'know this'].map(
    (title) => [title, 'Good to know'] as const,
  ),
])

/** The same said to somebody, not about somebody: contractions, 'you', the headings of the friendly tone. */
export function warmer(text: string): string {
  const heading = headings.get(text.trim().toLowerCase())
  if (heading !== undefined) return heading
  // A contraction must not end what is said: 'that is what we are' stays.
  return eachLine(text, (line) =>
    swapWords(line.replace(/^enquire about /iu, 'Ask us about '), spoken).replace(
      /\b(we|you|they|it|that|i)'(re|s|m|ll|ve)(?=[.!?,;:]|$)/giu,
      (_, who: string, verb: string) => `${who} ${whole[verb.toLowerCase()] ?? verb}`,
    ),
  )
}

const whole: Record<string, string> = { re: 'are', s: 'is', m: 'am', ll: 'will', ve: 'have' }
