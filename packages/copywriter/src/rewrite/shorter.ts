import { eachLine, sentenceParts, type Swap, swapWords } from './sentence-parts.ts'
import { strengthOf } from './statement-strength.ts'

/** Words that say nothing that is not said without them. */
const idle: readonly Swap[] = [
  [/\bin order to\b/giu, 'to'],
  [/\bdue to the fact that\b/giu, 'because'],
  [/\bat this (?:point in time|moment in time)\b/giu, 'now'],
  [/\bas well as\b/giu, 'and'],
  [/\ba (?:wide|broad|large|huge|great) (?:range|variety|selection|number) of\b/giu, 'many'],
  [/\b(?:each and every|every single)\b/giu, 'every'],
  [/\bwhether or not\b/giu, 'whether'],
  [/\bin the event that\b/giu, 'if'],
  [/\b(?:please note that|it is important to note that|it should be noted that) /giu, ''],
  [/\bwe are (?:happy|proud|pleased|delighted|excited) to (?=\p{L})/giu, 'we '],
  [
    /(?<=\p{L} )(?<!\b(?:not|n't|never|so|how|the) )(?:really|very|truly|simply|actually|basically|literally|absolutely|totally) /giu,
    '',
  ],
]

/** An aside in brackets or dashes. */
const aside = / \([^()]{3,80}\)| [–—] [^–—.!?]{3,80} [–—](?= )/gu

/** What may not go: figures, what the business does, what somebody has to know before they come, warnings. */
const fact =
  /\d|\p{Sc}|https?:|@|\b(?:we|our|I|my|safe\w*|danger\w*|risk\w*|careful|beware|warn\w*|emergency|crisis|doctor|injur\w*|pregnan\w*|allerg\w*|weather|storms?|thunder|lightning|wind|gusts|rain|ice|flood|high water|changed|moved|not|no|never|only|must|unless|except|if|from|until|free|included|includes|refund\w*|cancel\w*|deposit|required?|need|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|dozen|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december)\b/iu
const name = /(?<=[\p{L},;:]\s)\p{Lu}\p{L}+/u

/**
 * Fewer words for the same: idle words and asides go, and of a line of several sentences the first, the
 * most telling one and all that hold a fact or a condition stay.
 */
export function shorter(text: string): string {
  return eachLine(text, (line) => {
    const plain = swapWords(line, idle).replace(aside, (found) => (hasFact(found) ? found : ''))
    const parts = sentenceParts(plain)
    if (parts.length < 2) return plain
    const strengths = parts.map((part) => strengthOf(part))
    const best = strengths.indexOf(Math.max(...strengths))
    return parts
      .filter((part, index) => index === 0 || index === best || hasFact(part))
      .join('')
      .trimEnd()
  })
}

/** Whether it holds what must not go. */
function hasFact(words: string): boolean {
  return fact.test(words) || name.test(words) || strengthOf(words) > 0
}
