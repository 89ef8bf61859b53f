import type { Business } from '../business/business.ts'
import { articleFor } from '../grammar/article.ts'
import { type GrammaticalNumber, numberOfHead } from '../grammar/phrases.ts'
import { stemOf } from '../grammar/stems.ts'
import { inSentence } from '../phrasing/in-sentence.ts'

/** In characters: more would be no name. */
const longest = 60
const count = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) /iu
const determiner = new RegExp(String.raw`^(?:the|an?|our|my|your|their) |${count.source}`, 'iu')

const language =
  /(?:^| )(?:English|German|French|Spanish|Italian|Portuguese|Dutch|Danish|Swedish|Norwegian|Finnish|Polish|Czech|Greek|Turkish|Russian|Arabic|Chinese|Mandarin|Japanese|Korean|Hindi|Irish|Welsh|Gaelic)$/u

/** The number of a whole noun phrase, read from what stands in front of its first preposition. */
export function numberOfThing(thing: string): GrammaticalNumber {
  const [head = ''] = thing.split(/,| (?:for|with|in|on|at|from|of|by|to|near|made|without)\b/u)
  return language.test(head.trim()) ? 'mass' : numberOfHead(head)
}

/** 'the hawk walk', 'chimney sweeping', 'four country loaves'. */
export function theThing(thing: string): string {
  const phrase = inSentence(thing)
  return numberOfThing(phrase) !== 'one' || determiner.test(phrase) ? phrase : `the ${phrase}`
}

/** 'a hawk walk', 'chimney sweeping', 'guided walks'. */
export function aThing(thing: string): string {
  const phrase = inSentence(thing.replace(/^(?:the|our|my|your) /iu, ''))
  if (determiner.test(phrase) || numberOfThing(phrase) !== 'one') return phrase
  return `${articleFor(phrase.split(' ')[0] ?? '')} ${phrase}`
}

/** 'is' or 'are'. */
export function beOf(thing: string): 'is' | 'are' {
  const isOne = /^(?:an?|one) /iu.test(thing)
  return !isOne && numberOfThing(thing) === 'many' ? 'are' : 'is'
}

/** Whether some noun of the thing stands in the text. */
export function namesThing(text: string, thing: string): boolean {
  const words = stemsOf(text)
  return stemsOf(thing).some((word) => words.includes(word))
}

function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words
    .filter((word) => !/^(?:with|from|free|half|full|only|each|guided|private)$/u.test(word))
    .map((word) => stemOf(word))
}

/**
 * What the page sells: what the offer is for, where that is the first thing sold under a shorter name ('the hawk walk')
 * or a word for all of them ('the kayak trips'); else the name of the first. An offer may be for a second thing, or for
 * a trial.
 */
function mainThing({ offer, offerings }: Business): string | null {
  const [main, ...others] = offerings
  const name = main === undefined || main.name.length > longest ? null : main.name
  const called = offer?.thing
  if (called === undefined || count.test(called) || called.length > longest) return name
  if (main === undefined || (isSame(called, main.name) && headOf(called) === headOf(main.name)))
    return called
  const isOther = others.some((one) => isSame(called, one.name) || isSame(one.name, called))
  const isForAll =
    others.length > 0 && !isSame(called, main.name) && numberOfThing(called) !== 'one'
  return isForAll && !isOther ? called : name
}

/** 'walk' of 'guided hawk walk with a glove'. */
function headOf(thing: string): string {
  const [head = ''] = thing.split(/,| (?:for|with|in|on|at|from|of|by|to|near|made|without)\b/u)
  return stemOf(/[\p{L}'-]+$/u.exec(head.trim().toLowerCase())?.[0] ?? '')
}

/** Whether the offer is for another thing than the page sells, such as a trial or a block of tickets. */
export function isOfAnother(business: Business): boolean {
  const called = business.offer?.thing
  return called !== undefined && called !== mainThing(business) && !count.test(called)
}

/** Whether the page sells several things under one word, such as 'the rafting runs': none of them is the page's own. */
export function sellsSeveral(business: Business): boolean {
  const [main, other] = business.offerings
  const thing = mainThing(business)
  return other !== undefined && main !== undefined && thing !== null && !isSame(thing, main.name)
}

/** 'the hawk walk' and 'Guided hawk walk'. */
function isSame(thing: string, name: string): boolean {
  const told = stemsOf(name)
  return stemsOf(thing).every((word) => told.includes(word))
}

/** 'the hawk walk', 'guided walks': what is sold, behind 'about'; null where nobody knows or it is long. */
export function aboutThing(business: Business): string | null {
  const thing = mainThing(business)
  return thing === null ? null : theThing(thing.replace(/^an? /iu, ''))
}

/** 'a hawk walk', 'a piano tuning', 'guided walks', behind 'ask for'. */
export function oneThing(business: Business): string | null {
  const thing = mainThing(business)
  return thing === null ? null : aThing(thing)
}

/** 'hawk walk': for a label or a headline. */
export function nameOfThing(business: Business): string | null {
  return mainThing(business)?.replace(/^(?:the|an?|our|my) /iu, '') ?? null
}

/** 'hawk walk': any thing, for a label or behind a word of one's own. */
export function bareThing(thing: string): string {
  return inSentence(thing.replace(/^(?:the|an?|our|my|your) /iu, ''))
}
