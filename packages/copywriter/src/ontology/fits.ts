import type { Industry } from '@wildpath/contract'

import type { Trade } from './trade.ts'

/** Who serves food, gives counsel or builds software takes nobody out, whatever words come along. */
const indoors: ReadonlySet<Industry> = new Set([
  'restaurant',
  'legal',
  'finance',
  'healthcare',
  'real-estate',
  'ecommerce',
  'saas',
  'agency',
])
const outdoors: ReadonlySet<Industry> = new Set([
  'outdoor-adventure',
  'guiding',
  'water-sports',
  'climbing',
])
/** Trades that nobody has who chose an outdoor industry. */
const desks =
  /^(?:education|coaching|ecommerce|saas|agency|legal|finance|real-estate|home-services|beauty|wedding|healthcare|dentist|pets|restaurant|bakery|web-design|it-help|bookkeeping|wills)$/u
/** Named by one word that others use, too: only with the industry that means it. */
const needed: Readonly<Record<string, readonly Industry[]>> = {
  'legal': ['legal', 'other'],
  'finance': ['finance', 'legal', 'other'],
  'real-estate': ['real-estate', 'other'],
  'restaurant': ['restaurant', 'lodging', 'other'],
  'saas': ['saas', 'other'],
  'ecommerce': ['ecommerce', 'outdoor-gear', 'other'],
  'healthcare': ['healthcare', 'other'],
  'outing': ['outdoor-adventure', 'guiding', 'water-sports', 'climbing', 'other'],
}

const isIndoors = /\b(?:indoor|virtual|simulators?|vr|toy|model|miniature|remote[- ]controlled)\b/iu
const animals =
  /\b(?:fossils?|ll?amas?|alpacas?|donkeys?|goats?|reindeer|camels?|falcon\w*|hawks?|owls?|eagles?|truffle\w*)\b/iu
/** What is learned with the body needs no notebook. */
const bodily =
  /\b(?:swim\w*|danc\w*|skat\w*|golf|tennis|padel|foil\w*|efoil\w*|driving|cook\w*|first aid|breath\w*|ice bath\w*|sing\w*)\b/iu

/** Whether a business of this industry can be of the trade at all. */
export function fits(
  { key, unless, isOutdoor }: Trade,
  { lead, product }: { lead: string; product: string },
  industry: Industry,
): boolean {
  if (isOutdoor === true && indoors.has(industry) && key !== 'foraging') return false
  if (isOutdoor === true && key !== 'climbing-gym' && isIndoors.test(lead)) return false
  if (outdoors.has(industry) && desks.test(key)) return false
  if (needed[key]?.includes(industry) === false) return false
  if (key === 'coaching' && industry === 'fitness') return false
  if (key === 'education' && (industry === 'fitness' || bodily.test(lead))) return false
  if (/^(?:hiking|backpacking)$/u.test(key) && animals.test(product)) return false
  return unless?.test(`${lead}. ${product}`) !== true
}
