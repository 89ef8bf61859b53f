import type { Business } from '../business/business.ts'
import { capitalised, unstopped } from '../grammar/phrases.ts'
import { stemOf } from '../grammar/stems.ts'
import { deeds, differentHeads, lineHeads, placesOf, thingHead } from './ad-facts.ts'
import { playbookHeadlines } from './headline.ts'
import { hasPrice, isSaving } from './offer-clauses.ts'
import type { Writer } from './writer.ts'

/** What a headline may be where no fact fits. */
export function fallbackHeads(writer: Writer): string[] {
  const { business } = writer
  const { trade, isTradeNamed, name } = business
  const thing = thingHead(business)
  const places = placesOf(business)
  const words = isTradeNamed
    ? [capitalised(trade.booking.many), ...playbookHeadlines(writer), capitalised(trade.label)]
    : []
  return thing === null
    ? [...lineHeads(business), ...words, name, `Ask ${name}`, ...plainHeads[business.goal]]
    : [
        thing,
        ...differentHeads(business),
        ...deeds(business, places),
        ...places.map((place) => `${thing} ${place}`),
        ...(thing.includes(' with ')
          ? [thing.split(' with ')[0] ?? thing]
          : [ofHouse(thing, business)]),
        name,
        ...words,
        `Ask ${name}`,
        ...plainHeads[business.goal],
      ]
}

/** 'Students' of '590 zł for students', 'couples' of '€110 for two'. */
export function hasOwnPrice(group: string, wording: string): boolean {
  const told = (wording.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => stemOf(word))
  const words = (group.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => stemOf(word))
  return (
    words.some((word) => told.includes(word)) ||
    (/\bcouples?\b/iu.test(group) && /\bfor (?:two|2)\b/iu.test(wording)) ||
    (/\bfamil/iu.test(group) && /\bchild|\bkids?\b|\bunder \d/iu.test(wording))
  )
}

/** One stays at a place and buys from a shop; the rest is done with somebody. */
export function ofHouse(thing: string, { goal, name }: Business): string {
  if (goal === 'stay') return `Stay at ${name}`
  return goal === 'purchase' || goal === 'rental'
    ? `${thing} from ${name}`
    : `${thing} with ${name}`
}

/** '10% off the full day' of '10% off the full day for groups': the ad's text tells for whom. 'Half price' says not of what. */
export function savingHeads(saving: string): string[] {
  const [first = ''] = saving.split(/ (?:for|when|if) (?!the price\b)/u)
  return (
    [saving, first]
      .filter((text) => isSaving(text) || hasPrice(text))
      // '50% off' would be promised to everybody.
      .filter((text) => text.split(' ').length > 2)
      .map((text) => capitalised(unstopped(text)))
  )
}

/** Where nobody told a thing or a trade. */
const plainHeads: Record<Business['goal'], readonly string[]> = {
  booking: ['Pick a day and ask', 'Which day suits you?', 'Send a day and a number'],
  stay: ['Pick your nights and ask', 'Which nights suit you?', 'Send your dates'],
  rental: ['See what is free', 'Which days do you need?', 'Say what you need'],
  lessons: ['Find a time to start', 'Which day suits you?', 'Send a day and a number'],
  quote: ['Describe the job', 'Say what should be done', 'Send a few lines'],
  visit: ['Plan a visit', 'Which day suits you?', 'Say when you come'],
  purchase: ['See what there is', 'Say what you would like', 'Send your list'],
  enquiry: ['Tell it in your own words', 'Begin with a short message', 'Send a few lines'],
}

/** A long name at a whole word; nothing else is ever cut. */
export function clipped(name: string, longest: number): string {
  const words = name.split(' ')
  while (words.join(' ').length > longest && words.length > 1) words.pop()
  return words.join(' ').slice(0, longest)
}
