import type { Industry } from '@wildpath/contract'
import type { PageGoal } from '@wildpath/page/compose'

import type { VisitorGoal } from '../content/playbook.ts'
import { findPrices } from '../facts/money.ts'
import type { Business } from './business.ts'

const renting =
  /\b(?:to rent|rentals?|hire|for rent|rent (?:an?|our|the|\w+s)|verleih\w*|vermiet\w*)\b/iu
const teaching =
  /\b(?:lessons?|(?<!(?:ropes?|\d|golf|obstacle|assault) )courses?|classes|schools?|academy|coaching|teach\w*|workshops?|(?:surf|training|holiday|kids'?|summer) camps?)\b/iu
const learning = /\b(?:lessons?|courses?|classes|workshops?)\b/iu
const sleeping =
  /\b(?:cabins?|cottages?|chalets?|rooms|lodges?|half board|bell tents?|yurts?|campsites?|self[- ]catering)\b/iu

const repairing =
  /\b(?:repairs?|mend|fix|servic(?:e|ing)|tun(?:e|ing)|restor\w+|resol(?:e|es|ing)|sharpen\w*|conversions?|tree (?:surgery|surgeons?|care|work)|stumps?|hedges?|swarms?|pest control|bespoke|shaping|made[- ]to[- ]measure|built[- ]in|upholster\w*|til(?:er|ing)|plaster\w*|scaffold\w*|chimneys?|install\w*|quote|quotes|(?<!self[- ])cater(?:ing)?|removals?|move houses|sweeping|sweep|plumb\w*|drains?|fitting|renovations?|renos|roof(?:ing|ers?)|cleaning|painting|gardening|carpent\w*|join(?:er|ery)|electric(?:ians?|al work))\b/iu
const visiting =
  /\b(?:(?:archery|shooting|driving) range|museum|gardens?|market|shop|store|cafe|bar|pub|observatory|playground|rink|(?:golf|obstacle|assault) course)\b/iu
/** A bar or a market that comes to the customer. */
const coming = /\bfor (?:weddings|parties|events|festivals)\b/iu
const minding = /\b(?:kindergarten|nursery|childcare|preschool|child ?minder)\b/iu
const going =
  /\b(?:trips?|tours?|experiences?|flights?|rides?|walks?|hikes?|treks?|cruises?|safaris?|excursions?|expeditions?|days|sessions?|hunts?|dives?|charters?|watching|rafting|climbing|hunting|riding|sailing|diving|paddling|kayaking|yoga|throwing|zorbing|tastings?|retreats?|shoots?|photos|panning|photography)\b/iu
/** Who does something for people takes nobody out: a search for a flat is no hunt. */
const serving =
  /\b(?:notar\w*|flats?|apartments?|houses?|homes?|propert\w+|viewings?|relocat\w+|errands?|deliver\w+|transfers?|taxis?|couriers?|storage|livery|filming|translat\w+|paperwork|papers)\b/iu
const serviceIndustries: ReadonlySet<Industry> = new Set([
  'agency',
  'ecommerce',
  'finance',
  'healthcare',
  'legal',
  'real-estate',
  'saas',
])
const outdoorIndustries: ReadonlySet<Industry> = new Set([
  'outdoor-adventure',
  'guiding',
  'water-sports',
  'climbing',
])
/** Food that comes to the guests, and not the guests to it. */
const feeding = /\b(?:weddings?|part(?:y|ies)|events?|cater\w*|private chefs?|buffets?|a head)\b/iu

const byIndustry: Readonly<Partial<Record<Industry, PageGoal>>> = {
  'ecommerce': 'purchase',
  'education': 'lessons',
  'lodging': 'stay',
  'outdoor-adventure': 'booking',
  'guiding': 'booking',
  'water-sports': 'booking',
  'climbing': 'booking',
}

type Wanted = Pick<
  Business,
  'trade' | 'isTradeNamed' | 'offer' | 'offerings' | 'industry' | 'lines'
> & {
  /** The words for what is sold. */
  sold: string
}

/** What the owner wants of a visitor, by what is sold, then by the trade, then by the industry. */
export function goalOf(known: Wanted): PageGoal {
  const goal = wantedBySale(known)
  return goal === 'quote' && hasOnePrice(known) ? 'booking' : goal
}

/** What costs a known sum is asked for by date, and nobody asks for a quote; by the hour it costs what it takes. */
function hasOnePrice({ offer, offerings }: Wanted): boolean {
  const told = offer?.wording ?? ''
  const read = byTheHour.test(told) ? [] : findPrices(told).map(({ price }) => price)
  const [price] = [offerings[0]?.price, offer?.price, ...read].filter((one) => one !== undefined)
  const byTime = /^(?:hour|half-day|day|week|month|year)$/u
  return price !== undefined && !price.is_from && price.amount > 0 && !byTime.test(price.unit)
}

const byTheHour = /\b(?:hours?|hrs?|hourly|day rate|quotes?|estimates?)\b|\/ ?h\b/iu

function wantedBySale({
  sold,
  trade,
  isTradeNamed,
  offer,
  offerings,
  industry,
  lines,
}: Wanted): PageGoal {
  const told = lines.slice(0, 3).join('. ')
  if (!isTradeNamed && (industry === 'legal' || industry === 'finance')) return 'enquiry'
  if (isTradeNamed && trade.isNarrow === true && trade.goal !== undefined) return trade.goal
  if (renting.test(sold) && trade.key !== 'saas') return 'rental'
  if (!learning.test(sold) && (repairing.test(sold) || (sold === '' && repairing.test(told))))
    return 'quote'
  if (industry === 'ecommerce' && !isTradeNamed) return 'purchase'
  const isPlace = visiting.test(sold) && !coming.test(sold) && !going.test(sold)
  if (!isTradeNamed && isPlace) return 'visit'
  if (!isTradeNamed && minding.test(`${told} ${sold}`)) return 'enquiry'
  // A hut, a lodge or a camp on the way does not make a guide an innkeeper.
  if (sleeping.test(sold) && (!isTradeNamed || trade.goal === 'stay')) return 'stay'
  if (isTradeNamed && trade.goal !== undefined) return trade.goal
  if (teaching.test(sold)) return /\btours?\b|\btrips?\b/iu.test(sold) ? 'booking' : 'lessons'
  if (isTradeNamed && trade.isOutdoor === true) return 'booking'
  const isServing = serviceIndustries.has(industry) || serving.test(sold)
  if (!isTradeNamed && !isServing && going.test(sold)) return 'booking'
  if (
    industry === 'restaurant' &&
    feeding.test([sold, told, offer?.wording, offerings[0]?.name].join('. '))
  )
    return 'quote'
  if (industry === 'restaurant') return tableGoal(`${sold}. ${told}`)
  const known = byIndustry[industry]
  const isPaidByHead = !isTradeNamed && !isServing && byHead.test(offer?.wording ?? '')
  return isPaidByHead && known !== 'lessons' && known !== 'stay' ? 'booking' : (known ?? 'enquiry')
}

/** Food is eaten on the spot, ordered for home, or something that the words do not tell. */
function tableGoal(words: string): PageGoal {
  if (ordering.test(words)) return 'purchase'
  return eatingOut.test(words) ? 'visit' : 'enquiry'
}

const ordering =
  /\b(?:deliver\w*|boxes|pre-?order\w*|to order|lo(?:af|aves)|jars?|subscriptions?)\b/iu
const eatingOut =
  /\b(?:restaurants?|bistros?|caf[eé]s?|bars?|pubs?|tables?|menus?|seats|lunch|dinner|brunch|breakfast|pop[- ]?up|kitchen)\b/iu

/** 'Adults 28 €, children 18 €' is the price of taking part. */
const byHead =
  /\b(?:per person|a person|per adult|adults?|per head|drop[- ]in class(?:es)?|under \d+s?)\b/iu
const joining =
  /\b(?:programmes?|programs?|memberships?|coach\w*|mentor\w*|training plans?|challenge|\d+[- ]?w(?:ee)?k\b)/iu
const advising =
  /\b(?:lawyers?|law firms?|firm advises|legal advice|solicitors?|attorneys?|(?:tax|mortgage|pension|insurance|immigration|financial|divorce) (?:advice|advis\w+|lawyers?|law)|accountants?)\b/iu

/** What the visitor wants, as finely as the playbooks tell it apart. */
export function visitorGoalOf({ goal, ...known }: Wanted & { goal: PageGoal }): VisitorGoal {
  const { sold, industry, lines, trade, isTradeNamed } = known
  // Where several people come together, they take part in something.
  const isTogether = trade.fields.some((label) => label.startsWith('Number of'))
  const isDoneForThem = isTradeNamed
    ? trade.isOutdoor !== true && !isTogether
    : repairing.test(sold)
  if (goal === 'booking' && isDoneForThem) return 'appointment'
  if (goal !== 'enquiry' && goal !== 'lessons') return goal
  const told = `${sold}. ${lines[0] ?? ''}`.replace(/\b(?:not|no|never) [^,.;]+/giu, '')
  if (joining.test(told) && !outdoorIndustries.has(industry)) return 'programme'
  const isCounsel =
    (isTradeNamed && /^(?:legal|finance|wills)$/u.test(trade.key)) || advising.test(told)
  return goal === 'enquiry' && isCounsel ? 'counsel' : goal
}
