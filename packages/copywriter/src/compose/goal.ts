import type { Industry } from '@wildpath/contract'
import type { PageGoal } from '@wildpath/page/compose'

import type { Facts } from '../brief/read-brief.ts'
import type { LetterGoal } from '../content/letters.ts'

const renting = /\b(?:to rent|rentals?|hire|for rent)\b/iu
const teaching =
  /\b(?:lessons?|courses?|classes|schools?|academy|coaching|teach\w*|workshops?|camps?)\b/iu
const sleeping =
  /\b(?:cabins?|cottages?|chalets?|rooms|lodges?|half board|bell tents?|yurts?|campsites?|self[- ]catering)\b/iu

const repairing =
  /\b(?:repairs?|mend|fix|servic(?:e|ing)|tun(?:e|ing)|restor\w+|tree (?:surgery|surgeons?|care|work)|stumps?|hedges?|swarms?|pest control|bespoke|shaping|made[- ]to[- ]measure|built[- ]in|upholster\w*|til(?:er|ing)|plaster\w*|scaffold\w*|chimneys?|install\w*|quote|quotes|(?<!self[- ])cater(?:ing)?|removals?|move houses|sweeping|sweep|plumb\w*|drains?|fitting|renovations?|renos|roof(?:ing|ers?)|cleaning|painting|gardening|carpent\w*|join(?:er|ery)|electric(?:ians?|al work))\b/iu
const visiting =
  /\b(?:(?:archery|shooting|driving) range|museum|gardens?|market|shop|store|cafe|bar|pub|observatory|playground|rink|(?:golf|obstacle|assault) course)\b/iu
/** A bar or a market that comes to the customer. */
const coming = /\bfor (?:weddings|parties|events|festivals)\b/iu
const minding = /\b(?:kindergarten|nursery|childcare|preschool|child ?minder)\b/iu
const going =
  /\b(?:trips?|tours?|experiences?|flights?|rides?|walks?|hikes?|treks?|cruises?|safaris?|excursions?|expeditions?|days|sessions?|hunts?|dives?|charters?|watching|rafting|climbing|hunting|riding|sailing|diving|paddling|kayaking|yoga|throwing|zorbing|tastings?|retreats?|shoots?|photos|panning|photography)\b/iu
const byIndustry: Readonly<Partial<Record<Industry, PageGoal>>> = {
  'ecommerce': 'purchase',
  'restaurant': 'visit',
  'education': 'lessons',
  'lodging': 'stay',
  'outdoor-adventure': 'booking',
  'guiding': 'booking',
  'water-sports': 'booking',
  'climbing': 'booking',
}

/** What the owner wants of a visitor, read from what is sold, then from the trade, then from the industry. */
export function composeGoal(facts: Facts): PageGoal {
  const { thing } = facts.offering
  const sold = soldBy(facts)
  if (renting.test(sold) && facts.trade.key !== 'saas') return 'rental'
  const told = facts.statements.slice(0, 3).map(({ text }) => text)
  if (repairing.test(sold) || (thing === null && repairing.test(told.join('. ')))) return 'quote'
  if (
    !facts.isTradeNamed &&
    visiting.test(sold) &&
    !coming.test(`${sold} for ${facts.offering.people ?? ''}`)
  )
    return 'visit'
  if (!facts.isTradeNamed && minding.test(told.join('. ') + sold)) return 'enquiry'
  // A hut, a lodge or a camp on the way does not make a guide an innkeeper.
  if (sleeping.test(sold) && (!facts.isTradeNamed || facts.trade.goal === 'stay')) return 'stay'
  const byKey = facts.isTradeNamed ? facts.trade.goal : undefined
  if (byKey !== undefined) return byKey
  if (teaching.test(sold)) return /\btours?\b|\btrips?\b/iu.test(sold) ? 'booking' : 'lessons'
  if (facts.isTradeNamed && isOutdoor(facts)) return 'booking'
  if (!facts.isTradeNamed && going.test(sold) && facts.industry !== 'agency') return 'booking'
  const known = byIndustry[facts.industry]
  return isPaidByHead(facts) && known !== 'lessons' && known !== 'stay'
    ? 'booking'
    : (known ?? (going.test(sold) && facts.industry !== 'agency' ? 'booking' : 'enquiry'))
}

/** 'Adults 28 €, children 18 €' is the price of taking part. */
function isPaidByHead({ offer, isTradeNamed }: Facts): boolean {
  return (
    !isTradeNamed &&
    /\b(?:per person|a person|per adult|adults?|per head|drop[- ]in|under \d+s?)\b/iu.test(
      offer?.full ?? '',
    )
  )
}

const joining =
  /\b(?:programmes?|programs?|memberships?|coach\w*|mentor\w*|training plans?|challenge|\d+[- ]?w(?:ee)?k\b)/iu
const advising =
  /\b(?:lawyers?|law firm|firm advises|legal|notary|solicitors?|attorneys?|tax(?:es)?|mortgages?|pensions?|insurance|accountants?|immigration|permits?|visas?|divorce|probate|financial)\b/iu

/** What the visitor wants, as finely as the letters tell it apart. */
export function letterGoalOf(facts: Facts): LetterGoal {
  const goal = composeGoal(facts)
  const told = [soldBy(facts), facts.statements[0]?.text ?? ''].join('. ')
  if (goal !== 'enquiry' && goal !== 'lessons') return goal
  if (joining.test(told)) return 'programme'
  const isCounsel =
    facts.industry === 'legal' || facts.industry === 'finance' || advising.test(told)
  return goal === 'enquiry' && isCounsel ? 'counsel' : goal
}

/** The words for what is sold or done. */
export function soldBy({ offering: { thing, deed } }: Facts): string {
  return [thing?.text ?? '', deed?.verb ?? '', deed?.object ?? ''].join(' ')
}

function isOutdoor({ trade }: Facts): boolean {
  return trade.isOutdoor === true
}
