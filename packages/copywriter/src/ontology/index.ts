import { activities, type ActivityKey } from '@wildpath/activities'
import type { Industry } from '@wildpath/contract'

import { wordsOf } from '../content/known-playbooks.ts'
import { general } from './general.ts'
import type { Trade } from './trade.ts'

const trades: readonly Trade[] = activities.map((activity) => ({
  ...activity,
  ...wordsOf(activity.key),
}))

export const outdoorTrades = trades.filter(({ isOutdoor }) => isOutdoor === true)

export const indoorTrades = trades.filter(({ isOutdoor }) => isOutdoor !== true)

/** The trades that the owner's choice of industry hints at, best first; the text outweighs it. */
export const industryHints: Record<Industry, readonly ActivityKey[]> = {
  'coaching': ['coaching'],
  'ecommerce': ['ecommerce', 'gear-shop'],
  'saas': ['saas'],
  'real-estate': ['real-estate'],
  'fitness': ['fitness', 'yoga', 'climbing-gym'],
  'finance': ['finance'],
  'education': ['education', 'navigation'],
  'agency': ['agency'],
  'restaurant': ['restaurant', 'bakery'],
  'healthcare': ['healthcare', 'dentist'],
  'legal': ['legal'],
  'other': [],
  'outdoor-adventure': ['outing'],
  'guiding': ['outing', 'hiking'],
  'lodging': ['lodge', 'glamping', 'camping'],
  'outdoor-gear': ['gear-shop', 'gear-rental'],
  'water-sports': ['kayaking', 'sailing', 'surfing', 'boat-tour'],
  'climbing': ['rock-climbing', 'climbing-gym'],
}

export { general }
export type { Trade } from './trade.ts'
