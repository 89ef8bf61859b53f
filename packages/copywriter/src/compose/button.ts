import type { PageGoal } from '@wildpath/page/compose'

import type { Business } from '../business/business.ts'
import { articleFor } from '../grammar/article.ts'
import { capitalised } from '../grammar/phrases.ts'
import { freeThing } from './offer-lines.ts'
import { aboutThing, numberOfThing, oneThing } from './thing-phrases.ts'
import type { Writer } from './writer.ts'

export const longestButton = 35

/** What a button says where nobody knows what is sold. */
const plain: Record<PageGoal, readonly string[]> = {
  booking: ['Ask for a date', 'Check a date'],
  stay: ['Check my dates', 'Ask for my dates'],
  rental: ['Ask for my dates', 'Ask to reserve'],
  lessons: ['Ask for a time', 'Ask for a lesson'],
  quote: ['Ask for my quote', 'Describe the job'],
  visit: ['Plan my visit', 'Say when I come'],
  purchase: ['Ask to order', 'Send my order'],
  enquiry: ['Write to {us}', 'Tell {us} about it'],
}

/** A verb and the thing: what the offer gives away, else what is sold, else what one books of the trade. */
export function composeButton({ business, choice, say }: Writer): string {
  const free = freeThing(business)
  const gift = free === null ? [] : [`Get my ${free}`, `Ask for my ${free}`]
  const texts = [
    ...gift,
    ...ownCalls(business),
    ...(business.isTradeNamed ? tradeCalls(business, say) : []),
    ...say('plain button', choice.shuffled('plain button', plain[business.goal])),
  ]
  return capitalised(texts.find((text) => text.length <= longestButton) ?? 'Send my message')
}

const isHouse =
  /\b(?:park|farm|school|centre|center|shop|studio|museum|garden|range|kennel|club|market|bakery|clinic|hall|kitchen|wagon|van|truck)\b/iu

/** 'Ask for a hawk walk', 'Order sourdough bread', 'Check dates for the treehouse'. */
function ownCalls(business: Business): string[] {
  const { goal, offerings } = business
  const [main] = offerings
  const one = oneThing(business)
  const thing = aboutThing(business)
  if (main === undefined || one === null || thing === null) return []
  if (goal === 'purchase' && /^order /iu.test(main.activity ?? '')) return [main.activity ?? '']
  if (goal === 'stay') return [`Check dates for ${thing}`, 'Check my dates']
  // Of a thing with a price of its own nobody needs a quote.
  if (goal === 'quote' && main.price === undefined) return [`Get a quote for ${one}`]
  // Nobody asks for a park or a farm.
  if (goal === 'enquiry' || goal === 'visit' || isHouse.test(one)) return [`Ask about ${thing}`]
  const number = numberOfThing(one)
  const isServed = business.visitorGoal === 'appointment'
  if (isServed) return [`Ask for ${one}`]
  const isDated = goal === 'booking' || goal === 'lessons' || goal === 'rental'
  if (isDated && number === 'mass' && !/^an? /u.test(one)) {
    return [`Check a date for ${one}`, `Ask about ${one}`]
  }
  if (number === 'many' && isDated) return [`Check dates for ${one}`, `Ask about ${one}`]
  return [`Ask for ${one}`, `Ask for ${one.split(/ (?:with|for|in|at|from|on)\b/u)[0] ?? one}`]
}

function tradeCalls({ trade, goal }: Business, say: Writer['say']): string[] {
  const { one } = trade.booking
  const isBooked = goal === 'booking' || goal === 'lessons'
  const named = isBooked ? [`Ask for ${articleFor(one)} ${one}`] : []
  const own = say('button', trade.cta)
    .filter((text) => !/\babout the\b|\bquestion\b/iu.test(text))
    .filter((text) => goal === 'quote' || !/\bquotes?\b/iu.test(text))
  return [...named, ...own]
}
