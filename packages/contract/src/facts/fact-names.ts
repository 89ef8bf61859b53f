import { wordsOf } from '@wildpath/page/language'

import type { PriceUnit, weekdays } from './fact-values.ts'

const { prices, hours } = wordsOf('en')

/** Behind a price; empty where it is for all. */
export const priceUnitNames: Record<PriceUnit, string> = prices.units

export const weekdayNames: Record<(typeof weekdays)[number], string> = hours.days
