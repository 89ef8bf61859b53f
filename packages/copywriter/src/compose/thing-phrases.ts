import { articleFor } from '../grammar/article.ts'
import { type GrammaticalNumber, numberOfHead } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'

const determiner =
  /^(?:the|an?|our|my|your|their|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) /iu
const article = /^(?:the|an?|our|my|your) /iu

/** The number of a whole noun phrase, read from what stands in front of its first preposition. */
export function numberOfThing(thing: string): GrammaticalNumber {
  const [head = ''] = thing.split(/,| (?:for|with|in|on|at|from|of|by|to|near|made|without)\b/u)
  return numberOfHead(head)
}

/** 'hawk walk': for a label or behind a word of one's own. */
export function bareThing(thing: string): string {
  return inSentence(thing.replace(article, ''))
}

/** 'the hawk walk', 'chimney sweeping', 'four country loaves'. */
export function theThing(thing: string): string {
  const phrase = inSentence(thing)
  return numberOfThing(phrase) !== 'one' || determiner.test(phrase) ? phrase : `the ${phrase}`
}

/** 'a hawk walk', 'chimney sweeping', 'guided walks'. */
export function aThing(thing: string): string {
  // 'A piano tuning': what counts as one is told by its article.
  const phrase = inSentence(thing.replace(/^(?:the|our|my|your) /iu, ''))
  if (determiner.test(phrase) || numberOfThing(phrase) !== 'one') return phrase
  return `${articleFor(phrase.split(' ')[0] ?? '')} ${phrase}`
}

/** 'is' or 'are'. */
export function beOf(thing: string): 'is' | 'are' {
  const isOne = /^(?:an?|one) /iu.test(thing)
  return !isOne && numberOfThing(thing) === 'many' ? 'are' : 'is'
}
