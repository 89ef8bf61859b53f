import { capitalised } from '../grammar/phrases.ts'
import { stemOf } from '../grammar/stems.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { fillTemplate } from '../phrasing/template.ts'
import { nameOfThing, sellsSeveral } from './thing-phrases.ts'
import type { Writer } from './writer.ts'

const longest = 70

/** 'Guided sea kayak tours along the coast'; null where nobody knows what is sold. */
export function thingAndPlace({ business }: Writer): string | null {
  const [main] = business.offerings
  if (main === undefined) return null
  const name = sellsSeveral(business) ? (nameOfThing(business) ?? main.name) : main.name
  const { place } = main
  return place === undefined || name.toLowerCase().includes(place.toLowerCase())
    ? capitalised(name)
    : capitalised(`${name} ${place}`)
}

/** The headlines of the playbook that the facts fill, and that say nothing twice. */
export function playbookHeadlines({ business, slots, choice }: Writer): string[] {
  return choice
    .shuffled('headline', business.playbook.headlines)
    .flatMap((template) => fillTemplate(template, slots) ?? [])
    .filter((line) => line.length <= longest && !hasWordTwice(line))
}

/** What is promised, best first: with the owner's own thing or place before what any of the trade may say. */
export function composeHeadline(writer: Writer): string {
  const { business } = writer
  const { name, trade, isTradeNamed, offerings, goal, visitorGoal } = business
  const own = thingAndPlace(writer)
  const [main] = offerings
  const audience = writer.slots.audience
  // Where the price is known, nobody needs to ask for one.
  const isPriced = main?.price !== undefined || /\d/u.test(business.offer?.wording ?? '')
  const filled = !isTradeNamed
    ? []
    : playbookHeadlines(writer).filter((line) => !isPriced || !/\b(?:price|quote)\b/iu.test(line))
  const isDone = !/^(?:quote|purchase|enquiry)$/u.test(goal) && visitorGoal !== 'appointment'
  const deed =
    main?.activity === undefined || sellsSeveral(business)
      ? null
      : namedDeed(deedLine(main.activity, main.place, isDone), nameOfThing(business))
  const forWhom =
    own === null ||
    audience === null ||
    !business.isConfirmed ||
    / for /u.test(own) ||
    hasWordTwice(`${own} ${audience}`)
      ? null
      : `${own} for ${audience}`
  return (
    writer.pick(
      [deed, forWhom, own].filter((line) => line !== null && line.length >= 12),
      longest,
    ) ??
    writer.pick([own, ...filled, isTradeNamed ? capitalised(trade.label) : null], 96) ??
    name
  )
}

/** What the visitor does, where the owner told it; who tunes pianos does not ask visitors to tune. */
function deedLine(activity: string, place: string | undefined, isDone: boolean): string | null {
  if (/\b(?:I|we)\b/u.test(activity)) return null
  if (!isDone && !/^(?:order|buy|hire|rent|have|choose|collect|book|bring)\b/iu.test(activity))
    return null
  const [near = ''] = place?.split(',') ?? []
  const lines = [place, near].map((where) => `${activity} ${where ?? ''}`.trim())
  const fitting = lines.find((line) => line.length <= longest && !hasWordTwice(line))
  return capitalised(fitting ?? activity)
}

/** 'Weekend course: learn to lead on limestone', where the deed does not say what is sold. */
function namedDeed(deed: string | null, thing: string | null): string | null {
  if (deed === null || thing === null || tellsOf(deed, thing)) return deed
  return `${capitalised(thing)}: ${inSentence(deed)}`
}

/** Whether a longer word of the thing stands in the deed, in any form: 'tune uprights' tells of 'piano tuning'. */
export function tellsOf(deed: string, thing: string): boolean {
  const stemsIn = (text: string) =>
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => stemOf(word).slice(0, 4))
  const told = stemsIn(deed)
  return stemsIn(thing).some((stem) => told.includes(stem))
}

/** 'A kayak day in a kayak': a longer word that stands twice. */
export function hasWordTwice(text: string): boolean {
  const words = (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) =>
    stemOf(word).slice(0, 4),
  )
  return new Set(words).size < words.length
}
