import { joinList, sentence } from '../grammar/phrases.ts'
import { isRestricting, isStory, tales } from './benefits.ts'
import { guideSentence } from './fact-sentences.ts'
import { cleanLines } from './owner-lines.ts'
import { bareThing, nameOfThing, sellsSeveral, theThing } from './thing-phrases.ts'
import type { Writer } from './writer.ts'

/**
 * Who does it, since when and how much, then the owner's own sentences; a scene of the named trade may close it.
 * Undefined where the owner tells nothing of the kind.
 */
export function composeStory(writer: Writer): { title: string; text: string } | undefined {
  const { business, choice, say, pick } = writer
  const people = tales(business).flatMap((line) => pick([line], 300) ?? [])
  const told = cleanLines(business)
    .filter((line) => isStory(line) && !isRestricting(line))
    .flatMap((line) => pick([sentence(line)], 300) ?? [])
    .slice(0, 3)
  const facts = [...people, ...told]
  const [moment] = business.isTradeNamed ? say('moment', business.playbook.moments) : []
  const sentences = moment === undefined || facts.length > 3 ? facts : [...facts, moment]
  if (facts.length === 0 || sentences.length < 2) return undefined
  const named = titleOf(business)
  const [title = ''] = choice.shuffled('story title', named ?? [`About ${business.name}`])
  return { title: title.slice(0, 120), text: sentences.join(' ') }
}

/** 'Declan and the hawk walk'; null where no guide is told, or where the words would be long. */
function titleOf(business: Writer['business']): string[] | null {
  const names = business.guides
    .filter((guide) => guideSentence(guide) !== null)
    .map(({ name }) => name)
  const thing = sellsSeveral(business) ? null : nameOfThing(business)
  const who = joinList(names)
  if (names.length === 0 || names.length > 2 || who.length > 50) return null
  const what = thing === null || thing.length > 40 ? null : theThing(bareThing(thing))
  if (what === null && names.length === 1) return null
  return what === null || names.length > 1 || who.includes(' and ')
    ? [who, `${who} of ${business.name}`].filter((text) => !repeats(text))
    : [`${who} and ${what}`]
}

/** 'Lupe of Pan de Lupe'. */
function repeats(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return new Set(words).size < words.length
}
