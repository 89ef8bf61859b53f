import type { Facts } from '../brief/read-brief.ts'
import { capitalised } from '../grammar/phrases.ts'

const counted = /^(?:\d|two|three|four|five|six|seven|eight|nine|ten)\b/iu

/** What is sold, fit to stand behind 'about'; null where it has no short name. */
export function aboutThing({ offering: { thing } }: Facts): string | null {
  if (thing === null || thing.text.length > 56) return null
  return thing.number === 'one' || counted.test(thing.text) ? `the ${thing.text}` : thing.text
}

/** What is sold with its place, capitalised: 'Falconry experiences near Ludlow'; null where unnamed. */
export function placedThing({ offering: { thing, place } }: Facts): string | null {
  if (thing === null) return null
  return capitalised(place === null ? thing.text : `${thing.text} ${place}`)
}

/** What guests do themselves: 'we ride criollo horses' invites to ride them. */
const shared =
  /^(?:ride|sail|fly|paddle|dive|fish|hike|climb|cook|watch|explore|surf|forage|swim|walk|taste|visit)$/u

/** The owner's deed in the owner's voice: 'I repair tents and rucksacks by post', 'Ride criollo horses'. */
export function ownDeed({ offering: { deed }, voice }: Facts): string | null {
  if (deed === null) return null
  const told = `${deed.verb} ${deed.object}`
  return capitalised(shared.test(deed.verb) ? told : `${voice.subject} ${told}`)
}

/** The deed with the business as its subject: 'Patch & Pole repairs tents and rucksacks by post'. */
export function namedDeed({ offering: { deed }, name }: Facts): string | null {
  if (deed === null) return null
  if (shared.test(deed.verb)) return capitalised(`${deed.verb} ${deed.object} with ${name}`)
  return `${name} ${deed.verb.split(' and ').map(thirdPerson).join(' and ')} ${deed.object}`
}

function thirdPerson(verb: string): string {
  if (/(?:s|sh|ch|x|z|o)$/u.test(verb)) return `${verb}es`
  return /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

const describing =
  /^(?:guided|private|half-day|full-day|multi-day|(?:\d+|two|three|four|five|six|seven)-(?:day|hour|piece|week)|small-group|tailor-made|family-run|second-hand|working|general|outdoor|small|personal|self-guided|self guided|new|real|night) /iu

/** 'half-day and full-day rafting trips' are rafting trips. */
const manyKinds =
  /^(?:[\p{L}\d]+-day|private|half|full|group),? (?:and|or) (?:[\p{L}\d]+-day|group|private|half-day|full-day) (?=\p{L})/iu

/** What is sold, shorter and shorter, capitalised: 'Guided sea kayak tours', 'Sea kayak tours'. */
export function shortThings({ offering: { thing }, trade, isTradeNamed }: Facts): string[] {
  if (thing === null) return []
  const names = [thing.text]
  let rest = thing.text.replace(manyKinds, '')
  if (rest !== thing.text) names.push(rest)
  while (describing.test(rest) && !/^\S+ (?:and|or) /u.test(rest)) {
    rest = rest.replace(describing, '')
    names.push(rest)
  }
  const [first = rest] = rest.split(/, | and | or | by | on | in /u)
  if (first !== rest && /(?:s|ing)$/u.test(first) && first.length > 5) names.push(first)
  // The trade's own word, where the owner used it for what is sold.
  if (isTradeNamed && thing.text.includes(trade.label)) names.push(trade.label)
  return [...new Set(names)].filter((name) => name.length > 3).map((name) => capitalised(name))
}
