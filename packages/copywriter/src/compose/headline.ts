import { capitalised } from '../grammar/phrases.ts'
import { stemOf } from '../grammar/stems.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { fillTemplate } from '../phrasing/template.ts'
import type { Writer } from './writer.ts'

const longest = 80

/** 'Guided sea kayak tours along the coast'; null where nobody knows what is sold. */
export function thingAndPlace({ business: { offerings } }: Writer): string | null {
  const [main] = offerings
  if (main === undefined) return null
  const { name, place } = main
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
  const { business, choice } = writer
  const { name, trade, isTradeNamed, offerings, lines, goal, visitorGoal } = business
  const own = thingAndPlace(writer)
  const [main] = offerings
  const audience = writer.slots.audience
  const filled = playbookHeadlines(writer)
  const isPlaced = (line: string) => main?.place !== undefined && line.includes(main.place)
  const specific = filled.filter(
    (line) =>
      isPlaced(line) ||
      (own !== null && line.toLowerCase().includes((main?.name ?? name).toLowerCase())),
  )
  // Who tunes pianos does not ask visitors to tune.
  const isDone = !/^(?:quote|purchase|enquiry)$/u.test(goal) && visitorGoal !== 'appointment'
  const deed = main?.activity === undefined || !isDone ? null : deedLine(main.activity, main.place)
  const forWhom =
    own === null || audience === null || / for /u.test(own) ? null : `${own} for ${audience}`
  const plain = [forWhom, own]
  const isPlain = choice.fraction('headline kind') < 0.35
  const wanted = isPlain ? [...plain, ...specific] : [...specific, ...plain]
  return (
    writer.pick(
      [deed, ...wanted].filter((line) => line !== null && line.length >= 12),
      longest,
    ) ??
    writer.pick([own, ...(isTradeNamed ? [...filled, capitalised(trade.label)] : [])], 96) ??
    writer.pick(
      [
        ...lines.map((line) => (line.length < 15 ? `${name}: ${inSentence(line)}` : line)),
        ...filled,
      ],
      90,
    ) ??
    name
  )
}

/** 'Paddle through the sea caves in Devon', where the owner told what people do there. */
function deedLine(activity: string, place: string | undefined): string | null {
  if (/\b(?:I|we)\b/u.test(activity)) return null
  const line = place === undefined ? activity : `${activity} ${place}`
  return hasWordTwice(line) ? capitalised(activity) : capitalised(line)
}

/** 'A kayak day in a kayak': a longer word that stands twice. */
export function hasWordTwice(text: string): boolean {
  const words = (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) =>
    stemOf(word).slice(0, 4),
  )
  return new Set(words).size < words.length
}
