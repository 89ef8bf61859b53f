import { capitalised } from '../grammar/phrases.ts'
import type { PageGoal } from '@wildpath/page/compose'

import { freeThing } from './offer-lines.ts'
import type { Writer } from './writer.ts'

export const longestButton = 35

/** What a button says where the trade has no words of its own. */
const plain: Record<PageGoal, readonly string[]> = {
  booking: ['Ask for a date', 'Check my date', 'Ask about dates', 'Suggest a date'],
  stay: ['Ask about my nights', 'Ask for my dates', 'Check my nights'],
  rental: ['Ask about my dates', 'Ask to reserve', 'Ask what suits me'],
  lessons: ['Ask about lessons', 'Ask for a time', 'Find my level'],
  quote: ['Ask for my quote', 'Get my price', 'Ask what it would cost'],
  visit: ['Plan my visit', 'Say when I come', 'Ask before I come'],
  purchase: ['Ask about an order', 'Ask to order', 'Ask before I order'],
  enquiry: ['Ask my question', 'Ask before I decide', 'Start with a question'],
}

/** A verb and what one gets: what the offer gives away, else the trade's own words. */
export function composeButton({ business, choice, say }: Writer): string {
  const free = freeThing(business)
  const gift = free === null ? [] : [`Get my ${free}`, `Ask for my ${free}`]
  const own = business.isTradeNamed ? say('button', business.trade.cta) : []
  const trade = business.goal === 'quote' ? own : own.filter((text) => !/\bquotes?\b/iu.test(text))
  const texts = [...gift, ...trade, ...choice.shuffled('plain button', plain[business.goal])]
  return capitalised(texts.find((text) => text.length <= longestButton) ?? 'Ask a question')
}
