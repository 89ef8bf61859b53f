import type { PageGoal } from '@wildpath/page/document'

import type { Facts } from '../brief/read-brief.ts'
import { saidBy } from './situation.ts'

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

/** What the owner wants of a visitor, read from what is sold and only then from the trade. */
export function composeGoal(facts: Facts): PageGoal {
  const service = facts.product.service?.text ?? ''
  if (renting.test(service) && facts.trade.key !== 'saas') return 'rental'
  // A hut, a lodge or a camp on the way does not make a guide an innkeeper.
  if (sleeping.test(service) && (!facts.isTradeNamed || byTrade[facts.trade.key] === 'stay'))
    return 'stay'
  const byKey =
    facts.isTradeNamed || facts.trade.key !== 'outing' ? byTrade[facts.trade.key] : undefined
  if (byKey !== undefined) return byKey
  if (teaching.test(service)) return isOutdoorLesson(facts) ? 'lessons' : 'booking'
  return service === '' && !facts.isTradeNamed ? 'enquiry' : 'booking'
}

function isOutdoorLesson(facts: Facts): boolean {
  return !/\btours?\b|\btrips?\b/iu.test(facts.product.service?.text ?? '') && saidBy(facts) !== ''
}
