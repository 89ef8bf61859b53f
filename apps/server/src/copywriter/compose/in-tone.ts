import type { Desk } from './desk.ts'

/** 'You spend three hours' as 'Spend three hours', where the tone gives orders. */
const orderly =
  /^You (spend|paddle|drive|ride|walk|climb|pay|sail|swim|learn|open|sleep|choose|cook|fly|run) /u

/** 'We're' where the tone is at ease, 'we are' where it is composed. */
export function inTone({ facts: { tone } }: Desk, text: string): string {
  if (tone === 'bold' && orderly.test(text))
    return text.replace(
      orderly,
      (_, verb: string) => `${verb.charAt(0).toUpperCase()}${verb.slice(1)} `,
    )
  if (/^(?:friendly|fun|bold)$/u.test(tone))
    return text
      .replace(
        /\b(We|we|You|you|They|they|It|it|There|there) (are|is)\b(?! (?:\p{L}+ )?(?:if|when)\b)/gu,
        (_, who: string, verb: string) => `${who}'${verb === 'is' ? 's' : 're'}`,
      )
      .replace(/\b(There|there)'re\b/gu, '$1 are')
      .replace(/\b(do|does|is|are) not\b/gu, "$1n't")
  if (tone === 'luxury' || tone === 'professional')
    return text
      .replace(/\b(We|we|You|you|They|they)'re\b/gu, '$1 are')
      .replace(/\bI'm\b/gu, 'I am')
      .replace(/\b(do|does|is|are)n't\b/gu, '$1 not')
      .replace(/\b([Ww]e|[Yy]ou|I)'ve\b/gu, '$1 have')
  return text
}
