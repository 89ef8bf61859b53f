import type { Industry } from '@wildpath/contract'
import type { PageGoal } from '@wildpath/page/document'

import type { Facts } from '../brief/read-brief.ts'
import { outdoorTrades } from '../ontology/index.ts'

const byTrade: Readonly<Record<string, PageGoal>> = {
  'lodge': 'stay',
  'glamping': 'stay',
  'camping': 'stay',
  'gear-rental': 'rental',
  'gear-shop': 'visit',
  'climbing-gym': 'visit',
  'restaurant': 'visit',
  'bakery': 'purchase',
  'ecommerce': 'purchase',
  'yoga': 'lessons',
  'fitness': 'lessons',
  'kids-camp': 'booking',
  'education': 'lessons',
  'navigation': 'lessons',
  'bushcraft': 'lessons',
  'skiing': 'lessons',
  'surfing': 'lessons',
  'kitesurfing': 'lessons',
  'home-services': 'quote',
  'agency': 'quote',
  'wedding': 'quote',
  'real-estate': 'enquiry',
  'legal': 'enquiry',
  'finance': 'enquiry',
  'coaching': 'enquiry',
  'saas': 'enquiry',
  'general': 'enquiry',
}

const renting = /\b(?:to rent|rentals?|hire|for rent)\b/iu
const teaching =
  /\b(?:lessons?|courses?|classes|schools?|academy|coaching|teach\w*|workshops?|camps?)\b/iu
const sleeping =
  /\b(?:cabins?|cottages?|chalets?|rooms|lodges?|half board|bell tents?|yurts?|campsites?|self[- ]catering)\b/iu

const repairing =
  /\b(?:repairs?|mend|fix|servic(?:e|ing)|tun(?:e|ing)|restor\w+|install\w*|quote|quotes|catering|cater|removals?|move houses|sweeping|sweep|plumb\w*|drains?|fitting|renovations?|renos|roof(?:ing|ers?)|cleaning|painting|gardening|carpent\w*|join(?:er|ery)|electric(?:ians?|al work))\b/iu
const visiting =
  /\b(?:range|museum|gardens?|market|shop|store|cafe|bar|pub|observatory|playground|rink|course)\b/iu
const going =
  /\b(?:trips?|tours?|experiences?|flights?|rides?|walks?|hikes?|treks?|cruises?|safaris?|excursions?|expeditions?|days|sessions?|hunts?|dives?|charters?|watching|rafting|climbing|hunting|riding|sailing|diving|paddling|kayaking|yoga)\b/iu
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
  const { thing, deed } = facts.offering
  const sold = [thing?.text ?? '', deed?.verb ?? '', deed?.object ?? ''].join(' ')
  if (renting.test(sold) && facts.trade.key !== 'saas') return 'rental'
  const told = facts.statements.slice(0, 3).map(({ text }) => text)
  if (repairing.test(sold) || (thing === null && repairing.test(told.join('. ')))) return 'quote'
  if (!facts.isTradeNamed && visiting.test(sold)) return 'visit'
  // A hut, a lodge or a camp on the way does not make a guide an innkeeper.
  if (sleeping.test(sold) && (!facts.isTradeNamed || byTrade[facts.trade.key] === 'stay'))
    return 'stay'
  const byKey = facts.isTradeNamed ? byTrade[facts.trade.key] : undefined
  if (byKey !== undefined) return byKey
  if (teaching.test(sold)) return /\btours?\b|\btrips?\b/iu.test(sold) ? 'booking' : 'lessons'
  if (facts.isTradeNamed && isOutdoor(facts)) return 'booking'
  return byIndustry[facts.industry] ?? (going.test(sold) ? 'booking' : 'enquiry')
}

function isOutdoor({ trade }: Facts): boolean {
  return outdoorTrades.includes(trade)
}
